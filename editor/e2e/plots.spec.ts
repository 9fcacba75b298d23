import AxeBuilder from '@axe-core/playwright'
import { test as base, expect as baseExpect, type Page } from '@playwright/test'
import { type EditedSite, openFile, save, startEditor } from './editor-site'

/** A save takes a second, and several on a busy machine. */
const expect = baseExpect.configure({ timeout: 40_000 })

const test = base.extend<object, { site: EditedSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startEditor()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

type Plot = { number: number; status: string; until?: string; pricePerSqFt?: number }

const FILE = 'content/en/projects/plots/vistara.json'
const plotsOf = (site: EditedSite) => site.json(FILE).plots as readonly Plot[]
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

/** The button that picks a plot by its number. */
const plot = (page: Page, number: number) =>
  page.getByRole('table').getByRole('button', { name: new RegExp(`^${number}(?!\\d)`) })
/** The large button of a status, on phones. */
const give = (page: Page, status: string) =>
  page.getByRole('group', { name: 'Status of these numbers' }).getByRole('button', { name: status })
const status = (page: Page, number: number) => page.getByLabel(`Status: ${number}`, { exact: true })

test.describe('the list of plots @once @check', () => {
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(300_000)
  test.use({ actionTimeout: 30_000 })

  test.describe('at a desk', () => {
    test.use({ viewport: { width: 1366, height: 768 } })

    // Three steps on the open page: the numbers, their status, Save.
    test('many plots are marked as sold at once, and saved with the day', async ({
      page,
      site,
    }) => {
      await openFile(page, site, 'projects/plots/vistara.json')
      const checked = page.locator('#field-checkedOn')
      await expect(checked).toHaveText('')
      // A save without changes says nothing about the plots.
      await save(page)
      await expect(checked).toHaveText('')
      await page.getByRole('button', { name: 'All plots are checked' }).click()
      await expect(checked).toHaveText(today())
      await save(page)
      expect(site.json(FILE).checkedOn).toBe(today())

      await page.getByLabel('Numbers to change').fill('1 to 6, 8')
      await expect(plot(page, 8)).toHaveAttribute('aria-pressed', 'true')
      // Numbers without a status stop the save.
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.locator('.errors')).toContainText('“1 to 6, 8” stands under “Numbers')
      await give(page, 'Sold').click()
      await expect(page.getByText(/^Plots 1 to 6, 8: sold\./)).toBeVisible()
      const sold = [1, 2, 3, 4, 5, 6, 8]
      for (const number of sold) await expect(status(page, number)).toHaveValue('sold')
      await save(page)
      const plots = plotsOf(site)
      for (const { number, status: now } of plots)
        if (sold.includes(number)) expect(now).toBe('sold')
      // The counts above the table are those of the saved list.
      const count = plots.filter(({ status: now }) => now === 'sold').length
      await expect(page.getByText(new RegExp(`(^|·\\s)${count}\\ssold(\\s·|$)`))).toBeVisible()
    })

    test('unknown numbers are named, and a step is undone', async ({ page, site }) => {
      await openFile(page, site, 'projects/plots/vistara.json')
      const before = plotsOf(site)
      const last = Math.max(...before.map(({ number }) => number))
      const box = page.getByLabel('Numbers to change')
      await box.fill(`1, ${last + 1}-${last + 5}`)
      await give(page, 'Booked').click()
      await expect(
        page.getByText(
          `Plot 1: booked. 1 changed. No plot has the number ${last + 1} to ${last + 5}.`,
        ),
      ).toBeVisible()
      await box.fill('one')
      await give(page, 'Booked').click()
      await expect(page.getByText('Nothing changed: “one” is no number.')).toBeVisible()
      await expect(box).toBeFocused()
      await box.fill('')

      // Choosing a status in a row can be undone too.
      await status(page, 2).selectOption('booked')
      const undo = page.getByRole('button', { name: 'Undo' })
      await undo.click()
      await expect(page.getByText('Undone: Plot 2.')).toBeVisible()
      await undo.click()
      await expect(undo).toBeHidden()
      await save(page)
      expect(plotsOf(site)).toEqual(before)
    })

    test('a reservation has an end day, which another status removes and undo restores', async ({
      page,
      site,
    }) => {
      await openFile(page, site, 'projects/plots/vistara.json')
      const until = page.getByLabel('Reserved until: 3', { exact: true })
      await status(page, 3).selectOption('available')
      await expect(until).toBeHidden()
      await status(page, 3).selectOption('reserved')
      await until.fill('2031-01-30')
      await page.getByLabel('Own price per sq.ft: 3', { exact: true }).fill('2950')
      await page.getByLabel('Numbers to change').fill('3')
      await give(page, 'Sold').click()
      await expect(until).toBeHidden()
      await save(page)
      expect(plotsOf(site)).toContainEqual({ number: 3, status: 'sold', pricePerSqFt: 2950 })
      await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
      await expect(until).toHaveValue('2031-01-30')
      await save(page)
      expect(plotsOf(site)).toContainEqual({
        number: 3,
        status: 'reserved',
        until: '2031-01-30',
        pricePerSqFt: 2950,
      })
    })

    test('rows are filtered by status and number, and a refused one becomes visible', async ({
      page,
      site,
    }) => {
      await openFile(page, site, 'projects/plots/vistara.json')
      await status(page, 4).selectOption('sold')
      await status(page, 5).selectOption('available')
      await page.getByLabel('Show').selectOption('sold')
      await expect(plot(page, 4)).toBeVisible()
      await expect(plot(page, 5)).toBeHidden()
      await page.getByLabel('Show').selectOption('All')
      await page.getByLabel('Own price per sq.ft: 5', { exact: true }).fill('7600000')
      await page.getByLabel('Find numbers').fill('4, 7-8')
      await expect(plot(page, 7)).toBeVisible()
      await expect(plot(page, 5)).toBeHidden()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const errors = page.locator('.errors')
      await errors.getByRole('link', { name: /Own price/ }).click()
      await expect(page.getByLabel('Own price per sq.ft: 5', { exact: true })).toBeFocused()
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    // One step for each plot, one for their status, one for Save.
    test('plots are tapped and take their status by a large button', async ({ page, site }) => {
      await openFile(page, site, 'projects/plots/vistara.json')
      await page.getByLabel('Numbers to change').fill('12-14')
      await give(page, 'Available').tap()
      await plot(page, 12).tap()
      await plot(page, 14).tap()
      await plot(page, 13).tap()
      await plot(page, 13).tap()
      await expect(page.getByLabel('Numbers to change')).toHaveValue('12, 14')
      // The buttons stay visible, each large enough for a thumb.
      for (const name of ['Available', 'Reserved', 'Booked', 'Sold']) {
        await expect(give(page, name)).toBeInViewport({ ratio: 1 })
        const { height = 0 } = (await give(page, name).boundingBox()) ?? {}
        expect(height).toBeGreaterThanOrEqual(48)
      }
      await give(page, 'Reserved').tap()
      await expect(page.getByText('Plots 12, 14: reserved. 2 changed.')).toBeInViewport()
      await page.getByLabel('Reserved until: 14', { exact: true }).fill('2031-01-30')
      await save(page)
      expect(plotsOf(site).find(({ number }) => number === 14)).toMatchObject({
        status: 'reserved',
        until: '2031-01-30',
      })
    })

    test('number, status and price fit, a numeric keypad opens, and axe finds nothing', async ({
      page,
      site,
    }) => {
      await openFile(page, site, 'projects/plots/vistara.json')
      const price = page.getByLabel('Own price per sq.ft: 1', { exact: true })
      await expect(price).toHaveAttribute('inputmode', 'numeric')
      for (const element of [page.locator('html'), page.getByRole('region', { name: 'Plots' })])
        expect(
          await element.evaluate((each) => each.scrollWidth - each.clientWidth),
        ).toBeLessThanOrEqual(0)
      await page.getByLabel('Numbers to change').fill('1')
      await page.getByRole('button', { name: 'to', exact: true }).tap()
      await page.keyboard.type('3')
      await expect(plot(page, 2)).toHaveAttribute('aria-pressed', 'true')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    })
  })
})
