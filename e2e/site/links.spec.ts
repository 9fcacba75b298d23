import { expect, test } from '@playwright/test'
import { BASE_PATH } from '../helpers/paths'

test('a link is prefetched on hover, before the click @readonly @once @check', async ({ page }) => {
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
