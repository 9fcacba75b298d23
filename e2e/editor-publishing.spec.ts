import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect as baseExpect, type Page, test } from '@playwright/test'
import { type FakeHost, startFakeHost } from './git-host-fake'

/** A save takes some seconds on a busy machine. */
const expect = baseExpect.configure({ timeout: 40_000 })

const VISTARA = 'content/projects/vistara.json'

/** The static editor of a Git host, made by the command and served beside a host that stands for it. */
async function openStatic(kind: 'github' | 'gitlab', use: (host: FakeHost) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-static-'))
  const host = await startFakeHost(folder)
  try {
    execFileSync(process.execPath, ['scripts/edit.mjs', '--out', folder], {
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
  test.setTimeout(120_000)

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

        host.files.set(VISTARA, Buffer.from(before.replace('2847', '2999')))
        await page.getByLabel('Price per sq.ft').fill('2800')
        await save(page)
        await expect(page.locator('.faults')).toContainText('Somebody else saved this')
        expect(host.text(VISTARA)).toContain('2999')
      })
      // A refused sign-in is an answer of the host that browsers print.
      expect(messages.filter((text) => !text.includes('401'))).toEqual([])
    })

  test('a name that is needed cannot be deleted from a Git host either', async ({ page }) => {
    await openStatic('github', async (host) => {
      await signIn(page, host.url)
      await page.goto(`${host.url}#/file/cricket/grounds/dindigul.json`)
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: 'Delete this ground' }).click()
      await expect(page.locator('.faults')).toContainText(/Fixtures, Match \d+: .*dindigul/)
      expect(host.files.has('content/cricket/grounds/dindigul.json')).toBe(true)
    })
  })
})
