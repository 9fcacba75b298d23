import { expect } from '@/e2e/helpers/fixtures'
import type { FanHomePage } from '@/e2e/helpers/pages/fan-home'

/** Expects that the intro is over: the page can be scrolled again, and receives keys. */
export async function expectIntroOver(fans: FanHomePage) {
  await expect(fans.intro()).toHaveCount(0)
  await fans.page.mouse.wheel(0, 600)
  await expect.poll(() => fans.page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await fans.page.keyboard.press('Tab')
  await expect(fans.page.locator(':focus')).toHaveCount(1)
}
