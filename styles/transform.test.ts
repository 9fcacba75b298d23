import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type Rule } from 'postcss'

/** Biome has no rule for this: the build's minifier drops these before a `transform` of the same rule. */
const MOVES = ['translate', 'rotate', 'scale']

function lostIn(css: string): string[] {
  const lost: string[] = []
  postcss.parse(css).walkDecls('transform', (transform) => {
    const rule = transform.parent as Rule
    rule.each((each) => {
      if (
        each.type === 'decl' &&
        MOVES.includes(each.prop) &&
        rule.index(each) < rule.index(transform)
      )
        lost.push(`${rule.selector}: ${each.prop}`)
    })
  })
  return lost
}

test('translate, rotate and scale are never before a transform', () => {
  const files = ['components', 'styles'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  )
  expect(files.flatMap((file) => lostIn(readFileSync(file, 'utf8')))).toEqual([])
  expect(lostIn('a { translate: 50%; transform: skewX(-12deg) } b { translate: 50% }')).toEqual([
    'a: translate',
  ])
})
