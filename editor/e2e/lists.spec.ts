import type { Page } from '@playwright/test'
import { addPlayer, openFile, save } from './editor-site'
import { expect, test } from './fixtures'

const SQUAD = 'cricket/seasons/2025/squad'

/** The rows of a list's page from top to bottom. */
const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

test.describe('lists of the editor', { tag: ['@once', '@check'] }, () => {
  test.setTimeout(300_000)
  test.use({ actionTimeout: 30_000 })

  test('a new entry gets its name from its title and the last place, and is moved by hand and by keys', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}#/new/${SQUAD}`)
    const name = page.getByLabel('Name in addresses')
    await page.getByLabel('Name', { exact: true }).fill('Zoë')
    await expect(name).toHaveValue('zoe')
    await page.getByLabel('Surname').fill('Ram')
    await expect(name).toHaveValue('zoe-ram')
    await page.getByText('Name in addresses').first().click()
    await name.fill('zoe')
    await page.getByLabel('Surname').fill('Raman')
    await expect(name).toHaveValue('zoe')
    await expect(page.getByText('/tiruppurTamilans/players/zoe/')).toBeVisible()

    page.on('dialog', (dialog) => void dialog.accept())
    await addPlayer(page, site)
    await page.goto(`${site.url}#/list/${SQUAD}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible()
    await expect(rowsOf(page).last()).toHaveText('Arun Kumar')
    const before = await rowsOf(page).allTextContents()
    await page.getByRole('button', { name: 'Move up: Arun Kumar' }).click()
    await expect(page.getByRole('status')).toHaveText(
      `Arun Kumar: ${before.length - 1} of ${before.length}`,
    )
    await page.keyboard.press('Alt+ArrowUp')
    expect((await rowsOf(page).allTextContents()).at(-3)).toBe('Arun Kumar')

    // The first row, by its handle, below the second.
    const [first, second] = [0, 1].map((at) => page.getByRole('main').getByRole('listitem').nth(at))
    await page.evaluate(() => scrollTo(0, 0))
    const grip = await first?.locator('.grip').boundingBox()
    const over = await second?.boundingBox()
    if (!grip || !over) throw new Error('the list has two rows')
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
    await page.mouse.down()
    await page.mouse.move(grip.x + grip.width / 2, over.y + over.height - 2, { steps: 5 })
    await page.mouse.up()
    const after = await rowsOf(page).allTextContents()
    expect(after.slice(0, 2)).toEqual([before[1], before[0]])

    await save(page)
    await page.reload()
    await expect(rowsOf(page).first()).toBeVisible()
    expect(await rowsOf(page).allTextContents()).toEqual(after)
    const { position } = site.json(`content/en/${SQUAD}/zoe.json`)
    expect(position).toBe(before.length - 2)
  })

  test('everything can be found by its words and saved by a shortcut', async ({ page, site }) => {
    await page.goto(site.url)
    const list = page.getByRole('navigation', { name: 'Content' })
    await expect(list.getByRole('link').first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('dindigul ground')
    await expect(list.getByText(/^\d+ found/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('Team: all seasons')).toBeVisible()
    await page.getByLabel('City', { exact: true }).fill('Madurai')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('status')).toHaveText(/^Saved/)
    expect(site.json('content/en/cricket/grounds/dindigul.json').city).toBe('Madurai')

    // A field is found by its label, and the page opens at that field.
    const name = String(site.json('content/en/projects/nakshatra.json').name)
    await page.getByRole('searchbox').fill(`${name} price per`)
    const price = list.getByRole('link', { name: /: Price per sq\.ft$/ }).first()
    await expect(price).toContainText(name)
    await page.screenshot({ path: test.info().outputPath('found.png') })
    await price.click()
    await expect(page.getByLabel('Price per sq.ft').first()).toBeFocused()
    // The search has ended with the page that it led to.
    await page.getByRole('searchbox').fill(`${name} price per`)
    await price.click()
    await expect(page.getByLabel('Price per sq.ft').first()).toBeFocused()
    for (const words of ['email', 'whatsapp', 'brochure', 'testimonials']) {
      await page.getByRole('searchbox').fill(words)
      await expect(list.getByText(/^[1-9]\d* found/)).toBeVisible()
    }
    // Texts within lists are found too, in both languages, and tasks by their verbs.
    type Groups = [{ items: { question: string }[] }]
    const [group] = site.json('content/en/faqs/faqs.json').groups as Groups
    const [tamil] = site.json('content/ta/faqs/faqs.json').groups as Groups
    for (const text of [group, tamil].map(({ items }) => items[0]?.question ?? '')) {
      await page.getByRole('searchbox').fill(text)
      await list
        .getByRole('link', { name: text.slice(0, 20) })
        .first()
        .click()
      await expect(page.locator('textarea:focus')).toHaveValue(text)
    }
    await page.getByRole('searchbox').fill(`hide ${name}`)
    await list.getByRole('link', { name: `Hide or show: ${name}` }).click()
    await expect(page.getByLabel('Not on the site yet')).toBeFocused()
    await page.getByLabel('Not on the site yet').check()
    await save(page)
    const marks = page.locator('h1 + .marks')
    await expect(marks).toContainText('Hidden')
    await page.getByLabel('Price per sq.ft').first().fill('3000')
    await expect(marks).toContainText('Hidden · Changed by you')
    await page.getByRole('link', { name: 'Editor', exact: true }).click()
    await page.getByText('Hide or show', { exact: true }).click()
    const choice = page.locator('.tasks').getByRole('listitem').filter({ hasText: name })
    await expect(choice.filter({ visible: true }).last()).toContainText('Hidden')
    await openFile(page, site, 'cricket/grounds/dindigul.json')

    // The message is cleared on the next page, and the list shows the current page.
    await page.getByRole('searchbox').fill('')
    await page.getByRole('main').getByRole('link', { name: 'Grounds' }).click()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('')
    await expect(list.locator('[aria-current=page]')).toBeVisible()
  })
})
