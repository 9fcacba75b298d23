import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect as baseExpect, type Page, test } from '@playwright/test'
import { TSX } from '../../tools/build/tsx.mjs'
import {
  addFixture,
  addPlayer,
  type EditedSite,
  openFile,
  pictureFile,
  save,
  startEditor,
} from './editor-site'

/** The development server builds each page on its first request. */
const expect = baseExpect.configure({ timeout: 90_000 })

/** Changes made in the editor, checked on the development site beside it, and then on a built site. */
test.describe('content saved in the editor is on the site @once @check', () => {
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(600_000)
  test.use({ actionTimeout: 60_000 })
  let site: EditedSite
  let year: string
  test.beforeAll(async () => {
    // Hooks do not use the timeout of their group.
    test.setTimeout(300_000)
    site = await startEditor({ withSite: true })
  })
  test.afterAll(async () => {
    test.setTimeout(60_000)
    await site?.close()
  })

  const openSite = async (page: Page, address: string) => {
    await page.goto(`${site.siteUrl}${address}`, { timeout: 120_000 })
  }

  test('both forms of a price, within seconds and without a reload', async ({ page, context }) => {
    const seen = await context.newPage()
    await openSite(seen, '/vistara/')
    await expect(seen.getByText('₹2,847').first()).toBeAttached()
    await openFile(page, site, 'projects/vistara.json')
    await page.getByLabel('Price per sq.ft').fill('2899')
    const start = Date.now()
    await save(page)
    const saved = Date.now()
    await expect(seen.getByText('₹2,899').first()).toBeAttached()
    console.log(`saved after ${saved - start} ms, on the open page after ${Date.now() - start} ms`)
    // 2,685 sq.ft are plot 1, which plan and estimate open with.
    for (const section of ['#plan', '#cost'])
      await expect(seen.locator(section)).toContainText('₹77,83,815')
    await expect(seen.locator('body')).not.toContainText('2,847')
    await openSite(seen, '/properties/')
    await expect(seen.locator('body')).toContainText('₹2,899')
  })

  test('the page beside the form follows without a save, and leads to its fields', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await openFile(page, site, 'projects/vistara.json')
    const shown = page.frameLocator('iframe')
    const title = shown.getByRole('heading', { level: 1 })
    await expect(title).toContainText('Vistara')
    await page.getByLabel('Name', { exact: true }).fill('Vistara One')
    await expect(title).toContainText('Vistara One')

    // A press on a text opens its field, also where the text is a link.
    await title.getByText('Vistara One').click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    const lead = page.locator('#field-hero-lead')
    await shown.getByText(await lead.inputValue(), { exact: true }).click()
    await expect(lead).toBeFocused()
    await lead.fill('Typed a moment ago')
    await expect(shown.getByText('Typed a moment ago')).toBeVisible()

    const address = page.url()
    await page.getByRole('button', { name: 'Tamil', exact: true }).click()
    await expect(
      title.getByText(await page.getByLabel('Name, in Tamil', { exact: true }).inputValue()),
    ).toBeVisible()
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await expect(title).toContainText('Vistara One')
    expect(page.url()).toBe(address)

    // What was typed comes back with the page; "Forget it" can be undone.
    await page.reload()
    await expect(title).toContainText('Vistara One')
    const forget = page.getByRole('button', { name: 'Forget it' })
    const name = page.getByLabel('Name', { exact: true })
    await forget.click()
    await expect(name).toHaveValue('Vistara')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(name).toHaveValue('Vistara One')
    await expect(title).toContainText('Vistara One')
    await forget.click()

    // What the build works out follows a save.
    for (const [price, written] of [
      ['2950', '₹2,950'],
      ['2899', '₹2,899'],
    ] as const) {
      await page.getByLabel('Price per sq.ft').fill(price)
      await save(page)
      await expect(shown.getByText(written).first()).toBeAttached()
    }

    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(page.locator('iframe')).toBeHidden()
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect(page.getByRole('button', { name: 'Phone', exact: true })).toBeHidden()
  })

  test('a new entry is shown in the place of another', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.goto(`${site.url}#/new/insights`)
    await expect(page.getByText('It is shown in the place of another.')).toBeVisible()
    await page.getByLabel('Title', { exact: true }).first().fill('A new article')
    const title = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(title).toHaveText('A new article')
  })

  test('the place of a new player in the squad', async ({ page }) => {
    await addPlayer(page, site)
    // A page requested before the server knows it redirects to the home page.
    await baseExpect(async () => {
      await openSite(page, '/tiruppurTamilans/players/arun-kumar/')
      const player = page.locator('#arun-kumar')
      await baseExpect(player).toContainText('Arun', { timeout: 3000 })
    }).toPass({ timeout: 90_000 })
  })

  test('a plot of its own price, an uploaded picture, and a fixture of a new season', async ({
    page,
  }) => {
    await openFile(page, site, 'projects/plots/vistara.json')
    await page.getByLabel('Own price per sq.ft: 1', { exact: true }).fill('2950')
    await save(page)

    await openFile(page, site, 'projects/vistara.json')
    await page.getByRole('button', { name: 'Choose a picture: Image' }).first().click()
    const dialog = page.getByRole('dialog')
    const picture = await pictureFile('Avenue at Dawn.jpg', 900, 600)
    await dialog.getByLabel('File (JPEG').setInputFiles(picture)
    await dialog.getByLabel('What it shows').fill('The avenue at dawn')
    await dialog.getByLabel('Where it belongs').selectOption('plots')
    await dialog.getByRole('button', { name: 'Upload and use it' }).click()
    await expect(dialog).toBeHidden()
    await save(page)

    year = await addFixture(page, site)
  })

  test('a build contains all changes, and nothing of the editor', async () => {
    await site.stop()
    const start = Date.now()
    execFileSync(process.execPath, [...TSX, 'tools/build/build.ts'], {
      cwd: site.root,
      env: {
        ...{ ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', TRANSLATION: 'draft' },
        // The editor saves with the current day, not with that of the fixture.
        BUILD_DAY: '',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    console.log(`built after ${Math.round((Date.now() - start) / 1000)} s`)
    const built = (file: string) => readFileSync(path.join(site.root, 'out', file), 'utf8')
    for (const edition of ['', 'ta/']) {
      const project = built(`${edition}vistara/index.html`)
      expect(project).toContain('₹2,899')
      expect(project).not.toContain('2,847')
      // Plot 2 has the project's price, plot 1 its own, in plan and estimate.
      const [, plan = '', cost = ''] = project.split(/id="(?:plan|cost)"/)
      expect(plan).toContain('₹77,89,613')
      for (const section of [plan, cost]) expect(section).toContain('₹79,20,750')
      expect(project).toMatch(/<img[^>]*avenue-at-dawn/)
      expect(built(`${edition}tiruppurTamilans/index.html`)).toContain(`${year}-06-05T19:15`)
    }
    expect(built('vistara/index.html')).toMatch(/<img[^>]*alt="The avenue at dawn"/)
    expect(built('properties/index.html')).toContain('₹2,899')
    expect(built('tiruppurTamilans/squad/index.html')).toContain('Arun')
    expect(existsSync(path.join(site.root, 'out/editor.js'))).toBe(false)
  })
})
