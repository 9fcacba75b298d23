import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Biome has no rule for directives or doc comments, and its import rule cannot tell types from values. */

const root = process.cwd()
const sources = ['app', 'components', 'content', 'lib', 'styles']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) =>
      path.join(folder, String(file)),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const islands = sources.filter((file) => file.endsWith('.island.tsx'))

test('only islands and the error page run in the browser', () => {
  const clients = sources.filter((file) => /^['"]use client['"]/m.test(textOf(file)))
  const strangers = clients.filter(
    (file) => !/\.island\.tsx$|(^|\/)(global-)?error\.tsx$/.test(file),
  )
  expect(strangers).toEqual([])
  expect(islands.length).toBeGreaterThan(0)
})

test.each(islands)(
  '%s says why it runs in the browser, what stays without it, and its cost',
  (file) => {
    const text = textOf(file)
    expect(text).toMatch(/^'use client'/)
    expect(text).toMatch(/\* Why: /)
    expect(text).toMatch(/\* Without JavaScript: /)
    expect(text).toMatch(/\* Cost: /)
  },
)

test('islands take no ids that React counts from a root, which differs in the browser', () => {
  const counting = sources.filter((file) => /\buseId\b/.test(textOf(file)))
  // A match card is rendered by the server or again by the browser, never both.
  expect(counting.toSorted()).toEqual([
    'components/cricket/MatchCard.tsx',
    'components/island/island.tsx',
  ])
})

test.each(islands)('%s imports only types from content', (file) => {
  const imports = [...textOf(file).matchAll(/^import (?!type)[^'"]*['"](@\/content\/[^'"]+)['"]/gm)]
  expect(imports.map(([, from]) => from)).toEqual([])
})
