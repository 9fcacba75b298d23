/**
 * That the policy holds in a browser. What it says on each page reads e2e/site/policy.test.ts. That no page breaks its own
 * is seen by every flow: the fixture `noConsoleErrors` fails on a policy report, `e2e/site/pages.spec.ts` opens every page,
 * and `e2e/site/hosting.spec.ts` starts the islands of each kind.
 */
import type { Page } from '@playwright/test'
import { expect, FAILED_REQUEST, test } from '@/e2e/helpers/fixtures'

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

test('what is put into a page on its way does not run, and without the policy it would @once', async ({
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

/** A page whose islands are drawn only after a press. */
test('strings become code through the one policy alone, and a project page runs @once', async ({
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
