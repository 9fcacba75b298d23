import AxeBuilder from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import { type EditedSite, openFile, save, startEditor } from './editor-site'

const VISTARA = 'content/projects/vistara.json'
const SQUAD = 'content/cricket/seasons/2025/squad'

const test = base.extend<{ site: EditedSite }>({
  site: async ({ browserName: _ }, use) => {
    const site = await startEditor()
    await use(site)
    await site.close()
  },
})

test.describe('the editor @once', () => {
  test.setTimeout(120_000)

  test('a changed price is the only change of its file', async ({ page, site }) => {
    const before = site.text(VISTARA)
    await openFile(page, site, 'projects/vistara.json')
    await page.getByLabel('Price per sq.ft').fill('2899')
    await save(page)
    expect(site.text(VISTARA)).toBe(before.replace('"pricePerSqFt": 2847', '"pricePerSqFt": 2899'))
    // The brochure quotes the price.
    expect(site.text('docs/launch.md')).toContain('The brochure is older than the page.')
  })

  test.describe('@check', () => {
    test('a refused value is told at its field and nothing is written', async ({ page, site }) => {
      const before = site.text(VISTARA)
      await openFile(page, site, 'projects/vistara.json')
      await page.getByLabel('Price per sq.ft').fill('-5')
      await page.getByLabel('Summary').fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const faults = page.locator('.faults')
      await expect(faults).toContainText('Price per sq.ft: Write a number that is more than 0.')
      await expect(faults).toContainText('Summary: This is needed.')
      await expect(page.getByLabel('Price per sq.ft')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Price per sq.ft')).toHaveAccessibleDescription(/more than 0/)
      await faults.getByRole('link', { name: 'Summary' }).click()
      await expect(page.getByLabel('Summary')).toBeFocused()
      expect(site.text(VISTARA)).toBe(before)
    })

    test('a player is added, renamed and deleted', async ({ page, site }) => {
      await page.goto(`${site.url}#/new/cricket/seasons/2025/squad`)
      await page.getByLabel('Name in addresses').fill('arun-kumar')
      await page.getByLabel('Place in the list').fill('19')
      await page.getByLabel('Name', { exact: true }).fill('Arun')
      await page.getByLabel('Surname').fill('Kumar')
      await page.getByLabel('Role 1').selectOption('Bowler')
      await save(page)
      expect(site.json(`${SQUAD}/arun-kumar.json`)).toEqual({
        slug: 'arun-kumar',
        position: 19,
        name: 'Arun',
        surname: 'Kumar',
        roles: ['Bowler'],
        teams: [],
      })
      await expect(page.getByRole('heading', { level: 1, name: 'Arun Kumar' })).toBeVisible()

      page.once('dialog', (dialog) => dialog.accept('a-kumar'))
      await page.getByRole('button', { name: 'Rename' }).click()
      await expect(page.getByRole('status')).toHaveText('Done.')
      await expect(page.getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
        'href',
        /a-kumar/,
      )
      expect(site.json(`${SQUAD}/a-kumar.json`).slug).toBe('a-kumar')
      expect(() => site.text(`${SQUAD}/arun-kumar.json`)).toThrow()

      page.once('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: 'Delete this player' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/What do you want/)
      expect(() => site.text(`${SQUAD}/a-kumar.json`)).toThrow()
    })

    test('a name that other content points to does not vanish', async ({ page, site }) => {
      await openFile(page, site, 'cricket/grounds/dindigul.json')
      page.on('dialog', (dialog) =>
        dialog.type() === 'prompt' ? dialog.accept('elsewhere') : dialog.accept(),
      )
      for (const name of ['Delete this ground', 'Rename']) {
        await page.getByRole('button', { name }).click()
        await expect(page.locator('.faults')).toContainText(/Fixtures, Match \d+: .*dindigul/)
        expect(site.json('content/cricket/grounds/dindigul.json').slug).toBe('dindigul')
      }
    })

    test('the later of two editors is told, and overwrites nothing', async ({
      page,
      context,
      site,
    }) => {
      const other = await context.newPage()
      await openFile(page, site, 'site.json')
      await openFile(other, site, 'site.json')
      await page.getByLabel('Telephone').fill('+919876543210')
      await save(page)
      await other.getByLabel('Email').fill('later@example.com')
      await other.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(other.locator('.faults')).toContainText(
        'Somebody else saved this since you opened it',
      )
      await expect(other.getByLabel('Email')).toHaveValue('later@example.com')
      expect(site.json('content/site.json')).toMatchObject({ phone: '+919876543210' })
      expect(site.text('content/site.json')).not.toContain('later@example.com')
    })

    test('a registration is published in full or not at all', async ({ page, site }) => {
      await openFile(page, site, 'projects/vistara.json')
      await page.getByRole('button', { name: 'Add: Registration' }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.locator('.faults')).toContainText(
        'Registration, Registration number: This is needed.',
      )
      await page.getByLabel('Registration number').fill('TN/11/Layout/1234/2026')
      const authority = page.getByRole('group', { name: 'Authority' })
      await authority.getByLabel('Name').fill('Tamil Nadu Real Estate Regulatory Authority')
      await authority.getByLabel('Address on the web').fill('https://rera.tn.gov.in/')
      await page.getByRole('button', { name: 'Choose a picture: QR code' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Or find one').fill('crest-placeholder')
      await dialog.locator('.choice').first().click()
      await page.getByLabel('Registered on').fill('2026-01-31')
      await save(page)
      expect(site.json(VISTARA).registration).toEqual({
        kind: 'registered',
        number: 'TN/11/Layout/1234/2026',
        authority: {
          name: 'Tamil Nadu Real Estate Regulatory Authority',
          url: 'https://rera.tn.gov.in/',
        },
        qrCode: 'logos/crest-placeholder',
        registeredOn: '2026-01-31',
      })
      expect(site.text('docs/launch.md').match(/registration with the real estate/g)).toHaveLength(
        2,
      )
    })

    test('a sold plot is sold in the table and in the drawing', async ({ page, site }) => {
      const drawing = String(site.json('content/projects/plans/vistara.json').drawing)
      await openFile(page, site, 'projects/plots/vistara.json')
      await page.getByLabel('Status: 1', { exact: true }).selectOption('sold')
      await save(page)
      expect(site.json('content/projects/plots/vistara.json').plots).toContainEqual({
        number: 1,
        status: 'sold',
      })
      expect(site.json('content/projects/plans/vistara.json').drawing).not.toBe(drawing)
    })

    test('the pages of the editor have no fault that axe finds', async ({ page, site }) => {
      for (const address of [
        '#/',
        '#/file/projects/vistara.json',
        '#/file/cricket/seasons/2025/table.json',
        '#/file/insights/a-first-match-day.json',
        '#/new/cricket/seasons/2025/squad',
        '#/pictures',
      ]) {
        await page.goto(`${site.url}${address}`)
        await page.reload()
        await page.locator('h1').waitFor()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([])
      }
    })
  })
})
