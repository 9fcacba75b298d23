import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'

/** Biome has no rule for media queries. */

/**
 * The visitor's text size does not affect the width in `@media`. Components query the page instead (`@container page`
 * in rem, styles/globals.css). These query the window, with the reason.
 */
const ASKS_THE_WINDOW: Readonly<Record<string, string>> = {
  'components/intro/Intro.module.css': 'covers the window',
  'components/intro/Prompt.module.css': 'covers the window',
  'components/ui/Disclosure.module.css': 'one rule for paper and wide windows',
  'components/project/PlotSheet.module.css': 'sets the scroll padding of the root',
}

/** Queries of the window's shape, for portrait pictures or low windows. */
const IS_SHAPE = /orientation|height/

function widthQueries(css: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkAtRules('media', ({ params }) => {
    if (/width/.test(params) && !IS_SHAPE.test(params)) found.push(params)
  })
  return found
}

const files = readdirSync(path.join(process.cwd(), 'components'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.css'))
  .map((file) => `components/${file.split(path.sep).join('/')}`)

test.each(files.filter((file) => !(file in ASKS_THE_WINDOW)))(
  '%s asks the page, not the window',
  (file) => {
    expect(widthQueries(readFileSync(path.join(process.cwd(), file), 'utf8'))).toEqual([])
  },
)

test.each(Object.keys(ASKS_THE_WINDOW))('%s is still an exception', (file) => {
  expect(widthQueries(readFileSync(path.join(process.cwd(), file), 'utf8'))).not.toEqual([])
})

test.each([
  ['@media (min-width: 60em) { a { color: red } }', ['(min-width: 60em)']],
  ['@media screen { @media (width < 40em) { a { color: red } } }', ['(width < 40em)']],
  ['@container page (inline-size < 40rem) { a { color: red } }', []],
  ['@media (width < 60em) and (orientation: portrait) { a { color: red } }', []],
])('%s', (css, expected) => {
  expect(widthQueries(css)).toEqual(expected)
})
