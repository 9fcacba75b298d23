/**
 * Checks a host's answers over plain HTTP. Any host that follows `tools/host/rules.ts` passes, such as the local
 * server and nginx (`npx tsx tools/check/test-nginx.ts`).
 */
import { readFileSync, statSync } from 'node:fs'
import path, { extname } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { test as inBrowser } from '../helpers/fixtures'
import { allFiles, allPaths, BASE_PATH, findFile, TAMIL, templates } from '../helpers/paths'
import { waitUntilSettled } from '../helpers/wait-until-settled'
import { policyInPage } from './policies'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** One answer without following redirects. */
const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(`.${path}`, { headers, maxRedirects: 0 })

/** An address at the domain root, above the site's folder. */
const atRoot = (request: APIRequestContext, baseURL: string | undefined, path: string) =>
  request.get(new URL(path, baseURL).href, { maxRedirects: 0 })

test('every page is served, with its own policy, and is revalidated @readonly @once', async ({
  request,
}) => {
  for (const path of allPaths()) {
    const answer = await ask(request, path)
    const headers = answer.headers()
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect.soft(headers['cache-control'], path).toBe(REVALIDATE)
    expect
      .soft(headers['content-security-policy'], path)
      .toBe(`${policyInPage(await answer.text())}; frame-ancestors 'none'`)

    const etag = headers.etag ?? ''
    expect.soft(etag, path).not.toBe('')
    const again = await ask(request, path, { 'if-none-match': etag })
    expect.soft(again.status(), path).toBe(304)
  }
})

// Console errors and policy reports fail it.
inBrowser(
  'one page of each kind works under the policy that the host sends @readonly @once @check',
  async ({ page }) => {
    for (const path of templates(allPaths()).flatMap((each) => [each, TAMIL + each])) {
      const answer = await page.goto(`.${path}`)
      expect.soft(answer?.status(), path).toBe(200)
      expect.soft(answer?.headers()['content-security-policy'], path).toContain('script-src')
      // A key hydrates all islands.
      await page.keyboard.press('Shift')
      await expect(page.locator('x-island:not(:has(> [data-ready]))'), path).toHaveCount(0)
      await waitUntilSettled(page)
    }
  },
)

test('a missing address answers 404 with the not-found page @readonly @once', async ({
  request,
}) => {
  const folderWithoutPage = '/_next/static/'
  const hashed = '/_next/static/islands/gone-0123456789.js'
  for (const path of ['/gone', '/gone/', '/contact/gone/', folderWithoutPage, hashed]) {
    const answer = await ask(request, path)
    const [headers, html] = [answer.headers(), await answer.text()]
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(html, path).toContain('<h1')
    expect.soft(headers['content-type'], path).toMatch(/^text\/html/)
    expect.soft(headers['cache-control'], path).toBe(REVALIDATE)
    expect
      .soft(headers['content-security-policy'], path)
      .toBe(`${policyInPage(html)}; frame-ancestors 'none'`)
  }
})

test('below the Tamil folder the Tamil not-found page is served, and leads to the Tamil home @once', async ({
  request,
}) => {
  for (const path of ['/ta/gone', '/ta/gone/', '/ta/contact/gone/', '/ta/gone.js']) {
    const answer = await ask(request, path)
    const [headers, html] = [answer.headers(), await answer.text()]
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(html, path).toContain('<html lang="ta')
    expect.soft(html, path).toContain(`http-equiv="refresh" content="0; url=${BASE_PATH}/ta/"`)
    expect.soft(headers['cache-control'], path).toBe(REVALIDATE)
    expect
      .soft(headers['content-security-policy'], path)
      .toBe(`${policyInPage(html)}; frame-ancestors 'none'`)
  }
})

test('security.txt is at its standard address @readonly @once', async ({ request, baseURL }) => {
  const answer = await atRoot(request, baseURL, '/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  const text = await answer.text()
  expect(text).toMatch(/^Contact: (?:mailto:\S+@\S+|https?:\/\/\S+)$/m)
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})

// Netlify and Cloudflare serve the file under its own name as well.
test('the not-found page is not served at its own address @once', async ({ request, baseURL }) => {
  for (const path of ['/404.html', `${BASE_PATH}/404.html`, `${BASE_PATH}/ta/404.html`]) {
    const answer = await atRoot(request, baseURL, path)
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(await answer.text(), path).toContain('<h1')
  }
})

test('a drawing opened directly runs no script @readonly @once', async ({ request }) => {
  const drawings = allFiles().filter((file) => file.endsWith('.svg'))
  expect(drawings).not.toEqual([])
  for (const path of drawings) {
    const policy = (await ask(request, path)).headers()['content-security-policy']
    expect.soft(policy, path).toMatch(/(^|[;,] *)script-src 'none';/)
  }
})

test('configuration files for hosts are not served @readonly @once', async ({
  request,
  baseURL,
}) => {
  for (const name of ['_headers', '_redirects', 'firebase.json', 'nginx.conf', 'vercel.json']) {
    const answer = await atRoot(request, baseURL, `/${name}`)
    expect.soft(answer.status(), name).toBe(404)
  }
})

test('an address that moved to a part of a page leads there, the query first @readonly @once', async ({
  request,
  baseURL,
}) => {
  const moved = readFileSync('site/_redirects', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, to]) => to?.includes('#'))
  expect(moved).not.toEqual([])
  for (const [from = '', to = ''] of moved) {
    const answer = await atRoot(request, baseURL, `${from}?from=poster`)
    const { pathname, search, hash } = new URL(answer.headers().location ?? '', baseURL)
    expect
      .soft(`${answer.status()} ${pathname}${search}${hash}`)
      .toBe(`301 ${to.replace('#', '?from=poster#')}`)
  }
})

test('addresses redirect to the page @readonly @once', async ({ request, baseURL }) => {
  const leads = async (path: string) => {
    const answer = await atRoot(request, baseURL, path)
    const { pathname, search } = new URL(answer.headers().location ?? '', baseURL)
    return `${answer.status()} ${pathname}${search}`
  }
  const spoken = allPaths().filter((path) => path !== path.toLowerCase())
  expect(spoken).not.toEqual([])
  for (const path of spoken) {
    const page = BASE_PATH + path
    const lower = BASE_PATH + path.toLowerCase()
    expect.soft(await leads(lower)).toBe(`301 ${page}`)
    expect.soft(await leads(`${lower.slice(0, -1)}?from=poster`)).toBe(`301 ${page}?from=poster`)
    // Both are permanent; hosts differ in which they use for a folder.
    expect.soft(await leads(page.slice(0, -1))).toMatch(/^30[18] /)
    expect.soft((await leads(page.slice(0, -1))).slice(4)).toBe(page)
  }
  if (BASE_PATH) expect(await leads('/')).toBe(`302 ${BASE_PATH}/`)
})

for (const [fits, type] of [
  [/\.ics$/, /^text\/calendar; ?charset=utf-8$/i],
  [/\.webmanifest$/, /^application\/manifest\+json/],
  [/\.avif$/, /^image\/avif$/],
  [/\.webp$/, /^image\/webp$/],
  [/\.svg$/, /^image\/svg\+xml/],
  [/\.woff2$/, /^font\/woff2$/],
  [/\.js$/, /^(text|application)\/javascript; ?charset=utf-8$/i],
  [/\.css$/, /^text\/css; ?charset=utf-8$/i],
  [/\.txt$/, /^text\/plain; ?charset=utf-8$/i],
  [/\.xml$/, /^(text|application)\/xml/],
  [/\.pdf$/, /^application\/pdf$/],
  [/\.opus$/, /^audio\/ogg$/],
] as const) {
  test(`${fits.source.slice(2, -1)} files have their content type @readonly @once`, async ({
    request,
  }) => {
    const answer = await ask(request, findFile(fits))
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(type)
    // Without this header a browser may sniff another type.
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
  })
}

test('every kind of file has a content type @readonly @once', async ({ request }) => {
  const isSeen = new Set<string>()
  for (const path of allFiles()) {
    const extension = extname(path)
    // Compressed copies are sent in place of their originals; hashes are for the build.
    if (isSeen.has(extension) || ['.br', '.gz', '.sha256'].includes(extension)) continue
    isSeen.add(extension)
    const type = (await ask(request, path)).headers()['content-type']
    expect.soft(type, path).toMatch(/^(?!application\/octet-stream)\w+\//)
  }
})

test('a file with a hash in its name is cached permanently, others are revalidated @readonly @once', async ({
  request,
}) => {
  const caching = async (fits: RegExp) =>
    (await ask(request, findFile(fits))).headers()['cache-control']
  for (const fits of [
    /^\/_next\/static\/.*\.js$/,
    /^\/_next\/static\/.*\.css$/,
    /^\/_next\/static\/.*\.woff2$/,
    /^\/_img\/.*\.avif$/,
    /^\/plans\/.*\.svg$/,
  ]) {
    expect.soft(await caching(fits), String(fits)).toBe(IMMUTABLE)
  }
  for (const fits of [/^\/sitemap\.xml$/, /\.ics$/, /\.pdf$/, /\.webmanifest$/]) {
    expect.soft(await caching(fits), String(fits)).toBe(REVALIDATE)
  }
})

test('text is compressed for clients that accept it @readonly @once', async ({ request }) => {
  // Short files are sent uncompressed.
  const bytes = (file: string) => statSync(path.join('site', BASE_PATH, file)).size
  const longest = (fits: RegExp) =>
    allFiles()
      .filter((file) => fits.test(file))
      .reduce((long, file) => (bytes(file) > bytes(long) ? file : long))
  const texts = ['/', longest(/^\/_next\/static\/.*\.js$/), longest(/\.css$/), longest(/\.ics$/)]
  for (const text of texts) {
    const sent = async (accepted: string) => {
      const answer = await ask(request, text, { 'accept-encoding': accepted })
      const { vary, 'content-encoding': encoding } = answer.headers()
      return { vary, encoding, text: await answer.text() }
    }
    const plain = await sent('identity')
    expect.soft(plain.encoding, text).toBeUndefined()
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const answer = await sent(accepted)
      expect.soft(answer.encoding, text).toBe(encoding)
      expect.soft(answer.vary, text).toMatch(/accept-encoding/i)
      expect.soft(answer.text === plain.text, `${text} is the same as ${encoding}`).toBe(true)
    }
  }
})

test('pages, files and the not-found page have the same security headers @readonly @once', async ({
  request,
}) => {
  for (const path of ['/', findFile(/\.js$/), findFile(/\.avif$/), '/gone/']) {
    const headers = (await ask(request, path)).headers()
    expect.soft(headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect.soft(headers['content-security-policy'], path).toMatch(/(^|; )frame-ancestors 'none'$/)
    expect.soft(headers['permissions-policy'], path).toMatch(/camera=\(\).*geolocation=\(\)/)
  }
})
