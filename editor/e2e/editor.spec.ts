import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { samplePdf } from '@/tools/check/sample-pdf'
import { openFile, pictureFile, save } from './editor-site'
import { expect, test } from './fixtures'

const VISTARA = 'content/en/projects/vistara.json'

test.describe('the editor @once', () => {
  // On a slow and busy machine the longest takes two minutes.
  test.setTimeout(300_000)
  test.use({ actionTimeout: 30_000 })

  test('a changed price is all that changes, and is undone at once', async ({ page, site }) => {
    const before = site.text(VISTARA)
    await openFile(page, site, 'projects/vistara.json')
    await page.getByLabel('Price per sq.ft').fill('2899')
    await save(page)
    expect(site.text(VISTARA)).toBe(before.replace('"pricePerSqFt": 2847', '"pricePerSqFt": 2899'))
    await page.locator('.undo').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('status')).toHaveText('It is taken back.')
    await expect(page.getByLabel('Price per sq.ft')).toHaveValue('2847')
    expect(site.text(VISTARA)).toBe(before)
  })

  test('a deletion says what names the entry, and is undone', async ({ page, site }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      return asked.length === 1 ? dialog.dismiss() : dialog.accept()
    })
    await openFile(page, site, 'cricket/seasons/2025/fixtures/match-2.json')
    await page.getByRole('button', { name: 'Delete this fixture' }).click()
    await expect.poll(() => asked[0]).toContain('It is named in: Match 2 (Results)')

    const article = 'content/en/insights/a-first-match-day.json'
    const before = site.text(article)
    await openFile(page, site, 'insights/a-first-match-day.json')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: 'Delete this article' }).click()
    await expect(page.getByRole('status')).toHaveText('Done.')
    await page.locator('.undo').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('status')).toHaveText('It is taken back.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(site.text(article)).toBe(before)
  })

  test.describe('@check', () => {
    test('a refused value is reported and nothing is written', async ({ page, site }) => {
      const before = site.text(VISTARA)
      await openFile(page, site, 'projects/vistara.json')
      await page.getByLabel('Price per sq.ft').fill('-5')
      await page.getByLabel('Summary', { exact: true }).fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const errors = page.locator('.errors')
      await expect(errors).toContainText('Price per sq.ft: Write a number that is more than 0.')
      await expect(errors).toContainText('Summary: This is needed.')
      await expect(page.getByLabel('Price per sq.ft')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Price per sq.ft')).toHaveAccessibleDescription(/more than 0/)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      // It is told where it is seen by who types elsewhere.
      await page.getByLabel('Name', { exact: true }).first().fill('Vistara 2')
      const status = page.getByRole('status')
      await expect(status).toHaveText('Not saved: Price per sq.ft')
      await status.getByRole('link').click()
      await expect(page.getByLabel('Price per sq.ft')).toBeFocused()
      await errors.getByRole('link', { name: 'Summary' }).click()
      await expect(page.getByLabel('Summary', { exact: true })).toBeFocused()
      expect(site.text(VISTARA)).toBe(before)
    })

    test('two editors save different fields together, and the later one sees the other’s', async ({
      page,
      context,
      site,
    }) => {
      const other = await context.newPage()
      await openFile(page, site, 'site.json')
      await openFile(other, site, 'site.json')
      await page.locator('#field-phone').fill('+919876543210')
      await save(page)
      await other.getByLabel('Email').fill('later@example.com')
      await save(other)
      await expect(other.locator('#field-phone')).toHaveValue('+919876543210')
      const both = { phone: '+919876543210', email: 'later@example.com' }
      expect(site.json('content/en/site.json')).toMatchObject(both)
    })

    test('a PDF that was copied into the folder by hand can be chosen', async ({ page, site }) => {
      const folder = path.join(site.root, 'assets/papers/vistara')
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, 'patta.pdf'), samplePdf(['SAMPLE']))
      await openFile(page, site, 'projects/vistara.json')
      const brochure = page.getByRole('combobox', { name: 'Brochure of your own' })
      await brochure.selectOption('vistara/patta.pdf')
      await save(page)
      expect(site.json(VISTARA).brochure).toBe('vistara/patta.pdf')
    })

    test('Tamil is shown beside the English, marked where it is stale', async ({ page, site }) => {
      const file = 'content/ta/projects/vistara.json'
      const before = site.text(file)
      await openFile(page, site, 'projects/vistara.json')
      const english = page.getByLabel('Summary', { exact: true })
      const tamil = page.getByLabel('Summary, in Tamil', { exact: true })
      const mark = page.getByText('The English changed since.')
      await expect(tamil).toHaveValue(/\p{Script=Tamil}/u)
      await expect(mark).toHaveCount(0)
      const words = await tamil.inputValue()

      await english.fill(`${await english.inputValue()} Come and see.`)
      await expect(mark).toHaveCount(1)
      await tamil.fill('தமிழ்')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.locator('.errors')).toContainText(
        'Tamil: Summary: The Tamil has the places none',
      )
      expect(site.text(file)).toBe(before)

      await tamil.fill(`${words} வாருங்கள்.`)
      await expect(mark).toHaveCount(0)
      await save(page)
      expect(site.json(file).summary).toBe(`${words} வாருங்கள்.`)
      await openFile(page, site, 'projects/vistara.json')
      await expect(tamil).toHaveValue(/வாருங்கள்/)
      await expect(mark).toHaveCount(0)

      await english.fill('Plots at {price} per sq.ft.')
      await save(page)
      await openFile(page, site, 'projects/vistara.json')
      await expect(mark).toHaveCount(1)
    })

    test('a picture is uploaded from its field, with a description', async ({ page, site }) => {
      // As a path: passing 30 MB as bytes takes a minute on a busy machine.
      const huge = test.info().outputPath('huge.jpg')
      await writeFile(huge, Buffer.alloc(30_000_000))
      const file = async (name: string, mimeType: string, buffer: Buffer) =>
        page.getByLabel('File (JPEG').setInputFiles({ name, mimeType, buffer })
      const picture = async (name: string, width: number, height: number) =>
        page.getByLabel('File (JPEG').setInputFiles(await pictureFile(name, width, height))

      await openFile(page, site, 'projects/vistara.json')
      await page.getByRole('button', { name: 'Choose a picture: Image' }).first().click()
      const dialog = page.getByRole('dialog')
      const error = dialog.getByRole('alert')
      await file('broken.jpg', 'image/jpeg', Buffer.from('not a picture'))
      await expect(error).toHaveText(/broken\.jpg cannot be read as a picture/)
      await picture('small.jpg', 300, 200)
      await expect(error).toHaveText(/300 pixels wide\. It needs at least 640/)
      await page.getByLabel('File (JPEG').setInputFiles(huge)
      await expect(error).toHaveText(/30 MB\. Pictures up to 25 MB/)

      await picture('Avenue at Dawn.jpg', 900, 600)
      await expect(dialog.getByLabel('From the left')).toHaveValue('50')
      await dialog.getByRole('button', { name: 'Upload and use it' }).click()
      await expect(error).toHaveText(/what the picture shows/)
      await dialog.getByLabel('What it shows').fill('The avenue at dawn')
      await dialog.getByLabel('Where it belongs').selectOption('plots')
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/api/**', async (route) => {
        await held
        await route.continue()
      })
      await dialog.getByRole('button', { name: 'Upload and use it' }).click()
      await expect(dialog.getByText('Uploading …')).toBeVisible()
      await expect(dialog.getByText('Making the picture in all sizes.')).toBeVisible()
      await page.screenshot({ path: test.info().outputPath('uploading.png') })
      release()
      await expect(dialog).toBeHidden({ timeout: 60_000 })
      await page.unroute('**/api/**')
      await expect(
        page
          .locator('.picture')
          .filter({ hasText: 'plots/avenue-at-dawn' })
          .getByAltText('The avenue at dawn'),
      ).toBeVisible()
      await save(page)
      expect(site.json(VISTARA).hero).toMatchObject({ image: 'plots/avenue-at-dawn' })
      expect(site.json('lib/server/images.generated.json')['plots/avenue-at-dawn']).toMatchObject({
        alt: 'The avenue at dawn',
        width: 900,
        height: 600,
        focal: [0.5, 0.5],
        widths: [320, 640, 768, 900],
      })

      // Both can be changed later.
      await page.goto(`${site.url}#/pictures`)
      await page.getByRole('button', { name: 'The avenue at dawn' }).click()
      const change = page.getByRole('dialog')
      await expect(change.getByLabel('From the left')).toHaveValue('50')
      await change.getByLabel('From the left').fill('20')
      await change.getByLabel('What it shows').fill('The avenue at sunrise')
      await change.getByRole('button', { name: 'Save' }).click()
      await expect(change).toBeHidden()
      expect(site.json('lib/server/images.generated.json')['plots/avenue-at-dawn']).toMatchObject({
        alt: 'The avenue at sunrise',
        focal: [0.2, 0.5],
      })

      // A photograph can be shown as cloth.
      await page.getByRole('button', { name: 'The avenue at sunrise' }).click()
      await change.getByLabel('Show it knitted').check()
      await change.getByRole('button', { name: 'Save' }).click()
      await expect(change).toBeHidden({ timeout: 60_000 })
      expect(site.json('lib/server/images.generated.json')['plots/avenue-at-dawn']).toMatchObject({
        kind: 'cloth',
        alt: 'The avenue at sunrise',
        upright: { width: 576, height: 1120 },
      })
    })

    test('errors are explained in helpful words', async ({ context, site }) => {
      type Mistake = (page: Page) => Promise<unknown>
      const told = async (file: string, mistake: Mistake, said: string | RegExp) => {
        const page = await context.newPage()
        await openFile(page, site, file)
        await mistake(page)
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.locator('.errors')).toContainText(said)
        // Otherwise the next page would open with this draft.
        await page.evaluate(() => localStorage.clear())
        await page.close()
      }
      const fill =
        (label: string, value: string): Mistake =>
        (page) =>
          page.getByLabel(label).first().fill(value)
      await told(
        'projects/vistara.json',
        fill('Price per sq.ft', ''),
        'Price per sq.ft: Write a number, such as 1500.',
      )
      await told(
        'cricket/seasons/2025/fixtures/match-2.json',
        fill('Starts', ''),
        'Starts: Choose a day and an hour.',
      )
      await told(
        'faqs/faqs.json',
        async (page) => {
          await page.locator('main summary').first().click()
          await page.locator('#field-groups-0-items summary').first().click()
          await page.getByLabel('Question', { exact: true }).first().fill('No question')
        },
        /Question: /,
      )
      await told(
        'properties/listing.json',
        fill('First words of the message', 'a'.repeat(51)),
        'at most 50 letters',
      )
    })

    test('the Tamil of a new, empty field is not stale', async ({ page, site }) => {
      await openFile(page, site, 'projects/mandhra.json')
      await page.getByRole('button', { name: 'Add: Registration' }).click()
      await page.getByRole('button', { name: 'Add: Paper' }).click()
      await expect(page.getByText('The English changed since.')).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^It is still right/ })).toHaveCount(0)
    })

    test('a broken file or a stopped server is reported', async ({ page, site }) => {
      const put = (file: string, text: string) => writeFile(path.join(site.root, file), text)
      await put('content/en/cricket/grounds/salem.json', '{\n<<<<<<< HEAD\n  "slug": "salem",\n')
      await put('content/en/cinemas/cinemas.json', '{ "hero": 5 }')
      await page.goto(site.url)
      const broken = page.locator('main li').filter({ has: page.locator('.reason') })
      await expect(broken).toHaveCount(2)
      await broken.filter({ hasText: 'salem.json, line 2' }).getByRole('link').click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('Salem')
      await expect(page.locator('.reason')).toContainText('salem.json, line 2')
      await page.goto(`${site.url}#/file/cinemas/cinemas.json`)
      await expect(heading).toHaveText(/^Cinemas/)
      await expect(page.locator('.reason')).toContainText('Top of the page')

      await openFile(page, site, 'projects/vistara.json')
      await page.getByLabel('Price per sq.ft').fill('2899')
      await save(page)
      expect(site.json(VISTARA).pricePerSqFt).toBe(2899)
      await page.getByLabel('Price per sq.ft').fill('2900')

      await site.stop()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.locator('.errors')).toContainText('The editor does not answer')
      await expect(page.getByLabel('Price per sq.ft')).toHaveValue('2900')
      page.on('dialog', (dialog) => dialog.accept())
      await page.evaluate(() => {
        location.hash = '#/file/site.json'
      })
      // Content that was loaded stays usable.
      await page.getByLabel('Email').fill('later@example.com')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.locator('.errors')).toContainText('The editor does not answer')
      await expect(page.getByLabel('Price per sq.ft')).toHaveCount(0)
    })

    test('the form comes first where the window is narrow', async ({ page, site }) => {
      const list = page.getByRole('navigation', { name: 'Content' })
      const price = page.getByLabel('Price per sq.ft')
      // A phone, and a wide window at 200 %.
      for (const [at, viewport] of [
        { width: 390, height: 844 },
        { width: 683, height: 384 },
        { width: 320, height: 568 },
      ].entries()) {
        await page.setViewportSize(viewport)
        await openFile(page, site, 'projects/vistara.json')
        await expect(list).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        await price.scrollIntoViewIfNeeded()
        const bar = await page.locator('.bar').boundingBox()
        expect(bar?.y).toBe(0)
        expect(bar?.height).toBeLessThan(60)
        await price.fill(`${2899 + at}`)
        await expect(page.locator('.bar')).toHaveCSS('height', `${bar?.height}px`)
        await save(page)
        await expect(page.getByRole('status')).toBeInViewport()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

        const opener = page.getByRole('button', { name: 'List', exact: true })
        await opener.click()
        await expect(opener).toHaveAttribute('aria-expanded', 'true')
        await list.getByRole('link', { name: 'Home page' }).click()
        await expect(list).toBeHidden()
        await expect(page.getByRole('heading', { level: 1, name: 'Home page' })).toBeInViewport()
      }
    })

    test('the pages of the editor have no axe errors', async ({ page, site }) => {
      for (const address of [
        '#/',
        '#/file/projects/vistara.json',
        '#/file/cricket/seasons/2025/results/final.json',
        '#/file/cricket/seasons/2025/table.json',
        '#/file/insights/a-first-match-day.json',
        '#/new/cricket/seasons/2025/squad',
        '#/pictures',
      ]) {
        await page.goto(`${site.url}${address}`)
        await page.reload()
        await page.locator('h1').waitFor()
        const bar = await page.locator('header').boundingBox()
        const title = await page.locator('h1').boundingBox()
        expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([])
      }
    })
  })
})
