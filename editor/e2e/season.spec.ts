import { expect, test } from './fixtures'

test.describe('a season in the editor @once @check', () => {
  test.setTimeout(300_000)
  test.use({ actionTimeout: 30_000 })

  test('a season has a year of the league', async ({ page, site }) => {
    await page.goto(site.url)
    const another = page.getByRole('button', { name: 'Another season' })
    await page.locator('nav summary').first().waitFor({ state: 'attached' })
    const years = page.getByRole('navigation').getByText(/^Team: season \d{4}$/)
    const listed = (await years.allTextContents()).map((text) => Number(text.slice(-4)))
    expect(listed).toEqual(listed.map((_, at) => (listed[0] ?? 0) - at))

    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void (dialog.type() === 'prompt'
        ? dialog.accept(asked.length === 1 ? '1999' : '2016')
        : dialog.accept())
    })
    await another.click()
    await expect.poll(() => asked).toEqual(['prompt', 'alert'])
    await another.click()
    await expect(page.getByRole('heading', { level: 1, name: 'New fixture' })).toBeVisible()
  })

  test('texts and numbers are normalised on blur', async ({ page, site }) => {
    await page.goto(`${site.url}#/file/site.json`)
    const name = page.getByLabel('Name', { exact: true }).first()
    const before = await name.inputValue()
    await name.fill(` ${before}\n`)
    await name.blur()
    await expect(name).toHaveValue(before)

    await page.goto(`${site.url}#/file/project-page/rules.json`)
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
    const number = page.locator('input[inputmode]').first()
    await number.fill('1,500')
    await number.blur()
    await expect(number).toHaveValue('1500')
  })
})
