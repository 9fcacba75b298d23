import AxeBuilder from '@axe-core/playwright'
import { openFile, save } from './editor-site'
import { expect, test } from './fixtures'

const SARAYU = 'content/en/projects/sarayu.json'

test.describe('a project without a developer @once @check', () => {
  test.setTimeout(300_000)
  test.use({ actionTimeout: 30_000 })

  test('unreadable rows of a spreadsheet stop the save, and what is left of the copied project stops it from going public', async ({
    page,
    site,
  }) => {
    const first = site.json('content/en/projects/nakshatra.json')
    await openFile(page, site, 'projects/nakshatra.json')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText(`A copy of ${first.name}, not saved yet.`)).toBeVisible()
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

    const box = page.getByLabel('Paste from a spreadsheet')
    await box.fill(
      'Plot\tSq.ft\tSides\tFacing\tRoad\n1\t1,200\t30 x 40\tE\t30\n2\t1500\t30x50\tnowhere\t30',
    )
    await page.getByRole('button', { name: 'Take over' }).click()
    await expect(page.getByText('1 plot taken over.')).toBeVisible()
    await expect(page.getByText('Line 2: The facing is none of the eight')).toBeVisible()
    await expect(box).toHaveValue(/^Plot\t.*\n2\t1500.*nowhere/)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.errors')).toContainText('These lines are not understood: 2')
    await page.getByRole('link', { name: 'Editor', exact: true }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(?:Sarayu|New project)/ })
      .click()
    await expect(box).toHaveValue(/2\t1500.*nowhere/)

    await box.fill('Sl.No\tPlot\tSq.ft\tSides\tFacing\tRoad\n1\t2\t1500\t30x50\tNE\t40')
    await page.getByRole('button', { name: 'Take over' }).click()
    await expect(page.getByLabel('sq.ft: 2')).toHaveValue('1500')
    await expect(box).toHaveValue('')
    // A save also reads the text that is still in the box.
    await box.fill('3,1200,30 x 40,E,30')
    await page.getByLabel('Width, depth in ft: 2').fill('30, 52.5')
    await save(page)
    expect(site.json(SARAYU)).toMatchObject({
      isHidden: true,
      plots: [
        { number: 1, squareFeet: 1200, feet: [30, 40], facing: 'East', road: '30 ft' },
        { number: 2, squareFeet: 1500, feet: [30, 52.5], facing: 'North-East', road: '40 ft' },
        { number: 3, squareFeet: 1200, feet: [30, 40], facing: 'East', road: '30 ft' },
      ],
    })
    // What is left of the first project is listed once before it goes public.
    await page.getByLabel('Not on the site yet').uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const left = page.locator('.errors')
    await expect(left).toContainText('Not saved yet: it would be on the site')
    await expect(left).toContainText(`The same as in ${first.name}.`)
    expect(site.json(SARAYU).isHidden).toBe(true)
    const named = left
      .getByRole('listitem')
      .filter({ hasText: `It says “${first.name}”` })
      .first()
    await named.getByRole('link').click()
    const field = page.locator('textarea:focus')
    await expect(field).toHaveValue(new RegExp(`${first.name}`))
    await field.fill('Why Choose Sarayu')
    await page.screenshot({ path: test.info().outputPath('left-over.png'), fullPage: true })
    await left.getByRole('button', { name: 'Put it on the site all the same' }).click()
    await expect(page.getByRole('status')).toHaveText(/^Saved/)
    expect(site.json(SARAYU).isHidden).toBe(false)
    await expect(left).toHaveText('')

    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})
