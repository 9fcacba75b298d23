/**
 * Visual regressions: the scenes of the intro, and one page of each brand. Every version of Chromium renders slightly
 * differently, so the pictures are stored by its major version and compared only with the same.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/helpers/fixtures'
import { stopClock } from '@/e2e/helpers/page-clock'
import { FanHomePage } from '@/e2e/helpers/pages/fan-home'
import { waitUntilSettled } from '@/e2e/helpers/wait-until-settled'

// A phone, because most visitors have one and its pictures are small.
test.use({ viewport: { width: 360, height: 780 } })

let folder = ''

test.beforeAll(({ browser }, { config, project }) => {
  folder = `${process.platform}-chromium-${browser.version().split('.')[0]}`
  const isMissing = !existsSync(path.join(project.testDir, 'flows', 'snapshots', folder))
  const isMaking = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'
  const why = `no pictures were made with ${folder}`
  if (isMissing && !isMaking) console.log(`Skipped: ${why} (docs/develop.md)`)
  test.skip(isMissing && !isMaking, why)
})

/** Compares the visible part of the page. */
const expectPicture = (page: Page, name: string) =>
  expect(page).toHaveScreenshot([folder, `${name}.png`], { maxDiffPixelRatio: 0.02 })

for (const [name, address] of [
  ['group', ''],
  ['properties', 'vistara/'],
  ['cinemas', 'cinemas/'],
  ['cricket', 'tiruppurTamilans/home/'],
] as const) {
  test(`the ${name} brand looks as it did @once @check`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.setFixedTime(new Date('2026-01-15T10:00:00+05:30'))
    await page.goto(`./${address}`)
    // A key hydrates the islands; the banner's buttons then show whether it moves.
    await page.keyboard.press('Shift')
    for (const island of await page.locator('[data-controls=over]').all()) {
      await expect(island).toHaveAttribute('data-ready', '')
    }
    await waitUntilSettled(page)
    await expectPicture(page, name)
  })
}

test('the scenes of the intro look as they did @once @check', async ({ page }) => {
  await page.clock.install()
  // Without `animate`, animations use the page's timers, which a test can stop.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate'))
  const fans = new FanHomePage(page)
  await fans.open()
  // A key hydrates the islands, which needs a running clock.
  await fans.enableSound().press('Shift')
  await expect(page.locator('[data-intro] > [data-ready]')).toBeAttached()
  await waitUntilSettled(page)
  await stopClock(page)
  await page.clock.runFor(1_000)
  await expectPicture(page, 'intro-prompt')

  await fans.enableSound().click()
  let passed = 0
  for (const [scene, begins, moment] of [
    ['preloader', 0, 7_500],
    ['trophy', 10_500, 2_500],
    ['fade', 15_000, 750],
  ] as const) {
    await page.clock.runFor(begins - passed)
    await expect.poll(() => fans.scene()).toBe(scene)
    await page.clock.runFor(moment)
    passed = begins + moment
    await expectPicture(page, `intro-${scene}`)
  }
})
