/**
 * Runs the editor of the site's content.
 *
 * npm run edit                the editor and the development site, side by side
 * npm run edit -- --check     prints what is missing before launch
 * npm run edit -- --out <folder>
 *                             the editor as static files that save to GitHub (docs/deploy.md)
 *
 * EDIT_PORT (4180) and PORT (3000) are the ports; the next free ones are used if they are taken.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import getPort, { portNumbers } from 'get-port'
import { documentOf } from '@/content/folder'
import { checksOnDisk } from '@/tools/content/checks/on-disk'
import { readSettings } from '@/tools/host/settings'
import { loadEnvironment } from '../../tools/build/environment.mjs'
import { TSX } from '../../tools/build/tsx.mjs'
import type { Missing } from '../checks/launch'
import { bundleChecks, bundlePage, bundleWorker } from './bundle'
import { checkoutIn } from './checkout'
import { startEditServer } from './server'
import { writeStatic } from './static'

const FOLDER = '.local/edit'
const exec = promisify(execFile)
/** Files that drawings of plans depend on. */
const OF_PLANS = /^(?:assets\/plans|content\/ta\/projects\/plans)\//

loadEnvironment()
const out = process.argv.indexOf('--out')
if (process.argv.includes('--check')) await check()
else if (out > 0) await writeStatic(process.argv[out + 1], process.env)
else await edit()

async function edit() {
  const started = performance.now()
  const isAlone = process.argv.includes('--alone')
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  await Promise.all([bundleWorker(FOLDER), bundlePage(FOLDER)])

  const sitePort = await freePort(Number(process.env.PORT || 3000))
  const { basePath } = readSettings(process.env)
  const siteUrl = `http://localhost:${sitePort}${basePath}`
  const page = readFileSync('editor/page/index.html', 'utf8')
  writeFileSync(`${FOLDER}/index.html`, page.replace('{site}', siteUrl))
  const server = await startEditServer({
    folder: FOLDER,
    port: await freePort(Number(process.env.EDIT_PORT || 4180)),
    ...(!isAlone && { siteUrl }),
    answers: checkoutIn({
      root: '.',
      onSaved: async (files) => {
        if (files.some((file) => OF_PLANS.test(file)))
          await exec(process.execPath, [...TSX, 'tools/plans/plans.ts', '--draw'])
        if (files.some((file) => file.startsWith('assets/')))
          await exec(process.execPath, [...TSX, 'tools/art/images.ts'])
        // A save does not wait for these requests.
        if (!isAlone) renewPages(siteUrl, files).catch(() => {})
      },
    }),
  })
  console.log(`
  Editor      ${server.url}
  Site        ${siteUrl}/    shows each change a moment after it is saved

  Ready after ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops both.
`)

  if (isAlone) return
  // Unpublished content is visible only on this machine, without the framework's badge.
  const preview = ['tools/serve/dev.ts', '-p', String(sitePort), '-H', '127.0.0.1']
  const site = spawn(process.execPath, [...TSX, ...preview], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, EDITOR_PREVIEW: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal))
  // Stop the development site however the editor ends.
  process.on('exit', () => site.kill())
  site.on('exit', async (code) => {
    await server.close()
    process.exit(code ?? 0)
  })
  while (site.exitCode === null && !(await askFor(`${siteUrl}/`)))
    await new Promise((resolve) => setTimeout(resolve, 1000))
}

/**
 * Requests pages of the development site, so that it has those of new entries and drops those of removed ones.
 * Without a request for the home page first, it would build a new entry's page from the content before the save,
 * and answer 404 from then on.
 */
async function renewPages(siteUrl: string, files: readonly string[]) {
  // If content is broken, the registry may not load: skip the requests.
  const { editableTypeOf, ownPageOf } = await import('@/content/registry')
  const shown = files.flatMap((file) => {
    const { name = '', language } = documentOf(file) ?? {}
    const place = language === 'en' ? editableTypeOf(name) : undefined
    return place?.singular ? (ownPageOf(name) ?? place.shownAt) : []
  })
  if (shown.length === 0) return
  await askFor(`${siteUrl}/`)
  for (const address of shown) await askFor(siteUrl + address)
}

/** Whether the address has a page. */
async function askFor(address: string) {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

/** Prints what is missing before launch. */
async function check() {
  const { ask } = checksOnDisk(await bundleChecks(`${FOLDER}/${process.pid}`), '.')
  const list = await ask<readonly Missing[]>('launch')
  for (const what of new Set(list.map((each) => each.what))) {
    const texts = list.filter((each) => each.what === what).map(({ text }) => `  ${text}`)
    console.log([what, ...new Set(texts)].join('\n'))
  }
  console.log(`\n${list.length} points`)
}

function freePort(wanted: number) {
  return getPort({ host: '127.0.0.1', port: portNumbers(wanted, wanted + 20) })
}
