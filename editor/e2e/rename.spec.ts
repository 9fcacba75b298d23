import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from '@playwright/test'
import { DRAWINGS } from '@/tools/plans/dxf/sample-drawings'
import { expect } from './fixtures'
import { openPublished, runWorkflow, signIn } from './published-editor'

/** editor/checks/rename and editor/server test which files a rename changes. */
test('a project whose plan was uploaded is renamed through GitHub, and can be built @once @check', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openPublished(async (host) => {
    const json = (file: string) => JSON.parse(host.text(file))
    // Projects with a page of residences cannot be renamed.
    const drawn = readdirSync(path.join(host.root, 'content/en/projects/plans')).find(
      (file) => !json(`content/en/projects/${file}`).residences,
    )
    const { name: slug } = path.parse(drawn ?? '')
    await signIn(page, host.url)
    await expect(page.getByRole('heading', { name: 'Missing before launch' })).toBeVisible()
    await page.goto(`${host.url}#/drawing/${slug}`)
    await page.getByLabel('Drawing (DXF)').setInputFiles({
      name: 'layout.dxf',
      mimeType: 'application/dxf',
      buffer: Buffer.from(DRAWINGS['grid-metres']()),
    })
    await page.getByRole('button', { name: 'Use this drawing' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
    expect(host.commits()).toEqual([`Change the plan of ${slug}: 32 plots`])

    await page.goto(`${host.url}#/file/projects/${slug}.json`)
    page.on('dialog', (dialog) =>
      dialog.accept(dialog.type() === 'prompt' ? 'new-name' : undefined),
    )
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('status')).toHaveText('Done.', { timeout: 60_000 })
    expect(existsSync(path.join(host.root, `content/en/projects/${slug}.json`))).toBe(false)
    expect(json('content/en/redirects.json')).toContainEqual({
      from: `/${slug}/`,
      to: '/new-name/',
    })

    const { lines } = json('content/en/projects/plans/new-name.json')
    runWorkflow(host, (root) => {
      const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
      for (const kind of ['', '-ta', '-upright', '-ta-upright'])
        expect(read(`assets/plans/drawn/new-name${kind}.svg`).match(/data-plot=/g)).toHaveLength(32)
      expect(read(`public${lines}`)).toMatch(/^<svg /)
    })
  })
})
