import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/helpers/fixtures'
import { FanHomePage } from '@/e2e/helpers/pages/fan-home'
import { waitUntilSettled } from '@/e2e/helpers/wait-until-settled'
import { expectIntroOver } from '../intro-over'

test('the whole show, from the press to the page @readonly @browsers', async ({ page }) => {
  const fans = new FanHomePage(page)
  await fans.openStopped()
  await fans.enableSound().click()
  await fans.untilItPlays()
  await page.clock.fastForward(10_500)
  await expect.poll(() => fans.scene()).toBe('trophy')
  await expect(fans.intro().getByText('Champions')).toBeVisible()
  await page.clock.fastForward(4_499)
  expect(await fans.scene()).toBe('trophy')
  await page.clock.fastForward(1)
  await expect.poll(() => fans.scene()).toBe('fade')
  await page.clock.fastForward(1_500)
  await page.clock.resume()
  await expectIntroOver(fans)
})

test('Cancel shows the page at once, nothing is played, and the intro is shown once in a season and on no match day @readonly @browsers @dev', async ({
  page,
}) => {
  const sounds: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sound/')) sounds.push(request.url())
  })
  const fans = new FanHomePage(page)
  await fans.openStopped()
  await fans.intro().getByRole('button', { name: 'Cancel' }).click()
  await page.clock.resume()
  await expectIntroOver(fans)
  expect(sounds).toEqual([])
  await page.reload()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[data-intro]')).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await page.clock.setSystemTime('2025-06-08T09:00:00+05:30')
  await page.reload()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[data-intro]')).toHaveCount(0)
})

test('until it is answered, nothing of the framework runs @readonly @once', async ({ page }) => {
  const fans = new FanHomePage(page)
  await fans.open()
  await expect(fans.enableSound()).toBeFocused()
  await waitUntilSettled(page)
  expect(await page.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []))).toEqual(
    [],
  )
  // Its files are preloaded, so the press does not wait.
  const { folder, files, of } = JSON.parse((await page.locator('#islands').textContent()) ?? '')
  const deferred = of.Intro.map((place: number) => folder + files[place])
  expect(deferred.length).toBeGreaterThan(2)
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
  await expect.poll(fetched).toEqual(expect.arrayContaining(deferred))
})

test('focus stays within, sound can be muted, and Skip ends it @once @readonly @check', async ({
  page,
}) => {
  const fans = new FanHomePage(page)
  await fans.openStopped()
  await expect(fans.enableSound()).toBeFocused()
  await page.keyboard.press('Enter')
  await fans.untilItPlays()
  const skip = fans.intro().getByRole('button', { name: 'Skip' })
  await expect(fans.intro().locator('[tabindex="-1"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await fans.intro().getByRole('button', { name: 'Mute' }).click()
  expect(await page.locator('audio').evaluate((player: HTMLAudioElement) => player.muted)).toBe(
    true,
  )
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.mouse.wheel(0, 500)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await skip.click()
  await page.clock.resume()
  await expectIntroOver(fans)
})

test('the hero is the largest contentful paint, not the intro @readonly @check', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element: Element | null }
        document.documentElement.dataset.largest = element?.closest('dialog') ? 'intro' : 'page'
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const fans = new FanHomePage(page)
  await fans.open()
  await expect(fans.enableSound()).toBeVisible()
  await waitUntilSettled(page)
  await expect(page.locator('html')).toHaveAttribute('data-largest', 'page')
})

test('every scene passes the accessibility checks, and Escape ends it @readonly @check', async ({
  page,
}) => {
  // The clock is stopped during a scene, because the check takes seconds.
  await page.clock.install()
  await page.addInitScript(() => {
    const { setTimeout: wait } = window
    const longer = (run: TimerHandler, ms = 0) => wait(run, ms >= 4_000 ? ms * 100 : ms)
    Object.assign(window, { setTimeout: longer })
  })
  const fans = new FanHomePage(page)
  await fans.open()
  const check = async () => {
    await showAt(page, 2_500)
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
  await expect(fans.enableSound()).toBeVisible()
  await check()
  await fans.enableSound().click()
  await expect.poll(() => fans.scene()).toBe('preloader')
  await check()
  await page.clock.fastForward(1_050_000)
  await expect.poll(() => fans.scene()).toBe('trophy')
  await check()
  await page.keyboard.press('Escape')
  await expectIntroOver(fans)
})

/** Sets all time-based animations to a moment in milliseconds; scroll-driven ones are left. */
const showAt = (page: Page, moment: number) =>
  page.evaluate((moment) => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline) animation.currentTime = moment
  }, moment)
