/**
 * The weight of each route must not exceed its budget in e2e/site/budgets.ts. e2e/flows/pictures/budgets.spec.ts tests
 * that a phone loads the files that are counted here.
 */

import { filesIn } from '@/tools/build/postbuild/files'
import { allPaths, TAMIL } from '../helpers/paths'
import { BUDGETS, LIMITS, pageOf, routeOf, TAMIL_HTML, TAMIL_LIMITS, type Weights } from './budgets'
import { OUT, onEach, readPage } from './built-pages'
import { listingOf, sizeOf, weigh } from './weigh'

const routes = Object.keys(BUDGETS)

/** The parts of a page that exceed its budget, to the one decimal that budgets have. */
const over = (place: string, budget: Partial<Weights>) => {
  const weights = weigh(place)
  return (Object.keys(budget) as (keyof Weights)[])
    .map((kind) => ({ kind, weight: Number(weights[kind].toFixed(1)), most: budget[kind] ?? 0 }))
    .filter(({ weight, most }) => weight > most)
    .map(({ kind, weight, most }) => `${kind}: ${weight} kB of ${most}`)
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
    // A page without scripts in English has none in Tamil.
    ...(script === 0 && { script }),
  }
  expect(over(TAMIL + pageOf(route), budget)).toEqual([])
})

test('every island needs little script if it is the first to hydrate', () => {
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

test('no page is published a second time as data', () => {
  const files = filesIn('site')
  expect(files.length).toBeGreaterThan(200)
  const texts = files.filter((file) => /\.txt(\.(br|gz))?$/.test(file))
  expect(texts.filter((file) => !/(robots|LICENCE|security)\.txt/.test(file))).toEqual([])
})
