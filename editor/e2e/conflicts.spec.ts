import type { Page } from '@playwright/test'
import { openFile, save } from './editor-site'
import { expect, test } from './fixtures'

const VISTARA = 'projects/vistara.json'
const SQUAD = 'cricket/seasons/2025/squad'

/** Presses Save without waiting for an answer. */
const press = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test.describe('saves that meet others @once @check', () => {
  test.setTimeout(300_000)
  test.use({ actionTimeout: 30_000 })

  test('two people change the same fields: each sees both values, chooses, and can save', async ({
    page,
    browser,
    site,
  }) => {
    const english = `content/en/${VISTARA}`
    const second = await browser.newContext()
    const other = await second.newPage()
    for (const each of [page, other]) await openFile(each, site, VISTARA)
    const summary = (each: Page) => each.getByLabel('Summary', { exact: true })
    const own = await summary(page).inputValue()
    const tamil = await page.getByLabel('Summary, in Tamil', { exact: true }).inputValue()
    await page.getByLabel('Price per sq.ft').fill('2900')
    await summary(page).fill(`${own} First.`)
    await save(page)

    await other.getByLabel('Price per sq.ft').fill('2950')
    await summary(other).fill(`${own} Second.`)
    await other.getByLabel('Summary, in Tamil', { exact: true }).fill(`${tamil} இரண்டு.`)
    await press(other)
    const price = other.getByRole('group', { name: 'Price per sq.ft' })
    const words = other.getByRole('group', { name: 'Summary' })
    await expect(price).toContainText('2900')
    await expect(price).toContainText('2950')
    await expect(words).toContainText(`${own} First.`)
    await expect(words).toContainText(`${own} Second.`)
    await expect(words).toContainText(`${tamil} இரண்டு.`)
    await other.screenshot({ path: test.info().outputPath('conflict.png'), fullPage: true })
    expect(site.json(english)).toMatchObject({ pricePerSqFt: 2900 })

    // A save without a choice is not refused again: it asks for the choice.
    await press(other)
    await expect(other.getByRole('status')).toHaveText('Choose first what stays.')
    await words.getByRole('button', { name: 'Take theirs' }).click()
    await expect(words).toHaveCount(0)
    await price.getByRole('button', { name: 'Keep yours' }).click()
    await expect(summary(other)).toHaveValue(`${own} First.`)
    await expect(other.getByLabel('Price per sq.ft')).toHaveValue('2950')
    await save(other)
    expect(site.json(english)).toMatchObject({ pricePerSqFt: 2950, summary: `${own} First.` })
    expect(site.json(`content/ta/${VISTARA}`).summary).toBe(`${tamil} இரண்டு.`)

    // One deletes what the other has changed.
    for (const each of [page, other]) await openFile(each, site, 'insights/a-first-match-day.json')
    page.on('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Delete this article' }).click()
    await expect(page.getByRole('status')).toHaveText('Done.')
    await other.locator('#field-title').fill('A second match day')
    await press(other)
    await other.getByRole('button', { name: 'Put it back as it is here' }).click()
    await save(other)
    expect(site.json('content/en/insights/a-first-match-day.json')).toMatchObject({
      title: 'A second match day',
    })
    await second.close()
  })

  test('the first save makes a new entry that entry, whatever is typed meanwhile', async ({
    page,
    site,
  }) => {
    const begin = async (name: string, surname: string) => {
      await page.goto(`${site.url}#/new/${SQUAD}`)
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('Surname', { exact: true }).fill(surname)
      await page.getByLabel('Role 1').selectOption('Bowler')
    }
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await begin('First', 'Player')
    await page.route('**/api/commit', async (route) => {
      await held
      await route.continue()
    })
    const committing = page.waitForRequest('**/api/commit')
    await press(page)
    await committing
    await page.getByLabel('Surname', { exact: true }).fill('Bowler')
    release()
    await expect(page.getByRole('status')).toHaveText(/^Saved\. What you wrote meanwhile/)
    await expect(page).toHaveURL(new RegExp(`#/file/${SQUAD}/first-player\\.json$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/First/)
    await save(page)
    await expect(page.getByLabel('Surname', { exact: true })).toHaveValue('Bowler')

    await begin('Second', 'Cricketer')
    await save(page)
    const squad = (slug: string) => site.json(`content/en/${SQUAD}/${slug}.json`)
    expect(squad('first-player')).toMatchObject({ name: 'First', surname: 'Bowler' })
    expect(squad('second-cricketer')).toMatchObject({ name: 'Second', surname: 'Cricketer' })
  })
})
