/** Checks every page briefly in Firefox; `e2e/site/pages.spec.ts` tests more, in Chromium. */
import { expect, test } from '@/e2e/helpers/fixtures'
import { allPaths } from '@/e2e/helpers/paths'

const isTeam = (path: string) => path.startsWith('/tiruppurTamilans/')
const paths = allPaths()

// In two halves, for two workers.
for (const [whose, some] of [
  ['the team', paths.filter(isTeam)],
  ['all others', paths.filter((path) => !isTeam(path))],
] as const) {
  test(`the pages of ${whose} open, have their title and fit the screen`, async ({ page }) => {
    for (const path of some) {
      await page.goto(`.${path}`)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, path).toBe(0)
    }
  })
}
