import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../editor-fixtures'
import { openFile, save } from '../editor-site'

const SARAYU = 'content/en/projects/sarayu.json'
const SALES = 'content/en/projects/plots/sarayu.json'

test.describe('a project without a developer @once @check', () => {
  test.setTimeout(300_000)
  test.use({ actionTimeout: 30_000 })

  test('is a hidden copy of another, with plots from a spreadsheet', async ({ page, site }) => {
    const first = site.json('content/en/projects/nakshatra.json')
    await openFile(page, site, 'projects/nakshatra.json')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New project' })).toBeVisible()
    await expect(page.getByText(`A copy of ${first.name}, not saved yet.`)).toBeVisible()
    await expect(page.getByLabel('Name in addresses')).toHaveValue('')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Not on the site yet')).toBeChecked()
    await expect(page.getByRole('button', { name: 'Add: Registration', exact: true })).toBeVisible()
    await expect(page.getByLabel('Summary', { exact: true })).toHaveValue(String(first.summary))

    // A draft is saved before its plots are known.
    await page.getByLabel('Name in addresses').fill('sarayu')
    await page.getByLabel('Name', { exact: true }).fill('Sarayu')
    await page.getByLabel('Price per sq.ft').fill('1500')
    await page.getByLabel('Locality').fill('Avinashi')
    await page.getByLabel('City').fill('Tiruppur')
    await page.getByLabel('What the map is asked for').fill('Avinashi, Tiruppur, Tamil Nadu')
    await page.getByLabel('Summary', { exact: true }).fill('Plots at {price} per sq.ft.')
    await page
      .getByRole('group', { name: 'Plan' })
      .getByLabel('Intro')
      .fill('The plots at a glance.')
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Sarayu' })).toBeVisible()
    expect(site.json(SARAYU)).toMatchObject({ slug: 'sarayu', isHidden: true })
    expect(site.json(SARAYU)).not.toHaveProperty('registration')
    // Words that stayed have their Tamil; those of the first project alone have none.
    const tamil = site.json('content/ta/projects/sarayu.json')
    const firstTamil = site.json('content/ta/projects/nakshatra.json')
    expect(tamil.features).toEqual(firstTamil.features)
    expect(tamil).not.toHaveProperty('name')
    expect(tamil).not.toHaveProperty('summary')
    expect(() => site.text(SALES)).toThrow()

    // Without plots it does not go on the site.
    await page.getByLabel('Not on the site yet').uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.faults')).toContainText('It has no plots yet.')

    await page
      .getByLabel('Paste from a spreadsheet')
      .fill(
        'Plot\tSq.ft\tSides\tFacing\tRoad\n1\t1,200\t30 x 40\tE\t30\n2\t1500\t30x50\tnowhere\t30',
      )
    await page.getByRole('button', { name: 'Take over' }).click()
    await expect(page.getByText('1 plot taken over.')).toBeVisible()
    await expect(page.getByText('Line 2: The facing is none of the eight')).toBeVisible()
    const box = page.getByLabel('Paste from a spreadsheet')
    await expect(box).toHaveValue(/^Plot\t.*\n2\t1500.*nowhere/)

    // What waits in the box is neither saved over nor lost.
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.faults')).toContainText('These lines are not understood: 2')
    await page.screenshot({ path: test.info().outputPath('unread.png') })
    await page.getByRole('link', { name: 'Editor', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sarayu, ' }).click()
    await expect(box).toHaveValue(/2\t1500.*nowhere/)
    await box.fill('Sl.No\tPlot\tSq.ft\tSides\tFacing\tRoad\n1\t2\t1500\t30x50\tNE\t40')
    await page.getByRole('button', { name: 'Take over' }).click()
    await expect(page.getByLabel('sq.ft: 2')).toHaveValue('1500')
    await expect(box).toHaveValue('')
    await box.fill('3,1200,30 x 40,E,30')
    await page.getByLabel('Width, depth in ft: 2').fill('30, 52.5')
    await save(page)
    expect(site.json(SARAYU)).toMatchObject({
      isHidden: false,
      plots: [
        { number: 1, squareFeet: 1200, feet: [30, 40], facing: 'East', road: '30 ft' },
        { number: 2, squareFeet: 1500, feet: [30, 52.5], facing: 'North-East', road: '40 ft' },
        { number: 3, squareFeet: 1200, feet: [30, 40], facing: 'East', road: '30 ft' },
      ],
    })
    const plots = [1, 2, 3].map((number) => ({ number, status: 'available' }))
    expect(site.json(SALES)).toEqual({ slug: 'sarayu', plots })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

    // What is sold is its own page, and goes when the project goes.
    await openFile(page, site, 'projects/plots/sarayu.json')
    await page.getByLabel('Status: 1').selectOption('sold')
    await save(page)
    expect(site.json(SALES)).toMatchObject({
      plots: [{ status: 'sold' }, { status: 'available' }, {}],
    })
    await openFile(page, site, 'projects/sarayu.json')
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Delete this project' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible()
    expect(() => site.text(SARAYU)).toThrow()
    expect(() => site.text(SALES)).toThrow()
  })
})
