import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type Declaration } from 'postcss'

/** Biome has no rule for allowed values of properties. */

/** In rem: a phone at 200 % text size, a phone, a tablet, a desktop, a wide window. */
const WIDTHS = [18, 30, 48, 60, 75]

/** Two columns of testimonials from 992 px on (specification, home). */
const SPECIFIED_WIDTH = 62

/**
 * Style sheets sized to the window or to a drawing, such as a poster or a shirt: text, lines and distances have the
 * size of the drawing.
 */
const DRAWN = [
  'cricket/SeasonSteps',
  'cricket/TeamHero',
  'fans/FanHero',
  'fans/ProfileFacts',
  'fans/ProfileHero',
  'fans/ShirtName',
  'intro/scenes/Trophy',
  'intro/scenes/Preloader',
  'project/Brochure',
  'project/ProjectName',
  'prose/Figure',
].map((name) => `components/${name}.module.css`)

const WEIGHT = /^(?:var\(--(?:weight-\w+|display-weight)\)|inherit)$/
const LINES = /^(?:var\(--(?:lead-\w+|words-\w+|leading-text|display-lead)\)|inherit)$/
const SPACING = /^(?:padding|margin|(?:row-|column-)?gap)/

/** True for a step, a share of the surrounding text, or a step that the window or its box limits. */
function isSize(value: string) {
  const hasStep = /var\(--(?:step|text)-/.test(value)
  const isOfText = /^(?:inherit|(?:\d*\.)?\d+em|0)$/.test(value)
  return (hasStep || isOfText) && !/\d(?:rem|px|pt)\b/.test(value)
}

/** Splits a value at spaces outside brackets. */
const parts = (value: string) =>
  value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

const isOnPaper = (declaration: Declaration) => {
  for (let node = declaration.parent; node; node = node.parent as typeof node) {
    if (node.type === 'atrule' && 'params' in node && node.params === 'print') return true
  }
  return false
}

/** Returns the weight, size and line height that a declaration sets, also as part of `font`. */
function typeOf({ prop, value }: Declaration) {
  if (prop === 'font-weight') return { weight: value }
  if (prop === 'font-size') return { size: value }
  if (prop === 'line-height') return { lines: value }
  if (prop !== 'font' && !prop.startsWith('--type-')) return {}
  if (/^(?:inherit|var\(--[\w-]+\))$/.test(value)) return {}
  const [weight, size, slash, lines] = parts(value)
  return slash === '/' ? { weight, size, lines } : { weight, size }
}

/** Returns custom properties through which a style sheet takes sizes from a parent or from another of its rules. */
function sizesIn(css: string): string[] {
  const names: string[] = []
  postcss.parse(css).walkDecls((declaration) => {
    const { size = '' } = typeOf(declaration)
    for (const [, name = ''] of size.matchAll(/var\((--[\w-]+)/g)) {
      if (!/^--(?:step|text)-/.test(name)) names.push(name)
    }
  })
  return names
}

/** Returns declarations off the scales of styles/tokens.css. Properties in `taken` are checked like sizes. */
function offScale(css: string, { isDrawn = false, taken = sizesIn(css) } = {}): string[] {
  const found: string[] = []
  const root = postcss.parse(css)
  root.walkAtRules(/^(?:container|media)$/, ({ name, params }) => {
    const widths = params.replace(/\((?:[^()]*\b(?:height|block-size)\b)[^()]*\)/g, '')
    const isNamed = [...widths.matchAll(/([\d.]+)(?:rem|em|px)\b/g)].every(([, width]) =>
      [...WIDTHS, SPECIFIED_WIDTH].includes(Number(width)),
    )
    if (!isNamed) found.push(`@${name} ${params}`)
  })
  const sizes = new Set(taken)
  root.walkDecls((declaration) => {
    const { prop, value } = declaration
    const { weight, size, lines } = typeOf(declaration)
    const isFree = isDrawn || isOnPaper(declaration)
    const isHeldElsewhere =
      size?.startsWith('var(--') && sizes.has(size.slice(4).split(/[,)]/)[0] ?? '')
    const wrong =
      (weight && !WEIGHT.test(weight)) ||
      (!isFree && lines && !LINES.test(lines)) ||
      (!isFree && size && !isHeldElsewhere && !isSize(size)) ||
      (!isFree && sizes.has(prop) && !isSize(value)) ||
      (!isFree && SPACING.test(prop) && parts(value).some((part) => /^-?[\d.]+rem$/.test(part)))
    if (wrong) found.push(`${prop}: ${value}`)
  })
  return found
}

const modules = readdirSync(path.join(process.cwd(), 'components'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => `components/${file.split(path.sep).join('/')}`)

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8')
const taken = modules.filter((file) => !DRAWN.includes(file)).flatMap((file) => sizesIn(read(file)))

test.each(modules)('%s only uses widths, type and space of the scales', (file) => {
  expect(offScale(read(file), { isDrawn: DRAWN.includes(file), taken })).toEqual([])
})

test.each(DRAWN)('%s is an exception, and is off the scales', (file) => {
  expect(offScale(read(file), { taken })).not.toEqual([])
})

test.each([
  ['@container page (inline-size >= 60rem) { a { color: red } }', []],
  [
    '@media (width < 26em) and (orientation: portrait) { a { color: red } }',
    ['@media (width < 26em) and (orientation: portrait)'],
  ],
  ['@media (width < 60em) and (height < 33em) { a { color: red } }', []],
  ['a { font-size: min(9vw, var(--step-4)); line-height: var(--lead-120) }', []],
  ['a { font-size: 1.1875rem; line-height: 1.27 }', ['font-size: 1.1875rem', 'line-height: 1.27']],
  ['a { --name: 2rem; font-size: var(--name) }', ['--name: 2rem']],
  ['a { --name: var(--step-3); font-size: var(--name) }', []],
  [
    'a { font: 510 var(--step-1) / 1.3 var(--font-body) }',
    ['font: 510 var(--step-1) / 1.3 var(--font-body)'],
  ],
  ['a { font: var(--weight-medium) var(--step-1) / var(--lead-130) var(--font-body) }', []],
  ['a { padding: 0 var(--space-3) 1rem; margin: auto }', ['padding: 0 var(--space-3) 1rem']],
  ['a { gap: clamp(1rem, 3vw, 2rem); margin-inline: -1px 0.5em }', []],
  ['@media print { a { font-size: 9pt; line-height: 1.27; gap: 3mm } }', []],
])('%s', (css, wrong) => {
  expect(offScale(css)).toEqual(wrong)
})
