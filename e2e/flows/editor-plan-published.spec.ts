import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from '@playwright/test'
import { DRAWINGS } from '@/tools/plans/dxf/sample-drawings'
import { expect } from '../editor-fixtures'
import { openPublished, runWorkflow, signIn } from '../published-editor'

test('a plan that was saved through GitHub is drawn by the build @once @check', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openPublished(async (host) => {
    const [list = ''] = readdirSync(path.join(host.root, 'content/en/projects/plots'))
    const { name: slug } = path.parse(list)
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

    const { lines } = JSON.parse(host.text(`content/en/projects/plans/${slug}.json`))
    runWorkflow(host, (root) => {
      const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
      for (const kind of ['', '-ta', '-upright', '-ta-upright'])
        expect(read(`assets/plans/drawn/${slug}${kind}.svg`).match(/data-plot=/g)).toHaveLength(32)
      expect(read(`public${lines}`)).toMatch(/^<svg /)
    })
  })
})
