import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule } from 'postcss'
import config from '../postcss.config.mjs'

test('every page begins with the order of the layers: a layer met before would be the weakest of all', () => {
  const first = (file: string) =>
    /^(import|@import|@layer)\b.*$/m.exec(readFileSync(path.join(process.cwd(), file), 'utf8'))?.[0]
  expect(first('app/layout.tsx')).toBe("import '@/styles/globals.css'")
  expect(first('styles/globals.css')).toBe('@import "./reset.css";')
  expect(first('styles/reset.css')).toMatch(/^@layer reset, .*;$/)
})

/** A style sheet as the build reads it, and the layers that it is in. */
async function built(css: string, from: string) {
  const { root } = await postcss(config.plugins).process(css, { from, map: false })
  const nodes = root.type === 'root' ? root.nodes : []
  return nodes.map((node) =>
    node.type === 'atrule' ? `@layer ${(node as AtRule).params}` : String(node),
  )
}

test.each([
  ['components/frames/Stage.module.css', ['@layer frames']],
  ['components/home/Leadership.module.css', ['@layer components']],
  ['styles/brands/font.module.css', ['a { color: red }']],
])('%s is in the layer of its folder', async (from, layers) => {
  expect(await built('a { color: red }', from)).toEqual(layers)
})

test('a class composes another outside its layer', async () => {
  const css = '.a { composes: b from "./b.module.css"; color: red }'
  expect(await built(css, 'components/ui/A.module.css')).toEqual([
    '.a { composes: b from "./b.module.css" }',
    '@layer components',
  ])
})
