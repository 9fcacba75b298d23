import { addFixture, addPlayer, openFile, save } from './editor-site'
import { expect, test } from './fixtures'

test.describe('unsaved changes in the editor @once @check', () => {
  test.setTimeout(300_000)
  test.use({ actionTimeout: 30_000 })

  test('leaving a page asks nothing, and its changes are kept', async ({ page, site }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.accept()
    })
    await openFile(page, site, 'site.json')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByLabel('Email').fill('typed@example.com')
    await page.getByRole('link', { name: 'Editor', exact: true }).click()
    const status = page.getByRole('status')
    await expect(status).toHaveText(
      `What you wrote at “${title}” is not saved yet; the first page leads back to it.`,
    )
    await page.screenshot({ path: test.info().outputPath('waits.png') })
    await page.getByRole('main').getByRole('link', { name: title }).first().click()
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com')
    await expect(status).toHaveText('')
    await save(page)
    await page.getByRole('link', { name: 'Editor', exact: true }).click()
    await expect(status).toHaveText('')
    await expect(page.getByText('Written and not saved yet')).toHaveCount(0)
    expect(site.json('content/en/site.json').email).toBe('typed@example.com')

    // An error is removed with its cause; the list at the top stays until the next save.
    await openFile(page, site, 'site.json')
    await page.getByLabel('Email').fill('no address')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const error = page.locator('#field-email-error')
    await expect(error).toBeVisible()
    await page.getByLabel('Email').fill('typed@example.com')
    await expect(error).toBeHidden()
    await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('.errors')).toContainText('Email')
    await save(page)
    await expect(page.locator('.errors')).toHaveText('')

    // A changed order is kept too.
    await addPlayer(page, site)
    await page.goto(`${site.url}#/list/cricket/seasons/2025/squad`)
    await page.getByRole('button', { name: 'Move up: Arun Kumar' }).click()
    const rows = page.getByRole('main').getByRole('listitem').getByRole('link')
    const order = await rows.allTextContents()
    await page.getByRole('link', { name: 'Editor', exact: true }).click()
    await page.getByRole('link', { name: 'Order: Players, season 2025' }).click()
    await expect(rows).toHaveText(order)
    await save(page)
    await page.getByRole('link', { name: 'Editor', exact: true }).click()
    await expect(page.getByText('Written and not saved yet')).toHaveCount(0)
    expect(asked).toEqual([])
  })
})

test.describe('a document that starts empty @once @check', () => {
  test.setTimeout(300_000)
  test.use({ actionTimeout: 30_000 })

  test('the points table of a new season takes rows, and stays after its first save', async ({
    page,
    site,
  }) => {
    const year = await addFixture(page, site)
    const file = `cricket/seasons/${year}/table.json`
    await page.goto(`${site.url}#/file/${file}`)
    await page.getByRole('button', { name: /^Add: / }).click()
    const row = page.getByRole('main').getByRole('row').nth(1)
    await row.getByRole('combobox').selectOption('tiruppur-tamilans')
    for (const cell of await row.getByRole('textbox').all()) await cell.fill('0')
    await save(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row.getByRole('combobox')).toHaveValue('tiruppur-tamilans')
    expect(JSON.parse(site.text(`content/en/${file}`))).toMatchObject([
      { team: 'tiruppur-tamilans' },
    ])
    await page.getByRole('link', { name: 'Editor', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('')
  })
})
