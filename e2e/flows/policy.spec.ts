/**
 * That the policy holds in a browser. That no page breaks its own is seen by every flow: the fixture
 * `noConsoleErrors` fails on a policy report, and `e2e/live/pages.spec.ts` opens every page.
 */
import type { Page } from '@playwright/test'
import { expect, FAILED_REQUEST, test } from '../fixtures'
import { allPaths, onePathPerRoute } from '../paths'
import { type Policy, readPolicy } from '../policies'
import { checkUnless } from '../tags'

test.use({ pictures: true })

const ATTACKER = 'https://attacker.example/script.js'
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** What somebody might get into a page; each leaves its mark on the window where it runs. */
const INJECTED = `
  <script>window.ran = [...(window.ran ?? []), 'inline script']</script>
  <script src="${ATTACKER}"></script>
  <img alt="" src="${PIXEL}" onload="window.ran = [...(window.ran ?? []), 'event handler']">
  <a id="injected" href="javascript:void(window.ran = [...(window.ran ?? []), 'script address'])">x</a>
  <style>body { --injected: 1 }</style>`
const RUNS = ['event handler', 'foreign script', 'inline script', 'script address']

/** A page that a test hands over comes from no address: the browser keeps it from local services. */
const TAMPERED_MESSAGES = [FAILED_REQUEST]

type Outcome = { ran: readonly string[]; isStyled: boolean; hasAskedAttacker: boolean }

/** Opens a page into which something has been put on its way, and says what came of it. */
async function openTampered(page: Page, path: string, { isGuarded = true } = {}): Promise<Outcome> {
  let hasAskedAttacker = false
  await page.route(ATTACKER, (route) => {
    hasAskedAttacker = true
    const body = `window.ran = [...(window.ran ?? []), 'foreign script']`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text()).replace('</body>', `${INJECTED}</body>`)
    const { 'content-security-policy': policy, ...headers } = response.headers()
    await route.fulfill(
      isGuarded
        ? { response, body: html, headers: { ...headers, 'content-security-policy': policy ?? '' } }
        : { response, body: html.replace(/<meta http-equiv="Content-Sec[^>]*>/, ''), headers },
    )
  })
  await page.goto(`.${path}`)
  await page.locator('#injected').dispatchEvent('click')
  const { ran, isStyled } = await page.evaluate(() => ({
    ran: (window as Window & { ran?: string[] }).ran ?? [],
    isStyled: getComputedStyle(document.body).getPropertyValue('--injected') !== '',
  }))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return { ran: ran.toSorted(), isStyled, hasAskedAttacker }
}

for (const path of ['/', '/cinemas/', '/tiruppurTamilans/', '/properties/', '/gone/']) {
  test(`what is put into ${path} on its way does not run @once${checkUnless(['/', '/gone/'].includes(path))}`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(/violates the following Content Security Policy/, ...TAMPERED_MESSAGES)
    if (path === '/gone/') allowedMessages.push(/^404 .*\/gone\/$/)
    expect(await openTampered(page, path)).toEqual({
      ran: [],
      isStyled: false,
      hasAskedAttacker: false,
    })
  })
}

test('without a policy it would run @once', async ({ page, allowedMessages }) => {
  allowedMessages.push(...TAMPERED_MESSAGES)
  expect(await openTampered(page, '/', { isGuarded: false })).toEqual({
    ran: RUNS,
    isStyled: true,
    hasAskedAttacker: true,
  })
})

/** The first page of each route, and pages whose islands are drawn only after a press. */
for (const path of onePathPerRoute(allPaths())) {
  test(`strings become code through the one policy alone, and ${path} runs @once${checkUnless(['/', '/vistara/'].includes(path))}`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(/Trusted ?(Types|HTML|Script)/, /policy/i)
    const blocked: string[] = []
    page.on('console', (message) => {
      if (/trusted-types-for|requires 'Trusted/.test(message.text())) blocked.push(message.text())
    })
    await page.goto(`.${path}`)
    await page.mouse.move(200, 200)
    await page.keyboard.press('Shift')
    const isEnhanced = (await page.locator('[data-island]').count()) > 0
    if (isEnhanced) await expect(page.locator('x-island > [data-ready]').first()).toBeAttached()
    expect(blocked).toEqual([])

    const tries = await page.evaluate(() => {
      const refused = (run: () => unknown) => {
        try {
          run()
          return false
        } catch (error) {
          return error instanceof TypeError
        }
      }
      const script = document.createElement('script')
      return {
        html: refused(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
        }),
        address: refused(() => {
          script.src = 'https://attacker.example/script.js'
        }),
        text: refused(() => {
          script.text = 'alert(1)'
        }),
        policy: refused(() =>
          (
            window as never as { trustedTypes: { createPolicy: (...args: unknown[]) => unknown } }
          ).trustedTypes.createPolicy('other', {}),
        ),
      }
    })
    expect(tries).toEqual({ html: true, address: true, text: true, policy: true })
  })
}

test.describe('of every page the policy', () => {
  let policies: readonly (readonly [path: string, policy: Policy])[] = []

  test.beforeEach(async ({ request }) => {
    policies = await Promise.all(
      [...allPaths(), '/gone/'].map(async (path) => {
        const answer = await request.get(`.${path}`)
        return [path, readPolicy(answer.headers()['content-security-policy'])] as const
      }),
    )
  })

  test('starts from nothing and lets nobody frame it @readonly @once', () => {
    for (const [path, policy] of policies) {
      expect.soft(policy, path).toMatchObject({
        'default-src': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      })
    }
  })

  test('names each inline script and style by its hash @readonly @once', () => {
    for (const [path, policy] of policies) {
      // With a hash or without: a browser that knows no hashes would obey it.
      expect.soft(Object.values(policy).flat(), path).not.toContain("'unsafe-inline'")
      expect.soft(policy['script-src'], path).not.toContain("'unsafe-eval'")
      const unusual = (policy['script-src'] ?? ['nothing']).filter(
        (source) => !/^('self'|'sha256-[\w+/]{43}='|https?:\/\/[\w.:/-]+)$/.test(source),
      )
      expect.soft(unusual, path).toEqual([])
      const styles = (policy['style-src'] ?? ['nothing']).filter(
        (source) => !/^('self'|'sha256-[\w+/]{43}=')$/.test(source),
      )
      expect.soft(styles, path).toEqual([])
    }
  })

  test('speaks to the configured services and to nobody else @once', () => {
    const { SITE_SERVICES, FORM_ENDPOINT, FEED_URL, GTM_ID, FIREBASE_PROJECT_ID } = process.env
    const local =
      SITE_SERVICES === 'live' ? [] : [`http://localhost:${process.env.LOCAL_PORT || 4174}`]
    const origins = (...addresses: readonly (string | undefined)[]) =>
      addresses.flatMap((address) => (address ? new URL(address).origin : []))

    const tags = GTM_ID ? ['https://www.googletagmanager.com'] : []
    const analytics = [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://analytics.google.com',
    ]
    const forms = ["'self'", ...origins(...local, FORM_ENDPOINT)]
    const allowed = {
      'form-action': forms,
      'connect-src': [
        ...forms,
        ...origins(FEED_URL),
        ...(FIREBASE_PROJECT_ID ? ['https://firestore.googleapis.com'] : []),
        ...(GTM_ID ? [...tags, ...analytics] : []),
      ],
      'frame-src': ['https://www.google.com/maps', 'https://www.google.com/maps/embed/'],
    }
    for (const [path, policy] of policies) {
      for (const [name, sources] of Object.entries(allowed)) {
        // A directive that is missing would fall back to nothing, and break the page.
        const named = policy[name] ?? ['nothing']
        expect
          .soft(
            named.filter((source) => !sources.includes(source)),
            `${path} ${name}`,
          )
          .toEqual([])
      }
    }
  })
})
