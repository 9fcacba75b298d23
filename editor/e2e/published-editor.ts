import { execFileSync, execSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { copySite } from '@/tools/build/copy-site'
import { TSX } from '../../tools/build/tsx.mjs'
import worker from '../sign-in/worker.js'
import type { EditedSite } from './editor-site'
import { type GithubMock, startGithub } from './github-mock'

/** The published editor, built by the command and served beside the mock of GitHub. */
export async function openPublished(use: (host: GithubMock) => Promise<void>, isWithApp = false) {
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-static-'))
  const host = await startGithub(folder)
  const worker = await startWorker(host.url)
  try {
    execFileSync(process.execPath, [...TSX, 'editor/server/edit.ts', '--out', folder], {
      env: {
        ...process.env,
        EDITOR_REPO: 'owner/name',
        ...(isWithApp && { EDITOR_APP: 'client', EDITOR_SIGN_IN: worker.url }),
        NODE_OPTIONS: '',
      },
    })
    leadTo(host.url, path.join(folder, 'index.html'))
    await use(host)
  } finally {
    await Promise.all([host.close(), worker.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Points a page of the editor to the mock of GitHub, which serves it too, because its policy allows only that. */
function leadTo(url: string, file: string): void {
  const led = readFileSync(file, 'utf8')
    .replace('"https://github.com"', `"${url}"`)
    .replace('"https://api.github.com"', `"${url}/api"`)
    .replace('"https://api.github.com/graphql"', `"${url}/api/graphql"`)
  writeFileSync(file, led)
}

/**
 * Runs the workflow's steps on the saved content: its checks, and the preparation of files before pages are built
 * (editor-preview.spec.ts tests the build). `look` gets the folder in which this happened.
 */
export function runWorkflow(host: GithubMock, look: (root: string) => void): void {
  const root = mkdtempSync(path.join(tmpdir(), 'editor-saved-'))
  try {
    copySite(root)
    for (const folder of ['content', 'assets', 'lib']) {
      rmSync(path.join(root, folder), { recursive: true })
      cpSync(path.join(host.root, folder), path.join(root, folder), { recursive: true })
    }
    // Remove generated files of this machine.
    for (const made of ['assets/plans/drawn', 'public/plans'])
      rmSync(path.join(root, made), { recursive: true, force: true })
    for (const command of commandsOfWorkflow())
      execSync(command, {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', TRANSLATION: 'draft' },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    look(root)
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
}

function commandsOfWorkflow(): readonly string[] {
  const steps = readFileSync('.github/workflows/deploy.yml', 'utf8').matchAll(
    /run: ((?:node|npm run) (?!e2e|"|offers|links).*)$/gm,
  )
  const made = readFileSync('tools/build/build.ts', 'utf8').matchAll(
    /run\('(tools\/(?:art\/images|plans\/plans)\.ts)'(?:, '([\w-]+)')?\)/g,
  )
  const commands = [
    ...Array.from(steps, ([, command = '']) => command),
    ...Array.from(made, ([, script, given = '']) => `node --import tsx ${script} ${given}`),
  ]
  if (commands.length < 3) throw new Error(`the workflow or the build has changed: ${commands}`)
  return commands
}

/** The sign-in worker, on a server of its own. */
async function startWorker(GITHUB: string) {
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { method = 'GET', headers, url = '/' } = request
    const asked = new Request(new URL(url, 'http://worker'), {
      method,
      headers: { origin: headers.origin ?? '' },
      ...(method === 'POST' && { body }),
    })
    const secrets = { EDITOR: GITHUB, CLIENT_ID: 'client', CLIENT_SECRET: 'secret', GITHUB }
    const answer = await worker.fetch(asked, secrets)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Signs in with an access token. */
export async function signIn(page: Page, url: string, token = 'good-token') {
  await page.goto(url)
  await page.getByLabel(/Access token/).fill(token)
  await page.getByRole('button', { name: 'Open the editor' }).click()
}

/** The folder that the editor saves to. */
type Edited = Pick<EditedSite, 'url' | 'root' | 'text' | 'json'>

/** Runs `use` with the published editor and the mock of GitHub. */
export const editPublished = (page: Page, use: (site: Edited) => Promise<void>) =>
  openPublished(async (host) => {
    await signIn(page, host.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await use({ ...host, json: (file) => JSON.parse(host.text(file)) })
  })
