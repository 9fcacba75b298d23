import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Page, test } from '@playwright/test'
import { samplePdf } from '@/tools/check/sample-pdf'
import { expect } from '../editor-fixtures'
import { save } from '../editor-site'
import { type Edited, openPublished, runWorkflow, signIn } from '../published-editor'

/** The name in addresses of a project with a plan, whose residences have no page of their own. */
function drawnProject({ root, json }: Edited): string {
  const plans = readdirSync(path.join(root, 'content/en/projects/plans'))
  const found = plans.find((file) => !json(`content/en/projects/${file}`).residences)
  return path.parse(found ?? '').name
}

/** Gives the project a brochure of its own and another name, and looks at what has followed. */
async function renameProject(page: Page, site: Edited) {
  const old = drawnProject(site)
  const status = page.getByRole('status')
  await page.goto(`${site.url}#/file/projects/${old}.json`)
  const field = page.locator('.field').filter({ hasText: 'Brochure of your own' })
  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: /^Upload a PDF/ }).click()
  const buffer = samplePdf(['One'])
  await (await chooser).setFiles({ name: 'own.pdf', mimeType: 'application/pdf', buffer })
  await expect(field.getByRole('combobox')).toHaveValue(`${old}/own.pdf`)
  await save(page)
  await expect(status).toHaveText(/^Saved/)

  page.on('dialog', (dialog) => dialog.accept(dialog.type() === 'prompt' ? 'new-name' : undefined))
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(status).toHaveText('Done.', { timeout: 60_000 })
  await expect(field.getByRole('combobox')).toHaveValue('new-name/own.pdf')

  const isThere = (file: string) => existsSync(path.join(site.root, file))
  for (const file of [
    ...['en', 'ta'].flatMap((language) => [
      `content/${language}/projects/{}.json`,
      `content/${language}/projects/plans/{}.json`,
    ]),
    'content/en/projects/plots/{}.json',
    'assets/plans/{}-plan.svg',
    'assets/papers/{}/own.pdf',
  ]) {
    expect([file, isThere(file.replace('{}', old))]).toEqual([file, false])
    expect([file, isThere(file.replace('{}', 'new-name'))]).toEqual([file, true])
  }
  expect(site.json('content/en/projects/new-name.json')).toMatchObject({
    slug: 'new-name',
    brochure: 'new-name/own.pdf',
  })
  expect(site.json('content/en/redirects.json')).toContainEqual({
    from: `/${old}/`,
    to: '/new-name/',
  })
  expect(site.text('assets/manifest.json')).not.toContain(`plans/${old}-plan.svg`)
  return old
}

/** That a rename on this machine is one commit, and is taken back to the byte, editor/server says. */
test('a project with a plan is renamed through GitHub, and a build can follow @once @check', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openPublished(async (host) => {
    await signIn(page, host.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await renameProject(page, { ...host, json: (file) => JSON.parse(host.text(file)) })
    runWorkflow(host, (root) =>
      expect(readdirSync(path.join(root, 'assets/plans/drawn'))).toContain('new-name-ta.svg'),
    )
  })
})
