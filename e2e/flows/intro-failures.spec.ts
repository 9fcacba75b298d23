import { expect, test } from '../fixtures'
import { expectIntroOver } from '../intro-over'
import { FanHomePage } from '../pages/fan-home'

// A preload that the browser may not use is a warning of its own.
test.use({ pictures: true })

test('a soundtrack that cannot be loaded gives the page at once, with a warning @once @check', async ({
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
  // From the answer for the last format: how long that takes is the network's.
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

test('refused playback opens the page @once @readonly @check', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/The soundtrack of the intro/)
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const fans = new FanHomePage(page)
  await fans.open()
  await fans.enableSound().click()
  await expectIntroOver(fans)
})

test('a browser without modal dialogs never shows it @once @readonly @check', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLDialogElement.prototype, 'showModal', { value: undefined })
  })
  const fans = new FanHomePage(page)
  await fans.open()
  await expect(page.locator('[data-intro]')).toHaveAttribute('data-intro', 'over')
  await expectIntroOver(fans)
})

test('a stage that does not arrive leaves the page alone @once @check', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource|ChunkLoadError|net::ERR|The intro could not be/)
  // What is fetched after the island has woken is the stage.
  await page.route('**/_next/**/*.js', async (route) => {
    const isStage = (await page.locator('[data-intro] > [data-ready]').count()) > 0
    return isStage ? route.abort() : route.continue()
  })
  const fans = new FanHomePage(page)
  await fans.open()
  await fans.enableSound().click()
  await expect(page.locator('[data-intro] > [data-ready]')).toBeAttached()
  await expectIntroOver(fans)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('where no script arrives, a start gives the page at once, with a warning @once @check', async ({
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
  // Nothing that waits for the clock ends it.
  await fans.openStopped()
  await fans.enableSound().click()
  await page.clock.runFor(1_000)
  await expect(fans.intro()).toHaveCount(0)
  await page.clock.resume()
  await expectIntroOver(fans)
  expect(warnings).toEqual(['warning'])
})

test('while the show is on its way, Cancel and the words stay @readonly @once @check', async ({
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

test('a show that never comes gives the page after eight seconds @once @check', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/The intro did not start/)
  await page.route('**/_next/**/*.js', () => new Promise<never>(() => {}))
  const fans = new FanHomePage(page)
  await fans.openStopped()
  await fans.enableSound().click()
  await expect.poll(() => fans.scene()).toBe('starting')
  await page.clock.resume()
  await page.clock.fastForward(8_000)
  await expectIntroOver(fans)
})

test('blocked storage breaks nothing @once @readonly @check', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const fans = new FanHomePage(page)
  await fans.openStopped()
  await fans.intro().getByRole('button', { name: 'Cancel' }).click()
  await page.clock.resume()
  await expectIntroOver(fans)
})
