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

test.describe('with a key', () => {
  // The build has no key. The test injects one, so the policy of the page does not allow the iframe's style.
  test.use({ bypassCSP: true })

  test('the map of the Embed API is shown, named and sandboxed @once @check', async ({
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
    // The sandbox is set before the map loads: it allows no forms.
    expect(asked).toHaveLength(1)
  })
})
