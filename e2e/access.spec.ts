import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures'
import { allPaths } from './paths'

for (const path of allPaths()) {
  test(`${path} has no accessibility finding @readonly`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`.${path}`)
    // Moving parts settle first: axe reads colours as they stand.
    await page.waitForLoadState('load')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`),
    ).toEqual([])
  })
}
