import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Page, test } from '@playwright/test'
import { pictureFile, save } from './editor-site'
import { expect } from './fixtures'
import { editPublished } from './published-editor'

const MANDHRA = 'content/en/projects/mandhra.json'
const MANIFEST = 'assets/manifest.json'

/** Uploads a picture on the page of pictures. */
async function uploadPicture(page: Page, name: string, width: number, alt: string) {
  await page.getByLabel('File (JPEG').setInputFiles(await pictureFile(name, width, 600))
  await page.getByLabel('What it shows').fill(alt)
  await page.getByRole('button', { name: 'Upload and use it' }).click()
  // The first upload on a machine makes the sizes of all pictures that are missing.
  await expect(page.getByRole('button', { name: alt })).toBeVisible({ timeout: 120_000 })
}

test.describe('pictures of an owner @once @check', () => {
  test.use({ actionTimeout: 30_000 })
  test.describe.configure({ timeout: 240_000 })

  test('a picture shows where it is used, is replaced under its name, and is deleted if unused', async ({
    page,
  }) => {
    page.on('dialog', (question) => question.accept())
    await editPublished(page, async (site) => {
      const listed = () => {
        const { images } = site.json(MANIFEST) as { images: Record<string, unknown>[] }
        return (file: string) => images.find((each) => each.file === file)
      }
      await page.goto(`${site.url}#/pictures`)
      const heic = { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') }
      await page.getByLabel('File (JPEG').setInputFiles(heic)
      await expect(page.locator('.upload').getByRole('alert')).toContainText(
        /Settings, Camera, Formats, Most Compatible/,
      )
      await uploadPicture(page, 'Gate of ours.jpg', 900, 'The gate with a zebra')
      await uploadPicture(page, 'Small.jpg', 300, 'A small zebra')

      // A knitting chart of another picture: it is kept as it is, and knitted.
      const chart = path.join(site.root, 'assets/charts/cup.png')
      await page.getByLabel('File (JPEG').setInputFiles(chart)
      await page.getByLabel('What it shows').fill('A knitted cup')
      await page.getByRole('button', { name: 'Upload and use it' }).click()
      await expect(page.getByRole('button', { name: 'A knitted cup' })).toBeVisible()
      expect(listed()('charts/cup-2.png')).toMatchObject({ width: 1584, height: 990 })
      const kept = readFileSync(path.join(site.root, 'assets/charts/cup-2.png'))
      expect(kept.equals(readFileSync(chart))).toBe(true)

      // A field offers only pictures wide enough for it.
      await page.goto(`${site.url}#/file/projects/mandhra.json`)
      await page.getByRole('button', { name: 'Choose a picture: Image' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Or find one of the site').fill('zebra')
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await dialog.getByRole('button', { name: 'The gate with a zebra' }).click()
      await save(page)
      expect(site.json(MANDHRA).hero).toMatchObject({ image: 'group/gate-of-ours' })

      await page.goto(`${site.url}#/pictures`)
      const open = async (alt: string) => {
        await page.getByLabel('Find a picture').fill(alt)
        await page.getByRole('button', { name: alt }).click()
      }
      await open('The gate with a zebra')
      await expect(dialog.getByRole('link', { name: 'Plot projects: Mandhra' })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Delete' })).toBeHidden()
      await dialog.getByLabel('From the left').fill('20')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()

      await open('The gate with a zebra')
      const replace = async (width: number) => {
        const chooser = page.waitForEvent('filechooser')
        await dialog.getByRole('button', { name: 'Replace by another file' }).click()
        await (await chooser).setFiles(await pictureFile('New.jpg', width, 500))
      }
      await replace(300)
      await expect(dialog.getByRole('alert')).toContainText(/Mandhra.* 300 pixels wide/)
      await replace(1200)
      await expect(dialog).toBeHidden()
      expect(listed()('group/gate-of-ours.jpg')).toMatchObject({
        alt: 'The gate with a zebra',
        width: 1200,
        focal: [0.5, 0.5],
      })

      await open('A small zebra')
      await expect(dialog).toContainText('Nothing shows it')
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog).toBeHidden()
      expect(listed()('group/small.jpg')).toBeUndefined()
      expect(existsSync(path.join(site.root, 'assets/group/small.jpg'))).toBe(false)
      await expect(page.getByRole('button', { name: 'A small zebra' })).toHaveCount(0)

      // "Last changes" restores it.
      await page.goto(`${site.url}#/history`)
      await page.getByText(/Delete the picture group\/small$/).click()
      await page.getByRole('button', { name: 'Take back: Delete the picture group/small' }).click()
      await expect(page.locator('header [role=status]')).toHaveText('It is taken back.')
      expect(listed()('group/small.jpg')).toMatchObject({ alt: 'A small zebra' })
    })
  })
})
