/**
 * A route that has to weigh more than its budget says so in e2e/site/budgets.ts, or gets lighter. That a phone loads what is
 * counted here says e2e/flows/pictures/budgets.spec.ts.
 */
import {
  BUDGETS,
  LIMITS,
  pageOf,
  routeOf,
  TAMIL_HTML,
  TAMIL_LIMITS,
  type Weights,
} from './budgets'
import { allPaths, TAMIL } from '../helpers/paths'
import { filesIn, OUT, onEach, readPage } from './built-pages'
import { listingOf, sizeOf, weigh } from './weigh'

const routes = Object.keys(BUDGETS)

/** What of a page weighs more than it may. */
const over = (place: string, budget: Partial<Weights>) => {
  const weights = weigh(place)
  return (Object.keys(budget) as (keyof Weights)[])
    .filter((kind) => weights[kind] > (budget[kind] ?? 0))
    .map((kind) => `${kind}: ${weights[kind].toFixed(1)} kB of ${budget[kind]}`)
}

test('every page has a budget, and no budget is above the limits', () => {
  expect(allPaths().filter((place) => routeOf(place) === undefined)).toEqual([])
  onEach(routes, (route) => {
    const { html = 0, css = 0, fonts = 0, images = 0 } = BUDGETS[route] ?? {}
    expect(html).toBeLessThanOrEqual(LIMITS.html)
    expect(css).toBeLessThanOrEqual(LIMITS.css)
    expect(fonts).toBeLessThanOrEqual(LIMITS.fonts)
    expect(html + css + fonts + images).toBeLessThanOrEqual(LIMITS.firstView)
  })
})

test.each(routes)('%s keeps to its budget', (route) => {
  expect(over(pageOf(route), BUDGETS[route] ?? {})).toEqual([])
})

test.each(routes)(`${TAMIL}%s keeps to its budget`, (route) => {
  const { css = 0, script } = BUDGETS[route] ?? {}
  const budget = {
    html: TAMIL_HTML[route] ?? 0,
    css: css + TAMIL_LIMITS.moreCss,
    fonts: TAMIL_LIMITS.fonts,
    // What needs no script in English needs none in Tamil.
    ...(script === 0 && { script }),
  }
  expect(over(TAMIL + pageOf(route), budget)).toEqual([])
})

test('whichever island starts first needs little script', () => {
  const pages = filesIn(OUT).filter((file) => file.endsWith('index.html'))
  onEach(pages, (file) => {
    const { folder, files, of } = listingOf(readPage(file).html)
    for (const [island, places] of Object.entries(of)) {
      const sizes = places.map((place) => sizeOf(`${folder}${files[place]}`, '.br'))
      const total = sizes.reduce((sum, size) => sum + size, 0)
      expect([island, Math.max(total, LIMITS.firstIsland)]).toEqual([island, LIMITS.firstIsland])
    }
  })
})

test('no page is shipped a second time as data', () => {
  const files = filesIn('site')
  expect(files.length).toBeGreaterThan(200)
  const texts = files.filter((file) => /\.txt(\.(br|gz))?$/.test(file))
  expect(texts.filter((file) => !/(robots|LICENCE|security)\.txt/.test(file))).toEqual([])
})
