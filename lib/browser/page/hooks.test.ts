import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HOOKS } from './hooks'

/** Compiler and linter cannot check attributes shared by scripts and markup: they are strings. */

const COMMENTS = /\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms

const files = ['app', 'components', 'e2e', 'lib', 'tools/plans', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|hooks\.ts$/.test(file))
    .map((file) => ({
      file: path.join(folder, file),
      // Comments may mention attributes that the code no longer has.
      code: readFileSync(path.join(folder, file), 'utf8').replace(COMMENTS, ''),
    })),
)
const scripts = files.filter(({ file }) => /^(?:lib|components)\/.*\.tsx?$/.test(file))

const NAMED = [
  /\[data-([a-z-]+)/g,
  /(?:Attribute\(|attributeFilter: \[)\s*['`]data-([a-z-]+)/g,
  /dataset\.(\w+)/g,
  /'(\w+)' in [\w.]+\.dataset/g,
]
const UNPACKED = [/\{([^{}]*)\} = [\w.?]*\bdataset\b/g, /dataset: \{([^{}]*)\}/g]

const attribute = (name: string) =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const found = (code: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))

/** The attributes that a script names in selectors, in `dataset` and in calls such as `setAttribute`. */
const attributesIn = (code: string) => [
  ...found(code, NAMED).map(attribute),
  ...found(code, UNPACKED)
    .flatMap((list) => list.split(','))
    .flatMap((each) => each.match(/^\s*(\w+)/)?.[1] ?? [])
    .map(attribute),
]

test('every way to name an attribute is found', () => {
  const code = `
    root.querySelector('a, [data-one]')
    root.removeAttribute('data-two-more')
    root.dataset.threeMore = ''
    if ('four' in root.dataset) return
    const { five, six = '' } = document.currentScript?.dataset ?? {}
    const of = ({ dataset: { seven } }: HTMLElement) => seven
    observer.observe(root, { attributeFilter: ['data-eight'] })`
  expect(attributesIn(code).sort()).toEqual(
    ['eight', 'five', 'four', 'one', 'seven', 'six', 'three-more', 'two-more'].map(
      (name) => `data-${name}`,
    ),
  )
})

test('the list has exactly the attributes that scripts name', () => {
  const named = new Set(scripts.flatMap(({ code }) => attributesIn(code)))
  expect(Object.keys(HOOKS).sort()).toEqual([...named].sort())
})

test.each(Object.entries(HOOKS))('%s is named by its writers and readers', (name, hook) => {
  const isNamed = (code: string) =>
    new RegExp(`\\b${name}(?![\\w-])`).test(code) || attributesIn(code).includes(name)
  const [writers, readers] = hook
  for (const each of `${writers}, ${readers}`.split(', ')) {
    const own = files.filter(({ file }) =>
      each === 'markup' ? file.endsWith('.tsx') : path.basename(file) === each,
    )
    expect([each, own.some(({ code }) => isNamed(code))]).toEqual([each, true])
  }
})
