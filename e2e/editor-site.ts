import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import getPort from 'get-port'

/** What the editor alone reads and writes. */
const FOLDERS = ['assets', 'content', 'editor', 'hosting', 'lib', 'public', 'scripts', 'styles']

/** A copy of the project with an editor that runs over it. */
export type EditedSite = {
  root: string
  url: string
  siteUrl: string
  /** What a file of the copy holds. */
  text: (file: string) => string
  json: (file: string) => Record<string, unknown>
  close: () => Promise<void>
}

/** Adds a player to the squad of 2025 and saves. */
export async function addPlayer(page: Page, site: EditedSite): Promise<void> {
  await page.goto(`${site.url}#/new/cricket/seasons/2025/squad`)
  await page.getByLabel('Name in addresses').fill('arun-kumar')
  await page.getByLabel('Place in the list').fill('19')
  await page.getByLabel('Name', { exact: true }).fill('Arun')
  await page.getByLabel('Surname').fill('Kumar')
  await page.getByLabel('Role 1').selectOption('Bowler')
  await save(page)
}

/** Starts the editor over a copy of the project; with the development site where that is asked for. */
export async function startEditor({ withSite = false } = {}): Promise<EditedSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'editor-'))
  if (withSite) (await copier()).copySite(root)
  else {
    for (const folder of FOLDERS) cpSync(folder, path.join(root, folder), { recursive: true })
    for (const file of ['docs/launch.md', 'tsconfig.json']) cpSync(file, path.join(root, file))
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  }

  const [EDIT_PORT, PORT, LOCAL_PORT] = [await getPort(), await getPort(), await getPort()]
  const ports = { EDIT_PORT: `${EDIT_PORT}`, PORT: `${PORT}`, LOCAL_PORT: `${LOCAL_PORT}` }
  const editor = spawn(process.execPath, ['scripts/edit.mjs', ...(withSite ? [] : ['--alone'])], {
    cwd: root,
    env: { ...process.env, ...ports, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await addressesOf(editor)
  if (withSite) await untilItAnswers(`${said.siteUrl}/`)
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
  return {
    root,
    ...said,
    text,
    json: (file) => JSON.parse(text(file)),
    close: async () => {
      const gone = new Promise((resolve) => editor.once('exit', resolve))
      editor.kill('SIGTERM')
      await gone
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** The project's own way to copy itself; scripts have no types. */
const copier = (): Promise<{ copySite: (root: string) => void }> =>
  import(path.resolve('scripts/copy-site.mjs'))

/** The two addresses that the command prints. */
function addressesOf(editor: ChildProcess): Promise<{ url: string; siteUrl: string }> {
  return new Promise((resolve, reject) => {
    let said = ''
    editor.stdout?.on('data', (part: Buffer) => {
      said += part
      const url = /Editor\s+(\S+)/.exec(said)?.[1]
      const siteUrl = /Site\s+(\S+?)\/\s/.exec(said)?.[1]
      if (url && siteUrl) resolve({ url, siteUrl })
    })
    editor.once('exit', (code) => reject(new Error(`the editor ended with ${code}: ${said}`)))
  })
}

/** The development server is there some seconds after the editor. */
async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${url} does not answer`)
}

/** Opens the form of a file of content/. */
export async function openFile(page: Page, { url }: EditedSite, file: string): Promise<void> {
  await page.goto(`${url}#/file/${file}`)
  await page.reload()
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
}

/** Saves, and waits until the editor says so. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor()
}
