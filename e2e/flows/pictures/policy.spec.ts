/**
 * The policy works in a browser. e2e/site/policy.test.ts checks its text on each page. Every flow checks that pages
 * obey it: the fixture `noConsoleErrors` fails on a policy report, `e2e/site/pages.spec.ts` opens every page, and
 * `e2e/site/hosting.spec.ts` hydrates the islands of each kind.
 */
import type { Page } from '@playwright/test'
import { expect, FAILED_REQUEST, test } from '@/e2e/helpers/fixtures'

const ATTACKER = 'https://attacker.example/script.js'
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Injected code; each piece leaves a mark on the window if it runs. */
const INJECTED = `
  <script>window.ran = [...(window.ran ?? []), 'inline script']</script>
  <script src="${ATTACKER}"></script>
  <img alt="" src="${PIXEL}" onload="window.ran = [...(window.ran ?? []), 'event handler']">
  <a id="injected" href="javascript:void(window.ran = [...(window.ran ?? []), 'script address'])">x</a>
  <style>body { --injected: 1 }</style>`
const RUNS = ['event handler', 'inline script', 'script address', 'third-party script']

/** A response fulfilled by a test has no IP address, so the browser blocks its requests to local services. */
const TAMPERED_MESSAGES = [FAILED_REQUEST]

type Outcome = { ran: readonly string[]; isStyled: boolean; hasAskedAttacker: boolean }

/** Opens a page with code injected into its response. Returns what ran. */
async function openTampered(page: Page, path: string, { isGuarded = true } = {}): Promise<Outcome> {
  let hasAskedAttacker = false
  await page.route(ATTACKER, (route) => {
    hasAskedAttacker = true
    const body = `window.ran = [...(window.ran ?? []), 'third-party script']`
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

test('injected code does not run, and would run without the policy @once', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/violates the following Content Security Policy/, ...TAMPERED_MESSAGES)
  const nothing = { ran: [], isStyled: false, hasAskedAttacker: false }
  expect(await openTampered(page, '/')).toEqual(nothing)
  const all = { ran: RUNS, isStyled: true, hasAskedAttacker: true }
  expect(await openTampered(page, '/', { isGuarded: false })).toEqual(all)
  await test.step('nor on the page for what is not there', async () => {
    allowedMessages.push(/^404 .*\/gone\/$/)
    expect(await openTampered(page, '/gone/')).toEqual(nothing)
  })
})

/** On a page whose islands are rendered only after a press. */
test('strings become code through the default policy alone, and a project page runs @once', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/Trusted ?(Types|HTML|Script)/, /policy/i)
  const blocked: string[] = []
  page.on('console', (message) => {
    if (/trusted-types-for|requires 'Trusted/.test(message.text())) blocked.push(message.text())
  })
  await page.goto('./vistara/')
  await page.mouse.move(200, 200)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect(page.locator('#plan [data-zoom="1"]')).toBeAttached()
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
