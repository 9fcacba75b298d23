import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule } from 'postcss'
import config from '@/components/postcss.config.mjs'

test('every page starts with the layer order: a layer declared earlier would have the lowest priority', () => {
  const first = (file: string) =>
    /^(import|@import|@layer)\b.*$/m.exec(readFileSync(path.join(process.cwd(), file), 'utf8'))?.[0]
  expect(first('app/layout.tsx')).toBe("import '@/styles/globals.css'")
  expect(first('styles/globals.css')).toBe('@import "./reset.css";')
  expect(first('styles/reset.css')).toMatch(/^@layer reset, .*;$/)
})

/** Returns the layers of a style sheet as processed by the build. */
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
])('%s is in its folder’s layer', async (from, layers) => {
  expect(await built('a { color: red }', from)).toEqual(layers)
})

test('`composes` stays outside the layer', async () => {
  const css = '.a { composes: b from "./b.module.css"; color: red }'
  expect(await built(css, 'components/ui/A.module.css')).toEqual([
    '.a { composes: b from "./b.module.css" }',
    '@layer components',
  ])
})
