import { expect, test } from '../helpers/fixtures'
import { ProjectPage } from '../helpers/pages/project'

test('nobody is asked for a map until the visitor asks @readonly @dev', async ({ page }) => {
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
  // The gate of the fixture's project, by its coordinates.
  expect(asked[0]).toMatch(/[?&]q=[\d.]+,[\d.]+&/)
})

test.describe('with a key', () => {
  // The built page has no key. One is put in, so its policy does not know the frame's style.
  test.use({ bypassCSP: true })

  test('the documented map is shown, named and confined @once @check', async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(/Blocked form submission/)
    await page.route('**/_next/static/data/*.json', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const body = text.replace('"embedUrl":', '"apiKey":"test-key","embedUrl":')
      expect(body).not.toBe(text)
      await route.fulfill({ response, body })
    })
    const asked: string[] = []
    await page.route(/google\./, (route) => {
      asked.push(route.request().url())
      const form = '<form action="/sent"><button>send</button></form>'
      const body = `<title>map</title>${form}<script>document.forms[0].submit()</script>`
      return route.fulfill({ contentType: 'text/html', body })
    })
    await new ProjectPage(page, 'Vistara').open()
    await page.locator('#location').scrollIntoViewIfNeeded()
    await page.locator('#location x-island > [data-ready]').waitFor()
    await page.getByRole('button', { name: 'Show the map' }).click()
    const frame = page.getByTitle('Map of Vistara')
    await expect(frame).toBeFocused()
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toMatch(/\/maps\/embed\/v1\/place\?key=test-key&q=[\d.]+%2C[\d.]+/)
    await page.frameLocator('[title="Map of Vistara"]').getByRole('button').waitFor()
    const box = await frame.boundingBox()
    expect(box?.width).toBeGreaterThan(300)
    expect(box?.height).toBeGreaterThan(300)
    // The sandbox was there before the map was: it allows no forms.
    expect(asked).toHaveLength(1)
  })
})
