/** Every page in Firefox, briefly: `e2e/site/pages.spec.ts` looks closer, in Chromium. */
import { expect, test } from '@/e2e/helpers/fixtures'
import { allPaths } from '@/e2e/helpers/paths'

const isTeam = (path: string) => path.startsWith('/tiruppurTamilans/')
const paths = allPaths()

// Two halves, because two workers share them.
for (const [whose, some] of [
  ['the team', paths.filter(isTeam)],
  ['all others', paths.filter((path) => !isTeam(path))],
] as const) {
  test(`the pages of ${whose} open, say what they are and fit the screen`, async ({ page }) => {
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
