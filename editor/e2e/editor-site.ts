import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import getPort from 'get-port'
import sharp from 'sharp'
import { copySite } from '@/tools/build/copy-site'
import { TSX } from '../../tools/build/tsx.mjs'

/** The folders that the editor reads and writes. */
const FOLDERS = ['assets', 'content', 'editor', 'lib', 'public', 'styles', 'tools']

/** A copy of the project with an editor running on it. */
export type EditedSite = {
  root: string
  url: string
  siteUrl: string
  /** The text of a file of the copy. */
  text: (file: string) => string
  json: (file: string) => Record<string, unknown>
  /** Stops the editor and the development site; the copy stays. */
  stop: () => Promise<void>
  close: () => Promise<void>
}

/** Adds a player to the squad of 2025 and saves. */
export async function addPlayer(page: Page, site: EditedSite): Promise<void> {
  await page.goto(`${site.url}#/new/cricket/seasons/2025/squad`)
  await page.getByLabel('Name', { exact: true }).fill('Arun')
  await page.getByLabel('Surname').fill('Kumar')
  await page.getByLabel('Role 1').selectOption('Bowler')
  await save(page)
}

/** Adds the first fixture of the next season and saves. Returns its year. */
export async function addFixture(page: Page, site: EditedSite): Promise<string> {
  await page.goto(site.url)
  const link = page
    .locator('nav')
    .getByText(/^Team: season \d{4}$/)
    .first()
  const year = /\d{4}/.exec((await link.textContent()) ?? '')?.[0] ?? ''
  await page.goto(`${site.url}#/new/cricket/seasons/${year}/fixtures`)
  await page.getByLabel('Name of the match').fill('Match 1')
  await page.getByLabel('Starts').fill(`${year}-06-05T19:15`)
  await page.getByLabel('Team 1', { exact: true }).selectOption('tiruppur-tamilans')
  await page.getByLabel('Team 2', { exact: true }).selectOption('salem-spartans')
  await page.getByLabel('Ground').selectOption('salem')
  await save(page)
  return year
}

/** A picture of one colour, as a file for upload. */
export async function pictureFile(name: string, width: number, height: number) {
  const background = { r: 90, g: 120, b: 60 }
  const picture = sharp({ create: { width, height, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

/** Starts the editor on a copy of the project, optionally with the development site. */
export async function startEditor({ withSite = false } = {}): Promise<EditedSite> {
  return editorOver(copyOf(withSite), withSite)
}

/** Starts the editor again on a copy whose editor was stopped. */
export const reopened = ({ root }: EditedSite): Promise<EditedSite> => editorOver(root, false)

/** A copy of the project with its own Git history. */
function copyOf(withSite: boolean): string {
  const root = mkdtempSync(path.join(tmpdir(), 'editor-'))
  if (withSite) copySite(root)
  else {
    for (const folder of FOLDERS) cpSync(folder, path.join(root, folder), { recursive: true })
    for (const file of ['package.json', 'tsconfig.json']) cpSync(file, path.join(root, file))
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  }

  // Ignore the same files as the project.
  cpSync('.gitignore', path.join(root, '.gitignore'))
  const git = (...given: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=o@example.com', ...given], {
      cwd: root,
    })
  git('init', '--quiet', '--initial-branch=main')
  git('add', 'assets', 'content', 'lib')
  git('commit', '--quiet', '--message=Begin')
  return root
}

async function editorOver(root: string, withSite: boolean): Promise<EditedSite> {
  const [EDIT_PORT, PORT, LOCAL_PORT] = [await getPort(), await getPort(), await getPort()]
  const ports = { EDIT_PORT: `${EDIT_PORT}`, PORT: `${PORT}`, LOCAL_PORT: `${LOCAL_PORT}` }
  const editor = spawn(
    process.execPath,
    [...TSX, 'editor/server/edit.ts', ...(withSite ? [] : ['--alone'])],
    {
      cwd: root,
      env: { ...process.env, ...ports, NODE_OPTIONS: '', BUILD_DAY: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  // An aborted run does not close the editor itself.
  const end = () => editor.kill('SIGTERM')
  process.once('exit', end)
  const stop = async () => {
    process.off('exit', end)
    if (editor.exitCode !== null || editor.signalCode !== null) return
    const gone = new Promise((resolve) => editor.once('exit', resolve))
    end()
    await gone
  }
  const close = async () => {
    await stop()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const said = await addressesOf(editor)
    if (withSite) await untilItAnswers(`${said.siteUrl}/`)
    const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
    return { root, ...said, text, json: (file) => JSON.parse(text(file)), stop, close }
  } catch (error) {
    await close()
    throw error
  }
}

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

/** The development server starts some seconds after the editor, on a busy machine up to a minute. */
async function untilItAnswers(url: string): Promise<void> {
  const end = Date.now() + 180_000
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${url} does not answer`)
}

/** Opens the form of a document, by its path in content/en. */
export async function openFile(page: Page, { url }: EditedSite, file: string): Promise<void> {
  await page.goto(`${url}#/file/${file}`)
  await page.reload()
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
}

/** Saves, and waits for the confirmation. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor()
}
