import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { devices, type Page, type Request } from '@playwright/test'
import {
  BUDGETS,
  EVERY_PAGE,
  LIMITS,
  TAMIL_HTML,
  TAMIL_LIMITS,
  UNTOUCHED,
  type Weights,
} from '../budgets'
import { expect, test } from '../fixtures'
import { ALIKE, allPaths, BASE_PATH, TAMIL } from '../paths'
import { settled } from '../settled'
import { checkUnless } from '../tags'

/** A route that has to weigh more than its budget says so in budgets.ts, or gets lighter. */

const { viewport, deviceScaleFactor, userAgent, isMobile, hasTouch } = devices['Pixel 7']
test.use({ pictures: true, viewport, deviceScaleFactor, userAgent, isMobile, hasTouch })

const MUCH_ALIKE = [...ALIKE, '/nakshatra/', '/mandhra/']
const routes = Object.entries(BUDGETS)
const paths = allPaths()
const compressedSizes = new Map<string, number>()

test('every page has a budget, and no budget is above the limits @once', () => {
  const names = routes.map(([route]) => route)
  expect(paths.filter((path) => !names.includes(path) && !names.includes(parent(path)))).toEqual([])
  for (const [route, { html, css, fonts, images }] of routes) {
    expect(html, route).toBeLessThanOrEqual(LIMITS.html)
    expect(css, route).toBeLessThanOrEqual(LIMITS.css)
    expect(fonts, route).toBeLessThanOrEqual(LIMITS.fonts)
    expect(html + css + fonts + images, route).toBeLessThanOrEqual(LIMITS.firstView)
  }
})

test('no page is shipped a second time as data @once', () => {
  const files = readdirSync('site', { recursive: true, encoding: 'utf8' })
  expect(files.length).toBeGreaterThan(200)
  const texts = files.filter((file) => /\.txt(\.(br|gz))?$/.test(file))
  expect(texts.filter((file) => !/(robots|LICENCE|security)\.txt/.test(file))).toEqual([])
})

for (const [route, budget] of routes) {
  test(`${route} keeps to its budget @once @readonly${checkUnless(!MUCH_ALIKE.includes(route))}`, async ({
    page,
  }) => {
    const weights = await weigh(page, pageOf(route))
    const over = (Object.keys(budget) as (keyof Weights)[])
      .filter((kind) => weights[kind] > budget[kind])
      .map((kind) => `${kind}: ${weights[kind].toFixed(1)} kB of ${budget[kind]}`)
    expect(over).toEqual([])
  })
}

/** One of each weight: a page of the group, the heaviest, and one in the cricket face. */
const TAMIL_FIRST = ['/', '/vistara/', '/tiruppurTamilans/home/']

for (const [route, { css }] of routes) {
  test(`${TAMIL}${route} keeps to its budget @once @readonly${checkUnless(TAMIL_FIRST.includes(route))}`, async ({
    page,
  }) => {
    const weights = await weigh(page, TAMIL + pageOf(route))
    expect.soft(weights.html, 'html').toBeLessThanOrEqual(TAMIL_HTML[route] ?? 0)
    expect.soft(weights.css, 'css').toBeLessThanOrEqual(css + TAMIL_LIMITS.moreCss)
    expect.soft(weights.fonts, 'fonts').toBeLessThanOrEqual(TAMIL_LIMITS.fonts)
    // What needs no script in English needs none in Tamil.
    if (BUDGETS[route]?.script === 0) expect.soft(weights.script, 'script').toBe(0)
  })
}

test.describe('while nobody touches it', () => {
  // The phone of Lighthouse, and so of docs/speed.md.
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    // Nothing moves on by itself: how many slides have passed would depend on the machine.
    contextOptions: { reducedMotion: 'reduce' },
  })

  for (const [route, most] of Object.entries(UNTOUCHED)) {
    test(`${route} receives little @once @readonly${checkUnless(route === '/')}`, async ({
      page,
    }) => {
      const received: Request[] = []
      page.on('request', (request) => received.push(request))
      await page.goto(`.${route}`)
      await settled(page)
      const counted = received.filter((each) =>
        ['document', 'stylesheet', 'font', 'image'].includes(each.resourceType()),
      )
      const sizes = await Promise.all(
        counted.map(async (each) => {
          const { responseBodySize } = await each.sizes()
          return { name: new URL(each.url()).pathname, kilobytes: responseBodySize / 1000 }
        }),
      )
      const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
      expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(most)
    })
  }
})

test('whichever island starts first needs little script @once', async () => {
  for (const file of readdirSync('out', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('index.html')) continue
    const { folder, files, of } = listingOf(readFileSync(path.join('out', file), 'utf8'))
    for (const [island, places] of Object.entries(of)) {
      const sizes = places.map((place) =>
        compressed(
          readFileSync(path.join('out', folder.slice(BASE_PATH.length), files[place] ?? '')),
        ),
      )
      const total = sizes.reduce((sum, size) => sum + size, 0)
      expect(total, `${island} of ${file}`).toBeLessThanOrEqual(LIMITS.firstIsland)
    }
  }
})

/** One page stands for all players, and one for all articles. */
function pageOf(route: string): string {
  const path = paths.find((each) => each === route) ?? paths.find((each) => parent(each) === route)
  if (!path) throw new Error(`${route} has a budget, but no page`)
  return path
}

const parent = (path: string) => path.replace(/[^/]+\/$/, '')

async function weigh(page: Page, path: string): Promise<Weights> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(`.${path}`)
  await settled(page)

  const pictures = await page
    .locator('img:not([loading="lazy"])')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))
  const html = (await download(page.url())).toString()
  const styles = html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? []
  const listing = listingOf(html)
  const scripts = listing.files.map((name) => new URL(listing.folder + name, page.url()).href)
  const of = (type: string) =>
    requests.filter((each) => each.resourceType() === type).map((each) => each.url())

  return {
    html: gzipped(styles.reduce((rest, style) => rest.replace(style, ''), html)) - EVERY_PAGE,
    css: gzipped(styles.join('')) + (await sum(of('stylesheet'), gzipped)),
    fonts: await sum(of('font'), asSent),
    images: await sum(pictures, asSent),
    script: await sum([...scripts, ...of('script')], compressed),
  }
}

/** What a page says of its islands. */
function listingOf(html: string): {
  folder: string
  files: string[]
  of: Record<string, number[]>
} {
  const [, listing = '{"folder":"","files":[],"of":{}}'] = /id="islands">([^<]*)</.exec(html) ?? []
  return JSON.parse(listing)
}

/** Scripts as hosts send them. Compressing takes a while, and pages share most of their files. */
function compressed(content: Buffer): number {
  const name = createHash('sha256').update(content).digest('hex')
  const size = compressedSizes.get(name) ?? brotliCompressSync(content).length / 1000
  compressedSizes.set(name, size)
  return size
}
const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1000
/** Drawings are text and travel compressed. */
const asSent = (content: Buffer, url: string) =>
  url.endsWith('.svg') ? gzipped(content) : content.length / 1000

async function download(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}

async function sum(urls: readonly string[], weight: (content: Buffer, url: string) => number) {
  const each = [...new Set(urls)].map(async (url) => weight(await download(url), url))
  return (await Promise.all(each)).reduce((total, one) => total + one, 0)
}
