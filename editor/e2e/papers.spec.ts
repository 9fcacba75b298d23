import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'
import { samplePdf } from '@/tools/check/sample-pdf'
import { save } from './editor-site'
import { expect } from './fixtures'
import { editPublished } from './published-editor'

/** Opens a PDF, and returns the content of the new window: a browser shows it or, without a viewer, downloads it. */
async function openedBy(page: Page, press: () => Promise<void>): Promise<Buffer | 'shown'> {
  // Listens before the window exists, because the PDF may load immediately.
  const opened = new Promise<Buffer | 'shown'>((resolve) =>
    page.once('popup', (popup) => {
      popup.on('download', (got) => void got.path().then((file) => resolve(readFileSync(file))))
      popup.waitForURL(/^blob:/, { waitUntil: 'commit' }).then(
        () => resolve('shown'),
        () => {},
      )
    }),
  )
  await press()
  return opened
}

test('a PDF is opened from its field, and deleted once nothing uses it @once @check', async ({
  page,
}) => {
  test.setTimeout(240_000)
  page.on('dialog', (question) => question.accept())
  await editPublished(page, async (site) => {
    const [file = ''] = readdirSync(path.join(site.root, 'content/en/projects')).filter((name) =>
      name.endsWith('.json'),
    )
    const { name: slug } = path.parse(file)
    const place = path.join(site.root, `assets/papers/${slug}/read-me.pdf`)
    const status = page.getByRole('status')
    const field = page.locator('.field').filter({ hasText: 'Brochure of your own' })
    const open = field.getByRole('button', { name: /^Open the PDF/ })

    await page.goto(`${site.url}#/file/projects/${slug}.json`)
    await expect(open).toBeHidden()
    const upload = async (buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser')
      await field.getByRole('button', { name: /^Upload a PDF/ }).click()
      await (await chooser).setFiles({ name: 'Read me.pdf', mimeType: 'application/pdf', buffer })
    }
    const buffer = samplePdf(['One', 'Two'])
    await upload(Buffer.from('a letter'))
    const error = field.getByRole('alert')
    await expect(error).toContainText('Read me.pdf cannot be published. It is no PDF.')
    await upload(buffer)
    await expect(open).toBeVisible()
    await expect(error).toBeEmpty()
    await expect(field).toContainText(/2 pages, 1.kB/)
    expect(['shown', buffer]).toContainEqual(await openedBy(page, () => open.click()))
    await save(page)
    await expect(status).toHaveText(/^Saved/)

    await page.goto(`${site.url}#/papers`)
    const row = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: `${slug}/read-me.pdf` }),
    })
    await expect(row).toContainText('2 pages')
    await expect(row.getByRole('link')).toHaveAttribute('href', `#/file/projects/${slug}.json`)
    await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await page.screenshot({ path: test.info().outputPath(`papers-${width}.png`) })
    }

    await page.goto(`${site.url}#/file/projects/${slug}.json`)
    // A second one of the same name is added beside the first.
    await upload(samplePdf(['One']))
    await expect(field.getByRole('combobox')).toHaveValue(`${slug}/read-me-2.pdf`)
    await field.getByRole('combobox').selectOption('')
    await save(page)
    await expect(status).toHaveText(/^Saved/)
    await page.goto(`${site.url}#/papers`)
    await row.getByRole('button', { name: /^Delete/ }).click()
    await expect(status).toHaveText('The PDF is deleted.')
    await expect(row).toHaveCount(0)
    expect(existsSync(place)).toBe(false)
    expect(site.json('lib/server/papers.generated.json')).not.toHaveProperty([
      `${slug}/read-me.pdf`,
    ])
  })
})
