/** The policy in each exported page. e2e/site/hosting.spec.ts checks that hosts send the same. */
import { createHash } from 'node:crypto'
import { english, onEach, type Page, readPage, tamil } from './built-pages'
import { policyInPage, readPolicy } from './policies'

const pages = [...english, ...tamil, readPage('404.html'), readPage('ta/404.html')]
const policyOf = ({ html }: Page) => readPolicy(policyInPage(html))

test('it denies by default, and strings become code only through named policies', () => {
  onEach(pages, (page) => {
    expect(policyOf(page)).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': expect.arrayContaining(['default']),
    })
  })
})

test('it names each inline script and style of its page by its hash, and allows no others', () => {
  onEach(pages, (page) => {
    const policy = policyOf(page)
    // Not even with hashes: browsers without support for hashes would obey it.
    expect(Object.values(policy).flat()).not.toContain("'unsafe-inline'")
    const isUsual = {
      'script-src': /^('self'|'sha256-[\w+/]{43}='|https?:\/\/[\w.:/-]+)$/,
      'style-src': /^('self'|'sha256-[\w+/]{43}=')$/,
    }
    for (const [name, usual] of Object.entries(isUsual))
      expect((policy[name] ?? ['nothing']).filter((source) => !usual.test(source))).toEqual([])

    const hashesOf = (tag: string) =>
      [...page.html.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'))]
        .filter(([, attributes = '']) => !/src=|type="(?!module")/.test(attributes))
        .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(hashesOf('style')).not.toEqual([])
    expect(policy['script-src']).toEqual(expect.arrayContaining(hashesOf('script')))
    expect(policy['style-src']).toEqual(expect.arrayContaining(hashesOf('style')))
  })
})

const { SITE_SERVICES, LOCAL_PORT, FORM_ENDPOINT, FEED_URL, GTM_ID, FIREBASE_PROJECT_ID } =
  process.env
const originsOf = (...addresses: readonly (string | undefined)[]) =>
  addresses.flatMap((address) => (address ? new URL(address).origin : []))

test('it allows a page to connect to the configured services and to no others', () => {
  const local = SITE_SERVICES === 'live' ? undefined : `http://localhost:${LOCAL_PORT || 4174}`
  const forms = ["'self'", ...originsOf(local, FORM_ENDPOINT)]
  const allowed = {
    'form-action': forms,
    'connect-src': [
      ...forms,
      ...originsOf(FEED_URL),
      ...(FIREBASE_PROJECT_ID ? ['https://firestore.googleapis.com'] : []),
      ...(GTM_ID
        ? [
            'https://www.googletagmanager.com',
            'https://*.google-analytics.com',
            'https://*.analytics.google.com',
            'https://analytics.google.com',
          ]
        : []),
    ],
    'frame-src': ['https://www.google.com/maps', 'https://www.google.com/maps/embed/'],
  }
  onEach(pages, (page) => {
    const policy = policyOf(page)
    // A missing directive would fall back to 'none', and break the page.
    for (const [name, sources] of Object.entries(allowed))
      expect((policy[name] ?? ['nothing']).filter((source) => !sources.includes(source))).toEqual(
        [],
      )
  })
})

test('it allows each form to post to its address, with and without a script', () => {
  const withForms = pages.filter(({ html }) => html.includes('<form'))
  expect(withForms.length).toBeGreaterThan(0)
  onEach(withForms, (page) => {
    const policy = policyOf(page)
    const actions = [...page.html.matchAll(/<form[^>]* action="(https?:[^"]*)"/g)].flatMap(
      ([, action]) => originsOf(action),
    )
    expect(policy['form-action']).toEqual(expect.arrayContaining(actions))
    expect(policy['connect-src']).toEqual(expect.arrayContaining(actions))
  })
})
