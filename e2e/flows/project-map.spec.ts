import { expect, test } from '../helpers/fixtures'
import { ProjectPage } from '../helpers/pages/project'

test('no map is requested until the visitor asks for it @readonly @dev', async ({ page }) => {
  const asked: string[] = []
  await page.route(/google\./, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' })
  })
  await new ProjectPage(page, 'Vistara').open()
  await page.locator('#location').scrollIntoViewIfNeeded()
  await page.locator('#location x-island > [data-ready]').waitFor()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByTitle('Map of Vistara')).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  // The coordinates of the gate.
  expect(asked[0]).toMatch(/[?&]q=[\d.]+,[\d.]+&/)
})
