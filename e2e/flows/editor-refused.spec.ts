import { readdirSync } from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../editor-fixtures'
import { addFixture, openFile } from '../editor-site'

test.describe('a deletion that other content stands against @once @check', () => {
  test.setTimeout(180_000)
  test.use({ actionTimeout: 30_000 })

  test('names what points to it, and leads there', async ({ page, site }) => {
    const year = await addFixture(page, site)
    const folder = `content/en/cricket/seasons/${year}/fixtures`
    const [file = ''] = readdirSync(path.join(site.root, folder))
    const { title, ground } = site.json(`${folder}/${file}`)
    await openFile(page, site, `cricket/grounds/${ground}.json`)
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Delete this ground' }).click()
    const faults = page.locator('.faults')
    await expect(faults).toContainText('Not deleted. Please look at this:')
    await expect(page.getByRole('status')).toHaveText('Not deleted.')
    const link = `${title} (Team: season ${year} › Fixtures)`
    await expect(faults).toContainText(`${link}: Ground is `)
    await expect(faults).toContainText('Choose another one there first.')
    await expect(faults).not.toContainText(/\.json|content\//)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    await faults.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title))
  })
})
