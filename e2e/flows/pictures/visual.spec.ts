/**
 * What only an eye would notice: the scenes of the intro, and one page of each brand. Drawn a little differently by
 * every Chromium, so the pictures are kept by its major version and compared with no other.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/helpers/fixtures'
import { stopClock } from '@/e2e/helpers/page-clock'
import { FanHomePage } from '@/e2e/helpers/pages/fan-home'
import { settled } from '@/e2e/helpers/settled'

// A phone's: most visitors have one, and a picture of it is small.
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

/** As far as is seen without scrolling. */
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
    // A key has the framework started: the banner's buttons say then whether it moves.
    await page.keyboard.press('Shift')
    for (const island of await page.locator('[data-controls=over]').all()) {
      await expect(island).toHaveAttribute('data-ready', '')
    }
    await settled(page)
    await expectPicture(page, name)
  })
}

test('the scenes of the intro look as they did @once @check', async ({ page }) => {
  await page.clock.install()
  // What the browser cannot move by its own clock moves by the page's, which a test can hold.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate'))
  const fans = new FanHomePage(page)
  await fans.open()
  // A key has the framework started, which waits for a clock that goes.
  await fans.enableSound().press('Shift')
  await expect(page.locator('[data-intro] > [data-ready]')).toBeAttached()
  await settled(page)
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
