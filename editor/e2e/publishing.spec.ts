import { readdirSync } from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { pictureFile } from './editor-site'
import { expect } from './fixtures'
import type { GithubMock } from './github-mock'
import { openPublished, runWorkflow, signIn } from './published-editor'

const VISTARA = 'content/en/projects/vistara.json'

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test.describe('publishing through GitHub @once @check', () => {
  test.use({ actionTimeout: 30_000 })

  test('a price is saved as one commit, an error is not, and the editor says when visitors see it', async ({
    page,
  }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.clock.install()
    await openPublished(async (host) => {
      await signIn(page, host.url, 'wrong')
      await expect(page.getByRole('alert')).toContainText('The access token is not accepted')
      await signIn(page, host.url)
      await expect(page.getByRole('heading', { name: 'What do you want to change?' })).toBeVisible()

      const before = host.text(VISTARA)
      await page.goto(`${host.url}#/file/projects/vistara.json`)

      // The page of the last build follows the form, in both languages.
      const title = page.frameLocator('iframe').getByRole('heading', { level: 1 })
      await page.getByLabel('Name', { exact: true }).fill('Vistara One')
      await expect(title).toContainText('Vistara One')
      await page.getByRole('button', { name: 'Tamil', exact: true }).click()
      const inTamil = page.getByLabel('Name, in Tamil', { exact: true })
      await expect(title).toContainText(await inTamil.inputValue())
      await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'ta-IN')
      await page.getByLabel('Name', { exact: true }).fill('Vistara')
      await page.getByLabel('Price per sq.ft').fill('0')
      await save(page)
      await expect(page.locator('.errors')).toContainText('Write a number that is more than 0.')
      expect(host.commits()).toEqual([])

      // Another file changes during the save.
      host.beforeCommit = () =>
        host.push('content/en/labels.json', `${host.text('content/en/labels.json')}\n`)
      await page.getByLabel('Price per sq.ft').fill('2899')
      await save(page)
      await expect(page.getByRole('status')).toHaveText(
        'Saved. Visitors see it once it is published.',
      )
      expect(host.commits()).toEqual(['Change Vistara – Plot projects'])
      expect(host.text(VISTARA)).toBe(before.replace('2847', '2899'))

      // Its progress is shown until visitors see it.
      const progress = page.getByRole('banner').locator('[aria-live]')
      await expect(progress).toHaveText('On its way to visitors')
      const published = { id: 1, name: 'publish', completed_at: '2026-11-25T08:32:00Z' }
      host.run = {
        status: 'completed',
        conclusion: 'success',
        jobs: [{ ...published, conclusion: 'success' }],
      }
      await page.clock.runFor(20_000)
      await expect(progress).toHaveText(/^Live since \d/)
      const header = new AxeBuilder({ page }).include('header').withRules('color-contrast')
      expect((await header.analyze()).violations).toEqual([])

      // The same file changes during the save.
      host.beforeCommit = () => host.push(VISTARA, before.replace('2847', '2999'))
      await page.getByLabel('Price per sq.ft').fill('2800')
      await save(page)
      await expect(page.locator('.errors')).toContainText('Somebody else changed the same')
      expect(host.text(VISTARA)).toContain('2999')
      await page.getByRole('button', { name: 'Keep yours' }).click()
      await expect(page.getByLabel('Price per sq.ft')).toHaveValue('2800')

      // An error of the workflow is shown with a link to the field.
      await page.getByLabel('Summary', { exact: true }).fill('Of another field')
      await page.getByLabel('Price per sq.ft').fill('2899')
      host.run = {
        status: 'completed',
        conclusion: 'failure',
        jobs: [{ ...published, name: 'test', conclusion: 'failure' }],
        annotations: [
          {
            path: 'content/en/site.json',
            annotation_level: 'failure',
            title: 'Not published',
            message: 'phone is "1". Write ten digits.',
          },
        ],
      }
      await save(page)
      await expect(progress).toHaveText('Not published: phone is "1". Write ten digits.')
      await progress.getByRole('link', { name: /phone/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Name, address, telephone')

      // All of it can be undone.
      await page.getByRole('link', { name: 'Editor' }).click()
      await page.getByRole('link', { name: 'Last changes' }).click()
      const last = page.getByRole('listitem').filter({ hasText: 'Change Vistara' }).first()
      await last.getByText('Change Vistara').click()
      await expect(last).toContainText('Vistara, Summary:')
      await last.getByRole('button', { name: /^Take back/ }).click()
      await expect(page.getByRole('status')).toHaveText('It is taken back.')
      expect(host.text(VISTARA)).not.toContain('Of another field')
    })
    // Browsers log error answers of the host.
    expect(messages.filter((text) => !/40[01]/.test(text))).toEqual([])
  })

  test('a picture is used in the save after its upload, and the saved content passes the workflow’s check', async ({
    page,
  }) => {
    test.setTimeout(900_000)
    await openPublished(async (host) => {
      await signIn(page, host.url)
      await page.goto(`${host.url}#/pictures`)
      const upload = page.locator('.upload')
      await upload
        .getByLabel('File (JPEG')
        .setInputFiles(await pictureFile('At Dusk.jpg', 900, 600))
      await upload.getByLabel('What it shows').fill('The avenue at dusk')
      await upload.getByRole('button', { name: 'Upload and use it' }).click()
      await expect(page.getByRole('button', { name: 'The avenue at dusk' })).toBeVisible()

      // In a new visit only the host remembers the upload.
      await page.goto(`${host.url}#/file/home/home.json`)
      await page.reload()
      const field = page.locator('.picture').first()
      await field.waitFor({ state: 'attached' })
      await page.locator('main').evaluate((main) => {
        for (const each of main.querySelectorAll('details')) each.open = true
      })
      await field.getByRole('button').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Or find one').fill('The avenue at dusk')
      await dialog.locator('.choice').click()
      await expect(field.getByAltText('The avenue at dusk')).toHaveJSProperty('naturalWidth', 900)
      await field.getByRole('button').click()
      await dialog.getByLabel('File (JPEG').setInputFiles(await pictureFile('Noon.jpg', 800, 600))
      await dialog.getByLabel('What it shows').fill('The avenue at noon')
      await dialog.getByRole('button', { name: 'Upload and use it' }).click()
      await expect(field.getByAltText('The avenue at noon')).toHaveJSProperty('naturalWidth', 800)
      await save(page)
      await expect(page.getByRole('status')).toHaveText(/^Saved/)
      expect(host.commits()).toHaveLength(3)

      runWorkflow(host, (root) =>
        expect(readdirSync(path.join(root, 'public/_img')).join()).toMatch(/group-noon-\w+-800/),
      )
    })
  })

  test('transparent pictures stay transparent in every format', async ({ page }) => {
    await openPublished(async (host) => {
      await signIn(page, host.url)
      await page.goto(`${host.url}#/pictures`)
      const clear = {
        create: { width: 300, height: 300, channels: 4, background: '#0000' },
      } as const
      const half = await sharp({ create: { ...clear.create, width: 150, background: '#c33' } })
        .png()
        .toBuffer()
      for (const format of ['webp', 'png', 'gif', 'avif'] as const) {
        const buffer = await sharp(clear)
          .composite([{ input: half, left: 0, top: 0 }])
          .toFormat(format)
          .toBuffer()
        const upload = page.locator('.upload')
        await upload
          .getByLabel('File (JPEG')
          .setInputFiles({ name: `mark-${format}.${format}`, mimeType: `image/${format}`, buffer })
        await upload.getByLabel('What it shows').fill(`A mark as ${format}`)
        await upload.getByLabel('Where it belongs').selectOption('logos')
        await upload.getByRole('button', { name: 'Upload and use it' }).click()
        await expect(page.getByRole('button', { name: `A mark as ${format}` })).toBeVisible()
        const stored = sharp(path.join(host.root, `assets/logos/mark-${format}.png`))
        const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true })
        expect([info.width, info.height, info.channels]).toEqual([300, 300, 4])
        expect([data[3], data[299 * 4 + 3]]).toEqual([255, 0])
        const { images } = JSON.parse(host.text('assets/manifest.json'))
        expect(images.at(-1)).toMatchObject({ width: 300, height: 300, transparent: true })
      }
    })
  })

  test('text typed while a save runs is neither lost nor shown on another page', async ({
    page,
  }) => {
    await openPublished(async (host) => {
      /** Releases the commit that `beforeCommit` holds. */
      let letGo: (() => void) | undefined
      const hold = () => {
        letGo = undefined
        host.beforeCommit = () => new Promise<void>((resolve) => (letGo = resolve))
      }
      const committing = () => expect.poll(() => letGo !== undefined).toBe(true)
      const release = () => letGo?.()
      await signIn(page, host.url)
      await page.goto(`${host.url}#/file/projects/vistara.json`)
      const status = page.getByRole('status')
      const summary = page.getByLabel('Summary', { exact: true })

      hold()
      await page.getByLabel('Price per sq.ft').fill('2899')
      await save(page)
      await committing()
      await summary.fill('Typed meanwhile')
      release()
      await expect(status).toHaveText('Saved. What you wrote meanwhile is not saved yet.')
      await expect(summary).toHaveValue('Typed meanwhile')
      await expect(page.locator('body')).toHaveAttribute('data-dirty', 'true')
      expect(host.text(VISTARA)).not.toContain('Typed meanwhile')
      await save(page)
      await expect(status).toHaveText('Saved. Visitors see it once it is published.')
      expect(host.text(VISTARA)).toContain('Typed meanwhile')

      // The answer for a page that was left must not affect the next page.
      page.on('dialog', (dialog) => dialog.accept())
      hold()
      await summary.fill('Once more')
      await save(page)
      await committing()
      await page.goto(`${host.url}#/file/site.json`)
      await page.getByLabel('Email').fill('typed@example.com')
      release()
      await expect(status).toHaveText('Vistara is saved.')
      await expect(page.locator('body')).toHaveAttribute('data-dirty', 'true')
      await expect(page.getByLabel('Email')).toHaveValue('typed@example.com')
      await page.goto(`${host.url}#/`)
      await expect(status).toContainText('is not saved yet; the first page leads back to it.')
      const waiting = page.getByRole('main').getByRole('listitem')
      await expect(waiting.filter({ hasText: 'Vistara,' })).toHaveCount(0)

      // A late refusal is shown on no other page, and the refused change is kept.
      await page.goto(`${host.url}#/file/projects/vistara.json`)
      hold()
      await page.getByLabel('Price per sq.ft').fill('2777')
      await save(page)
      await committing()
      await page.goto(`${host.url}#/file/site.json`)
      host.push(VISTARA, host.text(VISTARA).replace('2899', '2999'))
      release()
      await expect(status).toHaveText(/^Vistara was not saved/)
      await expect(page.locator('.errors')).toBeEmpty()
      await page.goto(`${host.url}#/file/projects/vistara.json`)
      await expect(page.getByLabel('Price per sq.ft')).toHaveValue('2777')
      await page.getByRole('button', { name: 'Forget it' }).click()
      await expect(page.getByLabel('Price per sq.ft')).toHaveValue('2999')

      // Deleting an entry does not navigate away from the entry opened meanwhile.
      await page.goto(`${host.url}#/file/insights/a-first-match-day.json`)
      hold()
      await page.getByRole('button', { name: 'Delete this article' }).click()
      await committing()
      await page.goto(`${host.url}#/file/site.json`)
      await page.getByLabel('Email').fill('typed@example.com')
      release()
      await expect(status).toHaveText('Done.')
      await expect(page.getByLabel('Email')).toHaveValue('typed@example.com')
      expect(page.url()).toContain('site.json')
    })
  })

  test('an expired token is asked for over the form, and no text is lost', async ({ page }) => {
    await openPublished(async (host) => {
      await signIn(page, host.url)
      await page.goto(`${host.url}#/file/projects/vistara.json`)
      const price = page.getByLabel('Price per sq.ft')
      const status = page.getByRole('status')
      await price.fill('3100')
      host.token = 'second-token'
      await save(page)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('alert')).toContainText('has ended')
      await dialog.getByRole('button', { name: 'Not now' }).click()
      await expect(page.locator('.errors')).toContainText('What you wrote is still here')
      await expect(price).toHaveValue('3100')

      // A reload loses no text either.
      page.on('dialog', (question) => question.accept())
      await page.reload()
      await dialog.getByLabel(/Access token/).fill('second-token')
      await dialog.getByRole('button', { name: 'Open the editor' }).click()
      await expect(price).toHaveValue('3100')
      host.token = 'third-token'
      await save(page)
      await dialog.getByLabel(/Access token/).fill('third-token')
      await dialog.getByRole('button', { name: 'Open the editor' }).click()
      await expect(status).toHaveText(/^Saved\./)
      expect(host.text(VISTARA)).toContain('"pricePerSqFt": 3100')

      const refused: readonly [GithubMock['refusal'], RegExp][] = [
        [{ status: 403 }, /may not do this/],
        [{ status: 429 }, /no more requests for a while/],
        [{ status: 403, headers: { 'retry-after': '60' } }, /no more requests for a while/],
        [
          { status: 403, body: '{"message":"API rate limit exceeded"}' },
          /no more requests for a while/,
        ],
        [{ status: 502, body: '<html>' }, /answers 502/],
      ]
      for (const [refusal, said] of refused) {
        host.refusal = refusal
        await price.fill('3200')
        await save(page)
        await expect(page.locator('.errors')).toContainText(said)
        await expect(price).toHaveValue('3200')
      }
      host.refusal = undefined

      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByLabel(/Access token/)).toBeVisible()
      expect(
        await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
      ).toEqual([])
    })
  })

  test('one button signs in, and an expired token is asked for over the form', async ({ page }) => {
    await openPublished(async (host) => {
      await page.goto(`${host.url}#/file/projects/vistara.json`)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel(/Access token/)).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Sign in with GitHub' }).click()
      const price = page.getByLabel('Price per sq.ft')
      await price.fill('3100')
      host.token = 'second-token'
      await save(page)
      await expect(dialog.getByRole('alert')).toContainText('has ended')
      await dialog.getByRole('button', { name: 'Sign in with GitHub' }).click()
      await expect(page.getByRole('status')).toHaveText(/^Saved\./)
      expect(host.text(VISTARA)).toContain('"pricePerSqFt": 3100')
    }, true)
  })

  test('a draft is kept beside the site, can be continued, and is deleted once it is saved', async ({
    page,
  }) => {
    await openPublished(async (host) => {
      await signIn(page, host.url)
      await page.goto(`${host.url}#/file/projects/vistara.json`)
      const price = page.getByLabel('Price per sq.ft')
      const before = await price.inputValue()
      // A draft may break rules: they are checked on save.
      await price.fill('0')
      await page.getByRole('button', { name: 'Keep as draft' }).click()
      const status = page.getByRole('status')
      await expect(status).toHaveText(/^Kept as a draft/)
      expect(host.commits()).toEqual([])
      expect(host.text(VISTARA)).toContain(`"pricePerSqFt": ${before}`)

      await page.getByRole('link', { name: 'Editor' }).click()
      const kept = page.getByRole('listitem').filter({ hasText: 'Vistara, ' })
      await expect(kept.getByRole('link', { name: 'See it' })).toHaveAttribute(
        'href',
        'https://draft.example',
      )
      await kept.getByRole('button', { name: 'Go on with Vistara' }).click()
      await expect(price).toHaveValue('0')
      await price.fill('2955')
      await save(page)
      await expect(status).toHaveText(/^Saved\./)
      expect(host.text(VISTARA)).toContain('"pricePerSqFt": 2955')
      await page.getByRole('link', { name: 'Editor' }).click()
      await expect(page.getByRole('heading', { name: 'Missing before launch' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Kept as drafts' })).toHaveCount(0)
    })
  })

  test('no token is asked for on an insecure connection', async ({ page }) => {
    await openPublished(async (host) => {
      await page.route('http://edit.example/**', async (route) => {
        const { pathname } = new URL(route.request().url())
        const response = await route.fetch({ url: host.url + pathname })
        await route.fulfill({ response })
      })
      await page.goto('http://edit.example/')
      await expect(page.getByRole('alert')).toContainText('https')
      await expect(page.getByLabel(/Access token/)).toHaveCount(0)
    })
  })
})
