import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect as baseExpect, type Page, test } from '@playwright/test'
import { samplePdf } from '../../scripts/sample-pdf'
import { TSX } from '../../scripts/tsx.mjs'
import { type EditedSite, save, startEditor } from '../editor-site'
import { startGithub } from '../github-stand-in'

/** A save takes some seconds on a busy machine. */
const expect = baseExpect.configure({ timeout: 40_000 })

/** What both editors save to: the files of a folder. */
type Edited = Pick<EditedSite, 'url' | 'root' | 'text' | 'json'>

/** The editor of this machine, and the published one beside what stands for GitHub. */
const EDITORS: Readonly<
  Record<string, (page: Page, use: (site: Edited) => Promise<void>) => Promise<void>>
> = {
  'on this machine': async (_, use) => {
    const site = await startEditor()
    await use(site).finally(site.close)
  },
  'through GitHub': async (page, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'editor-static-'))
    const host = await startGithub(folder)
    try {
      execFileSync(process.execPath, [...TSX, 'scripts/edit.ts', '--out', folder], {
        env: {
          ...process.env,
          EDITOR_REPO: 'owner/name',
          EDITOR_HOST_URL: host.url,
          NODE_OPTIONS: '',
        },
      })
      await page.goto(host.url)
      await page.getByLabel(/Access token/).fill(host.token)
      await page.getByRole('button', { name: 'Open the editor' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await use({ ...host, json: (file) => JSON.parse(host.text(file)) })
    } finally {
      await host.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

for (const [where, edit] of Object.entries(EDITORS))
  test.describe(`files of an owner ${where} @once @check`, () => {
    test.use({ actionTimeout: 30_000 })
    test.describe.configure({ timeout: 240_000 })

    test('a PDF is uploaded beside its field and named in the very next save', async ({ page }) => {
      await edit(page, async (site) => {
        await page.goto(`${site.url}#/file/projects/mandhra.json`)
        const field = page.locator('.field').filter({ hasText: 'Brochure of your own' })
        const choose = async (file: ReturnType<typeof pdf>) => {
          const chooser = page.waitForEvent('filechooser')
          await field.getByRole('button', { name: 'Upload a PDF: Brochure of your own' }).click()
          await (await chooser).setFiles(file)
        }
        const fault = field.getByRole('alert')
        await choose(pdf('plan.pdf', Buffer.from('a letter')))
        await expect(fault).toContainText('plan.pdf cannot be published. It is no PDF.')
        const locked = `${samplePdf(['One'])}`.replace('/Root', '/Encrypt 9 0 R /Root')
        await choose(pdf('locked.pdf', Buffer.from(locked)))
        await expect(fault).toContainText('password')
        await choose(pdf('half.pdf', samplePdf(['One']).subarray(0, -8)))
        await expect(fault).toContainText('Its end is missing.')

        await choose(pdf('Our Brochure.pdf', samplePdf(['One', 'Two'])))
        const select = field.getByLabel('Brochure of your own', { exact: false }).first()
        await expect(field.getByRole('status')).toContainText(/2 pages, 1.kB/)
        await expect(fault).toBeEmpty()
        await expect(select).toHaveValue('mandhra/our-brochure.pdf')
        await save(page)
        expect(site.json('content/en/projects/mandhra.json').brochure).toBe(
          'mandhra/our-brochure.pdf',
        )
        expect(existsSync(path.join(site.root, 'assets/papers/mandhra/our-brochure.pdf'))).toBe(
          true,
        )
        expect(site.json('lib/papers.generated.json')['mandhra/our-brochure.pdf']).toMatchObject({
          pages: 2,
        })

        // A second one of the same name stands beside the first.
        await choose(pdf('Our Brochure.pdf', samplePdf(['One'])))
        await expect(select).toHaveValue('mandhra/our-brochure-2.pdf')
        await expect(field.getByRole('status')).toContainText('1 page,')
      })
    })
  })
