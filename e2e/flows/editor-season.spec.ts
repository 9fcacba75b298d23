import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-fixtures'
import { addFixture, save } from '../editor-site'

const OWN = 'tiruppur-tamilans'
const refuse = async (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Writes runs, wickets and overs of the sides of a result, and leaves the last field. */
async function writeScores(page: Page, scores: readonly (readonly [string, string])[]) {
  for (const [at, [score, overs]] of scores.entries()) {
    await page.locator(`#field-sides-${at}-score`).fill(score)
    await page.locator(`#field-sides-${at}-overs`).fill(overs)
    await page.locator(`#field-sides-${at}-overs`).blur()
  }
}

for (const width of [1366, 390])
  test.describe(`a season in the editor at ${width} @once @check`, () => {
    test.setTimeout(300_000)
    test.use({ actionTimeout: 30_000, viewport: { width, height: 860 } })

    test('a fixture gets its result from the scores, and the table its row', async ({
      page,
      site,
    }) => {
      const year = await addFixture(page, site)
      const season = `content/en/cricket/seasons/${year}`
      const fixture = () => site.json(`${season}/fixtures/match-1.json`)
      const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
      expect(fixture()).toMatchObject({ sequence: 0, changedOn: day })

      await expect(page.getByRole('link', { name: 'Enter the result' })).toBeVisible()
      await page.getByLabel('Postponed').check()
      await save(page)
      expect(fixture()).toMatchObject({ isPostponed: true, sequence: 1 })
      await page.getByLabel('Postponed').uncheck()
      await save(page)
      expect(fixture()).toMatchObject({ isPostponed: false, sequence: 2 })

      await page.getByRole('link', { name: 'Enter the result' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Result of Match 1')
      await expect(page.getByText('How the match ended is worked out')).toBeVisible()
      await expect(page.getByLabel('Who won')).toHaveCount(0)
      await refuse(page)
      await expect(page.locator('.faults')).toContainText('Kind: Choose one of the list.')

      await writeScores(page, [
        ['150/8', '20'],
        ['90/3', '11.2'],
      ])
      await expect(page.getByText('had wickets and overs left')).toBeVisible()
      await writeScores(page, [
        ['150/8', '20'],
        ['150/9', '20'],
      ])
      await expect(page.getByText('Who won the super over?')).toBeVisible()
      await page.getByRole('button', { name: 'There was none: tied' }).click()
      await writeScores(page, [
        ['180/4', '20'],
        ['120', '18.2'],
      ])
      await expect(page.getByText(/By the scores: .* won by 60 runs\./)).toBeVisible()
      await expect(page.getByLabel('Who won')).toHaveValue(OWN)
      await writeScores(page, [
        ['180/4', '20'],
        ['122', '18.2'],
      ])
      await expect(page.getByText(/won by 58 runs\./)).toBeVisible()
      await expect(page.getByLabel('By how many')).toHaveValue('58')
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.screenshot({ path: test.info().outputPath('result.png'), fullPage: true })
      await save(page)
      expect(site.json(`${season}/results/match-1.json`)).toMatchObject({
        slug: 'match-1',
        stage: 'league',
        ground: 'salem',
        ending: { kind: 'won', winner: OWN, by: 58, unit: 'runs' },
      })

      await page.goto(`${site.url}#/file/cricket/seasons/${year}/fixtures/match-1.json`)
      await page.getByRole('link', { name: 'See its result' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Match 1' })).toBeVisible()

      await page.goto(`${site.url}#/file/cricket/seasons/${year}/table.json`)
      await page.getByRole('button', { name: 'Work it out from the results' }).click()
      await expect(page.getByText(/Worked out from 1 result of the league/)).toContainText(
        'Not touched',
      )
      const own = page
        .getByRole('row')
        .filter({ has: page.locator(`select option[value=${OWN}]:checked`) })
      const cells = own.getByRole('textbox')
      await expect(cells.nth(1)).toHaveValue('1')
      await expect(cells.nth(3)).toHaveValue('2')
      await expect(cells.nth(4)).toHaveValue('2.9')
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.screenshot({ path: test.info().outputPath('table.png'), fullPage: true })
    })

    test('a season has a year of the league, and a fixture what makes one', async ({
      page,
      site,
    }) => {
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
      await page.getByLabel('Name in addresses').fill('match-1')
      await page.getByLabel('Name of the match').fill('Match 1')
      await page.getByLabel('Starts').fill('2016-06-05T19:15')
      await refuse(page)
      const faults = page.locator('.faults')
      await expect(faults).toContainText('Teams, 1: Choose one of the list.')
      await expect(faults).toContainText('Ground: Choose one of the list.')
    })

    test('numbers and telephones are tidied on leaving their fields', async ({ page, site }) => {
      await page.goto(`${site.url}#/file/site.json`)
      const phone = page.locator('#field-phone')
      await phone.fill('98765 43210')
      await phone.blur()
      await expect(phone).toHaveValue('+919876543210')
      const name = page.getByLabel('Name', { exact: true }).first()
      const before = await name.inputValue()
      await name.fill(` ${before}\n`)
      await name.blur()
      await expect(name).toHaveValue(before)
      await page.getByLabel('Copyright').first().fill('{prize} of the group')
      await refuse(page)
      await expect(page.locator('.faults')).toContainText('Nothing fills {prize}')

      page.on('dialog', (dialog) => dialog.accept())
      await page.goto(`${site.url}#/file/project-page/rules.json`)
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
      const number = page.locator('input[inputmode]').first()
      await number.fill('1,500')
      await number.blur()
      await expect(number).toHaveValue('1500')
    })
  })
