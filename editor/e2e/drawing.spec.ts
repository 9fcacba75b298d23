import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { DRAWINGS } from '@/tools/plans/dxf/sample-drawings'
import { type EditedSite, startEditor } from './editor-site'

/** Uploads a surveyor's drawing as the plan of a project. */
test.describe('a drawing is uploaded @once @check', () => {
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(120_000)
  let site: EditedSite
  let slug: string
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    site = await startEditor()
    slug = path.parse(readdirSync(path.join(site.root, 'content/en/projects/plots'))[0] ?? '').name
  })
  test.afterAll(async () => site?.close())

  const file = (name: keyof typeof DRAWINGS) => ({
    name: `${name}.dxf`,
    mimeType: 'application/dxf',
    buffer: Buffer.from(DRAWINGS[name]()),
  })
  const list = () => site.json(`content/en/projects/plots/${slug}.json`)
  const message = () =>
    execFileSync('git', ['log', '-1', '--format=%s'], { cwd: site.root }).toString().trim()
  const changed = () =>
    execFileSync('git', ['show', '--name-only', '--format=', 'HEAD'], { cwd: site.root })
      .toString()
      .trim()
      .split('\n')

  test('parts that were not read are listed, and nothing is saved', async ({ page }) => {
    const before = JSON.stringify(list())
    await page.goto(`${site.url}#/file/projects/plots/${slug}.json`)
    await page.getByRole('link', { name: 'Upload the surveyor’s drawing (DXF)' }).click()
    await page.getByLabel('Drawing (DXF)').setInputFiles(file('hand-made-millimetres'))
    const read = page.getByRole('region', { name: 'What was read' })
    await expect(read).toContainText('6 plots from 2378 to 2640 sq.ft, in millimetres')
    await expect(read.getByRole('heading', { name: 'Not understood: 9' })).toBeVisible()
    await expect(read).toContainText('Number 6 stands in 2 outlines')
    await expect(read.getByRole('button', { name: 'Use this drawing' })).toBeVisible()
    await expect(read.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await page.screenshot({
        path: test.info().outputPath(`drawing-${width}.png`),
        fullPage: true,
      })
    }
    expect(JSON.stringify(list())).toBe(before)
  })

  test('a file that is no drawing is refused with advice', async ({ page }) => {
    await page.goto(`${site.url}#/drawing/${slug}`)
    const other = { name: 'a.dxf', mimeType: 'application/dxf', buffer: Buffer.from('AC1032') }
    await page.getByLabel('Drawing (DXF)').setInputFiles(other)
    await expect(page.getByRole('alert')).toContainText('This is a DWG. Ask the surveyor for a DXF')
    await expect(page.getByRole('button', { name: 'Use this drawing' })).toBeHidden()
  })

  test('the owner can set unit and north', async ({ page }) => {
    await page.goto(`${site.url}#/drawing/${slug}`)
    await page.getByLabel('Drawing (DXF)').setInputFiles(file('old-feet'))
    const read = page.getByRole('region', { name: 'What was read' })
    await expect(read).toContainText('8 plots from 1500 to 1500 sq.ft, in feet')
    await page.getByLabel('Unit of the drawing').selectOption('metres')
    await expect(read).toContainText('8 plots from 16146 to 16146 sq.ft, in metres')
    await expect(read).toContainText('No longer in the list')
  })

  test('using a drawing saves survey, facts and list at once, and it is drawn', async ({
    page,
  }) => {
    await page.goto(`${site.url}#/drawing/${slug}`)
    await page.getByLabel('Drawing (DXF)').setInputFiles(file('grid-metres'))
    await page.getByRole('button', { name: 'Use this drawing' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible({
      timeout: 60_000,
    })
    expect(message()).toBe(`Change the plan of ${slug}: 32 plots`)
    const { plots, checkedOn } = list() as { plots: { number: number }[]; checkedOn?: string }
    expect(plots.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, at) => at + 1))
    expect(checkedOn).toBeUndefined()
    expect(changed()).toEqual(
      expect.arrayContaining([
        `assets/plans/${slug}-plan.svg`,
        `content/en/projects/plans/${slug}.json`,
        `content/en/projects/plots/${slug}.json`,
      ]),
    )
    const { lines } = site.json(`content/en/projects/plans/${slug}.json`) as { lines: string }
    expect(changed().filter((each) => /plans\/drawn|public/.test(each))).toEqual([])
    for (const each of [`public${lines}`, `assets/plans/drawn/${slug}-ta-upright.svg`])
      expect(site.text(each)).toMatch(/^<svg/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
