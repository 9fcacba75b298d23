import { execFileSync, execSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect as baseExpect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { copySite } from '../../scripts/copy-site'
import { TSX } from '../../scripts/tsx.mjs'
import { pictureFile } from '../editor-site'
import { type FakeHost, startFakeHost } from '../git-host-fake'

/** A save takes some seconds on a busy machine. */
const expect = baseExpect.configure({ timeout: 40_000 })

const VISTARA = 'content/en/projects/vistara.json'

/** The static editor of a Git host, made by the command and served beside a host that stands for it. */
async function openStatic(kind: 'github' | 'gitlab', use: (host: FakeHost) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-static-'))
  const host = await startFakeHost(folder)
  try {
    execFileSync(process.execPath, [...TSX, 'scripts/edit.ts', '--out', folder], {
      env: {
        ...process.env,
        EDITOR_HOST: kind,
        EDITOR_REPO: 'owner/name',
        EDITOR_HOST_URL: host.url,
        NODE_OPTIONS: '',
      },
    })
    await use(host)
  } finally {
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signIn(page: Page, url: string, token = 'good-token') {
  await page.goto(url)
  await page.getByLabel(/Access token/).fill(token)
  await page.getByRole('button', { name: 'Open the editor' }).click()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test.describe('publishing through a Git host @once @check', () => {
  test.use({ actionTimeout: 30_000 })

  for (const kind of ['github', 'gitlab'] as const)
    test(`a price is saved to ${kind} as one commit, and a fault is not`, async ({ page }) => {
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      await openStatic(kind, async (host) => {
        await signIn(page, host.url, 'wrong')
        await expect(page.getByRole('alert')).toContainText('The access token is not accepted')
        await signIn(page, host.url)
        await expect(
          page.getByRole('heading', { name: 'What do you want to change?' }),
        ).toBeVisible()
        await expect(page.getByRole('link', { name: 'follow it' })).toBeVisible()

        const before = host.text(VISTARA)
        await page.goto(`${host.url}#/file/projects/vistara.json`)
        await page.getByLabel('Price per sq.ft').fill('0')
        await save(page)
        await expect(page.locator('.faults')).toContainText('Write a number that is more than 0.')
        expect(host.commits).toEqual([])

        // Another file changes in the very moment of the save.
        host.beforeCommit = () => host.files.set('README.md', Buffer.from('changed'))
        await page.getByLabel('Price per sq.ft').fill('2899')
        await save(page)
        await expect(page.getByRole('status')).toHaveText(
          'Saved. The site shows it once it is built.',
        )
        expect(host.commits).toEqual(['Change Vistara'])
        expect(host.text(VISTARA)).toBe(before.replace('2847', '2899'))

        // The same file changes in the very moment of the save.
        host.beforeCommit = () =>
          host.files.set(VISTARA, Buffer.from(before.replace('2847', '2999')))
        await page.getByLabel('Price per sq.ft').fill('2800')
        await save(page)
        await expect(page.locator('.faults')).toContainText('Somebody else saved this')
        expect(host.text(VISTARA)).toContain('2999')
      })
      // A refusal is an answer of the host that browsers print.
      expect(messages.filter((text) => !/40[01]/.test(text))).toEqual([])
    })

  test('a picture is used in the save after its upload, and what is saved passes the workflow’s check', async ({
    page,
  }) => {
    test.setTimeout(900_000)
    await openStatic('github', async (host) => {
      await signIn(page, host.url)
      await page.goto(`${host.url}#/pictures`)
      const upload = page.locator('.upload')
      await upload
        .getByLabel('File (JPEG')
        .setInputFiles(await pictureFile('At Dusk.jpg', 900, 600))
      await upload.getByLabel('What it shows').fill('The avenue at dusk')
      await upload.getByRole('button', { name: 'Upload and use it' }).click()
      await expect(page.getByRole('button', { name: 'The avenue at dusk' })).toBeVisible()

      // In another visit: nothing of the upload is remembered but what the host has.
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
      expect(host.commits).toHaveLength(3)

      const root = mkdtempSync(path.join(tmpdir(), 'editor-saved-'))
      try {
        copySite(root)
        for (const [file, bytes] of host.files) {
          mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
          writeFileSync(path.join(root, file), bytes)
        }
        const run = (command: string) =>
          execSync(command, {
            cwd: root,
            env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', TRANSLATION: 'draft' },
            stdio: ['ignore', 'ignore', 'inherit'],
          })
        const commands = readFileSync('.github/workflows/deploy.yml', 'utf8')
          .split('\n')
          .flatMap(
            (line) =>
              /run: ((?:node|npm run) (?!e2e|reproducible|offers).*)$/.exec(line)?.[1] ?? [],
          )
        expect(commands).toContain('node --import tsx scripts/edit.ts --verify')
        // The first step of a build. That a build shows what was saved, editor-preview.spec.ts sees.
        for (const command of [...commands, 'node --import tsx scripts/images.ts']) run(command)
        expect(readdirSync(path.join(root, 'public/_img')).join()).toMatch(/group-noon-\w+-800/)
      } finally {
        rmSync(root, { recursive: true, force: true, maxRetries: 5 })
      }
    })
  })

  test('what is transparent stays so, in whatever form it comes', async ({ page }) => {
    await openStatic('github', async (host) => {
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
        const stored = sharp(host.files.get(`assets/logos/mark-${format}.png`))
        const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true })
        expect([info.width, info.height, info.channels]).toEqual([300, 300, 4])
        expect([data[3], data[299 * 4 + 3]]).toEqual([255, 0])
        const { images } = JSON.parse(host.text('assets/manifest.json'))
        expect(images.at(-1)).toMatchObject({ width: 300, height: 300, transparent: true })
      }
    })
  })

  test('words that are typed while a save runs are neither lost nor taken for another page', async ({
    page,
  }) => {
    await openStatic('github', async (host) => {
      /** Holds the next commit once it has come, until it is let go. */
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
      await expect(status).toHaveText('Saved. The site shows it once it is built.')
      expect(host.text(VISTARA)).toContain('Typed meanwhile')

      // The answer to a page that was left is not taken by the next one.
      const questions: string[] = []
      page.on('dialog', (dialog) => {
        questions.push(dialog.message())
        return dialog.accept()
      })
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
      expect(questions).toHaveLength(1)
      await page.goto(`${host.url}#/`)
      await expect.poll(() => questions).toHaveLength(2)

      // A refusal that comes late stands on no other page, and what was refused waits.
      await page.goto(`${host.url}#/file/projects/vistara.json`)
      hold()
      await page.getByLabel('Price per sq.ft').fill('2777')
      await save(page)
      await committing()
      await page.goto(`${host.url}#/file/site.json`)
      host.files.set(VISTARA, Buffer.from(host.text(VISTARA).replace('2899', '2999')))
      release()
      await expect(status).toHaveText(/^Vistara was not saved/)
      await expect(page.locator('.faults')).toBeEmpty()
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

  test('a token that ends is asked for over the form, and nothing that was written is lost', async ({
    page,
  }) => {
    await openStatic('github', async (host) => {
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
      await expect(page.locator('.faults')).toContainText('What you wrote is still here')
      await expect(price).toHaveValue('3100')

      // A reload loses nothing either.
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

      const refused: readonly [FakeHost['refusal'], RegExp][] = [
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
        await expect(page.locator('.faults')).toContainText(said)
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

  test('no token is asked for where others could read it', async ({ page }) => {
    await openStatic('github', async (host) => {
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

  test('a name that is needed cannot be deleted from a Git host either', async ({ page }) => {
    await openStatic('github', async (host) => {
      await signIn(page, host.url)
      await page.goto(`${host.url}#/file/cricket/grounds/dindigul.json`)
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: 'Delete this ground' }).click()
      await expect(page.locator('.faults')).toContainText(/Fixtures, Match \d+: .*dindigul/)
      expect(host.files.has('content/en/cricket/grounds/dindigul.json')).toBe(true)
    })
  })
})
