import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures'
import { allPaths } from './paths'

for (const path of allPaths()) {
  test(`${path} has no accessibility finding and fits 320 pixels @readonly`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`.${path}`)
    // Moving parts settle first: axe reads colours as they stand.
    await page.waitForLoadState('load')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`),
    ).toEqual([])

    // WCAG 1.4.10: at 320 pixels nothing scrolls sideways but what is meant to.
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
