import { expect, test } from '@/e2e/helpers/fixtures'
import { FanHomePage } from '@/e2e/helpers/pages/fan-home'
import { expectIntroOver } from '../intro-over'

// A warning about an unused preload is allowed.

test('if the soundtrack fails to load, the page is shown at once, with a warning @once @check', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource/, /^404 /, /The soundtrack of the intro/)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route('**/sound/*', (route) => route.fulfill({ status: 404 }))
  const fans = new FanHomePage(page)
  await fans.open()
  // Measured from the answer for the last format, because the network time varies.
  await page.locator('[data-intro]').evaluate((root) => {
    let failed = 0
    root.querySelector('source:last-child')?.addEventListener('error', () => {
      failed = performance.now()
    })
    root.querySelector('dialog')?.addEventListener('close', () => {
      document.body.dataset.waited = String(performance.now() - failed)
    })
  })
  await fans.enableSound().click()
  await expectIntroOver(fans)
  expect(Number(await page.locator('body').getAttribute('data-waited'))).toBeLessThan(2000)
  expect(warnings).toEqual([expect.stringContaining('The soundtrack of the intro')])
})

test('if no script loads, starting shows the page at once, with a warning @once @check', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource|net::ERR|The intro could not be|was preloaded/)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('The intro')) warnings.push(message.type())
  })
  await page.route('**/_next/**/*.js', (route) => route.abort())
  const fans = new FanHomePage(page)
  // No timer ends it.
  await fans.openStopped()
  await fans.enableSound().click()
  await page.clock.runFor(1_000)
  await expect(fans.intro()).toHaveCount(0)
  await page.clock.resume()
  await expectIntroOver(fans)
  expect(warnings).toEqual(['warning'])
})

test('while the show is loading, Cancel and the text stay @readonly @once @check', async ({
  page,
}) => {
  await page.route('**/_next/**/*.js', () => new Promise<never>(() => {}))
  const fans = new FanHomePage(page)
  await fans.openStopped()
  await fans.enableSound().click()
  await expect.poll(() => fans.scene()).toBe('starting')
  await expect(fans.intro().locator('p').first()).toBeVisible()
  const cancel = fans.intro().getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeInViewport({ ratio: 1 })
  await cancel.click()
  await page.clock.resume()
  await expectIntroOver(fans)
})
