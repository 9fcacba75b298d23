import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures'
import { watchForeignRequests } from './pages/consent'
import { allPaths } from './paths'

for (const path of allPaths()) {
  test(`${path} is accessible, fits 320 pixels and asks no third party @readonly`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const asked = watchForeignRequests(page)
    await page.goto(`.${path}`)
    await page.mouse.wheel(0, 4000)
    // Moving parts settle first: axe reads colours as they stand.
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`),
    ).toEqual([])

    // WCAG 1.4.10: at 320 pixels nothing scrolls sideways but what is meant to.
    await page.setViewportSize({ width: 320, height: 800 })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(320)

    // Nobody agreed to anything. The sports-data service supplies the page itself; the rest is foreign.
    expect(asked.filter((url) => !url.includes('/feed/'))).toEqual([])
  })
}
