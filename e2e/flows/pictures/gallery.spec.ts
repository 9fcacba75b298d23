import { expect, test } from '@/e2e/helpers/fixtures'
import { ProjectPage } from '@/e2e/helpers/pages/project'

test('a picture opens large, keys and buttons loop through all, and closing restores the focus @readonly @browsers @dev', async ({
  page,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openGallery()
  await expect(page.getByRole('link', { name: /^Enlarge/ })).toHaveCount(6)

  const first = vistara.picture('The entrance arch at sunset')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(vistara.dialog()).toContainText('1 of 6')
  await page.keyboard.press('ArrowLeft')
  await expect(vistara.dialog()).toContainText('6 of 6')
  await page.keyboard.press('ArrowRight')
  const large = vistara.dialog().getByRole('img')
  await expect(large).toBeVisible()
  await expect(large).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await vistara.dialog().getByRole('button', { name: 'Next' }).click()
  await expect(vistara.dialog()).toContainText('2 of 6')
  await page.keyboard.press('Escape')
  await expect(vistara.dialog()).toBeHidden()
  await expect(first).toBeFocused()
  await first.click()
  await vistara.dialog().getByRole('button', { name: 'Close' }).click()
  await expect(vistara.dialog()).toBeHidden()
})

test('a swipe changes the picture @readonly @check', async ({ page }) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openGallery()
  await vistara.picture('The entrance arch at sunset').click()
  const box = await vistara.dialog().getByRole('img').boundingBox()
  if (!box) throw new Error('the picture has no place')
  const y = box.y + box.height / 2
  const across = page.viewportSize()?.width ?? 0
  await page.mouse.move(across * 0.7, y)
  await page.mouse.down()
  await page.mouse.move(across * 0.3, y, { steps: 4 })
  await page.mouse.up()
  await expect(vistara.dialog()).toContainText('2 of 6')
})

/** Small phones in portrait, and one in landscape. */
for (const [width, height] of [
  [360, 640],
  [390, 844],
  [740, 360],
] as const) {
  const isUpright = height > width

  test(`at ${width}×${height} an enlarged picture is large, its buttons near the thumb, and a wide one scrolls sideways first @readonly @once @check`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const vistara = new ProjectPage(page, 'Vistara')
    await vistara.openGallery()
    const links = page.getByRole('link', { name: /^Enlarge/ })
    for (const link of await links.all()) {
      await link.click()
      const picture = await vistara.dialog().getByRole('img').boundingBox()
      const share = (picture?.height ?? 0) / height
      expect(share).toBeGreaterThanOrEqual(isUpright ? 0.6 : 0.95)
      expect((picture?.y ?? height) + (picture?.height ?? height)).toBeLessThanOrEqual(height)
      for (const name of ['Previous', 'Next', ...(isUpright ? ['Close'] : [])]) {
        const button = await vistara.dialog().getByRole('button', { name }).boundingBox()
        expect(button?.y ?? 0).toBeGreaterThan(height / 2)
      }
      await page.keyboard.press('Escape')
    }
    if (!isUpright) return

    await links.first().click()
    const frame = vistara.dialog().locator('figure > div')
    const sideways = await frame.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(sideways).toBeGreaterThan(0)
    expect(await frame.evaluate((box) => box.scrollLeft)).toBeCloseTo(sideways / 2, -1)
  })
}
