import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_GROUNDS } from '@/content/schema/project'
import { contrast } from '@/e2e/helpers/contrast'
import brands from '@/lib/domain/brands.json'

const css = readFileSync(path.join(process.cwd(), 'styles', 'tokens.css'), 'utf8').replaceAll(
  '"',
  "'",
)
/** Returns the declarations of the first rule whose selector contains this text. */
function rule(selector: string): Map<string, string> {
  const at = css.indexOf(selector)
  const body = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at))
  return new Map(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const base = rule(':root {')

/** Returns a token's value on a ground and in a brand, as a hex colour. */
function colour(token: string, ground: string, brand: string, land?: string): string {
  const scope = new Map([
    ...rule(`[data-ground='${ground}'] {`),
    ...rule(`[data-brand='${brand}'] {\n    --display`),
    ...(land ? rule(`[data-land='${land}'] {`) : []),
  ])
  let value = scope.get(token) ?? base.get(token) ?? token
  for (let steps = 0; value.startsWith('var(') && steps < 5; steps++) {
    const [, name = '', fallback = ''] = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(value) ?? []
    value = scope.get(name) ?? base.get(name) ?? fallback
  }
  return value
}

const brandGrounds = [
  ['group', 'light'],
  ['group', 'dark'],
  ['properties', 'light'],
  ['properties', 'dark'],
  ['cinemas', 'dark'],
  ['cricket', 'dark'],
  ['cricket', 'light'],
] as const

/** Minimum contrast: text 4.5, focus ring 3 (WCAG 1.4.3, 1.4.11). */
const pairs = [
  ['--text', '--ground', 4.5],
  ['--text-2', '--ground', 4.5],
  ['--link', '--ground', 4.5],
  ['--error', '--ground', 4.5],
  ['--success', '--success-ground', 4.5],
  ['--text', '--error-ground', 4.5],
  ['--action-text', '--action', 4.5],
  ['--focus', '--ground', 3],
] as const

for (const [brand, ground] of brandGrounds) {
  test.each(pairs)(`${brand} on ${ground}: %s on %s reaches %s`, (front, back, least) => {
    const [one, other] = [colour(front, ground, brand), colour(back, ground, brand)]
    expect(one).toMatch(/^#/)
    expect(other).toMatch(/^#/)
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  })
}

for (const land of PROJECT_GROUNDS.slice(1))
  for (const ground of ['light', 'dark'])
    test.each(pairs)(
      `a project on ${land}, ${ground}: %s on %s reaches %s`,
      (front, back, least) => {
        const [one, other] = [front, back].map((name) => colour(name, ground, 'properties', land))
        expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(least)
      },
    )

test.each(Object.entries(brands))(
  '%s has one dark ground, in tokens.css and brands.json',
  (brand, { ground }) => {
    expect(colour('--ground', 'dark', brand)).toBe(ground)
  },
)

const STATUSES = ['available', 'reserved', 'booked', 'sold']
const onPlot = (status: string, part: 'number' | 'mark') => {
  const [one, other] = [`--plot-${status}-${part}`, `--plot-${status}`].map((name) =>
    colour(name, 'dark', 'properties'),
  )
  return contrast(one ?? '', other ?? '')
}

test.each(STATUSES)('the number of a plot with status %s is readable', (status) => {
  expect(onPlot(status, 'number')).toBeGreaterThanOrEqual(4.5)
})

test.each(STATUSES.slice(1))('the pattern of a plot with status %s is visible', (status) => {
  expect(onPlot(status, 'mark')).toBeGreaterThanOrEqual(1.7)
})
