import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { crawl, type Site, unreachable } from '../crawler'
import { BASE_PATH } from '../paths'

const OUT = path.join(process.cwd(), 'out')

const listed: readonly { host: string }[] = JSON.parse(
  readFileSync('content/en/external-hosts.json', 'utf8'),
)

/** The site as it was exported. */
const exported = (): Site => ({
  base: BASE_PATH,
  origin: (process.env.SITE_URL || 'https://www.noyyal.example').replace(/\/+$/, ''),
  files: new Set(
    readdirSync(OUT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/')),
  ),
  read: (file) => readFileSync(path.join(OUT, file), 'utf8'),
  hosts: listed.map(({ host }) => host),
  services: [
    ...(process.env.SITE_SERVICES === 'live' ? [] : ['http://localhost:']),
    ...(process.env.FORM_ENDPOINT ? [process.env.FORM_ENDPOINT] : []),
    ...(process.env.SHOP_URL ? [process.env.SHOP_URL] : []),
  ],
})

test('every link, fragment and file of the site is there, and every button does something @once', () => {
  expect(crawl(exported())).toEqual([])
})

test('every page can be reached from the home page @once @check', () => {
  expect(unreachable(exported())).toEqual([])
})

test('the page a pointer rests on is fetched before the click @readonly @once @check', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Preload.enable')
  const isFetched = new Promise((resolve) => {
    browser.on(
      'Preload.prefetchStatusUpdated',
      ({ status }) => status === 'Ready' && resolve(status),
    )
  })
  await page.goto('./services/')
  const here = new URL(page.url()).pathname
  const link = page
    .locator(`main a[href^="${BASE_PATH}/"][href$="/"]:not([href="${here}"])`)
    .first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.hover()
  await isFetched
  await link.click()
  await expect(page).toHaveURL(address)
  const [how] = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceEntry & { deliveryType: string }).deliveryType),
  )
  expect(how).toBe('navigational-prefetch')
})
