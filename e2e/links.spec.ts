import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { externalHosts } from '@/content/external-hosts'
import { crawl, type Site, unreachable } from './crawler'

const OUT = path.join(process.cwd(), 'out')

/** The site as it was exported. */
const exported = (): Site => ({
  base: process.env.BASE_PATH ?? '/noyyal',
  origin: (process.env.SITE_URL || 'https://www.noyyal.example').replace(/\/+$/, ''),
  files: new Set(
    readdirSync(OUT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/')),
  ),
  read: (file) => readFileSync(path.join(OUT, file), 'utf8'),
  hosts: Object.keys(externalHosts),
  services: [
    ...(process.env.SITE_SERVICES === 'live' ? [] : ['http://localhost:']),
    ...(process.env.FORM_ENDPOINT ? [process.env.FORM_ENDPOINT] : []),
    ...(process.env.SHOP_URL ? [process.env.SHOP_URL] : []),
  ],
})

test('every link, fragment and file of the site is there, and every button does something @once', () => {
  expect(crawl(exported())).toEqual([])
})

test('every page can be reached from the home page @once', () => {
  expect(unreachable(exported())).toEqual([])
})

test.describe('the crawler', () => {
  const check = (body: string, more: Readonly<Record<string, string>> = {}) => {
    const pages: Readonly<Record<string, string>> = { 'index.html': body, ...more }
    return crawl({
      base: '/base',
      origin: 'https://site.example',
      files: new Set(Object.keys(pages)),
      read: (file) => pages[file] ?? '',
      hosts: ['good.example'],
      services: ['http://localhost:4174'],
    })
  }
  const other = { 'other/index.html': '<h2 id="there">There</h2>' }

  for (const [what, body] of [
    ['a link that leads nowhere', '<a href="#">x</a>'],
    ['an empty link', '<a href="">x</a>'],
    ['a script address', '<a href="javascript:void 0">x</a>'],
    ['a page that does not exist', '<a href="/base/gone/">x</a>'],
    ['a page without its closing slash', '<a href="/base/other">x</a>'],
    ['a fragment that does not exist', '<a href="/base/other/#gone">x</a>'],
    ['a fragment of the same page', '<a href="#gone">x</a>'],
    ['a path outside the site', '<a href="/other/">x</a>'],
    ['an image that does not exist', '<img src="/base/gone.png"/>'],
    ['one of several images', '<img srcset="/base/a.avif 320w, /base/b.avif 640w"/>'],
    ['a host nobody decided on', '<a href="https://bad.example/" rel="noopener">x</a>'],
    ['a foreign link without noopener', '<a href="https://good.example/">x</a>'],
    ['a foreign link that is not encrypted', '<a href="http://good.example/" rel="noopener">x</a>'],
    ['a foreign script', '<script src="https://good.example/a.js"></script>'],
    ['half a number', '<a href="tel:12">x</a>'],
    ['a broken mail address', '<a href="mailto:nobody">x</a>'],
    ['a button that does nothing', '<button type="button">x</button>'],
    ['a button that opens nothing', '<button popovertarget="gone">x</button>'],
    ['a label for nothing', '<label for="gone">x</label>'],
    ['an id that stands twice', '<i id="a"></i><i id="a"></i>'],
    [
      'a broken sharing image',
      '<meta property="og:image" content="https://site.example/base/no.png"/>',
    ],
  ] as const) {
    test(`finds ${what} @once`, () => {
      expect(check(body, other)).toHaveLength(what.startsWith('one of') ? 2 : 1)
    })
  }

  test('lets pass what is right @once', () => {
    const body = `
      <a href="/base/other/#there">x</a> <a href="other/?a=b">x</a> <a href="#top">x</a>
      <a href="tel:+910000000000">x</a> <a href="mailto:a@b.example?subject=x">x</a>
      <a href="https://good.example/x" rel="noopener" target="_blank">x</a>
      <form action="http://localhost:4174/form/submit"><button type="submit">x</button></form>
      <div data-island="idle"><p><button type="button">x</button></p></div>
      <button type="button" popovertarget="menu">x</button><div id="menu" popover="auto"></div>
      <script>"<a href='#'>no markup</a>"</script><img src="data:image/png;base64,AA"/>`
    expect(check(body, other)).toEqual([])
  })

  test('finds files that style sheets miss @once', () => {
    expect(check('', { '_next/a.css': '.a{background:url(../gone.png)}' })).toHaveLength(1)
  })
})

test('the page a pointer rests on is fetched before the click @readonly @once', async ({
  page,
}) => {
  await page.goto('./services/')
  const link = page.getByRole('main').getByRole('link', { name: 'See the projects' }).first()
  await link.hover()
  // The browser takes a fifth of a second to believe it.
  await page.waitForTimeout(1_000)
  await link.click()
  await expect(page).toHaveURL(/\/properties\/$/)
  const [how] = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceEntry & { deliveryType: string }).deliveryType),
  )
  expect(how).toBe('navigational-prefetch')
})
