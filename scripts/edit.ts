/**
 * The editor of the site's content.
 *
 * npm run edit                the editor and the development site, side by side
 * npm run edit -- --check     what is missing before launch
 * npm run edit -- --verify    the same as npm run content: whether content can be published, and which field stops it
 * npm run edit -- --out <folder>
 *                             the editor as static files that save to GitHub or GitLab (docs/publishing.md)
 *
 * EDIT_PORT (4180) and PORT (3000) choose the ports; the next free ones are taken when they are in use.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import getPort, { portNumbers } from 'get-port'
import { fileOf } from '@/content/folder'
import type { OpenPlace } from '@/editor/work'
import { readSettings } from '../hosting/settings'
import { checkContent } from './content'
import { bundleChecks, bundlePage } from './edit/bundle'
import { checksOf } from './edit/checks'
import { startEditServer } from './edit/server'
import { writeStatic } from './edit/static'
import { answersOf, type SentChange } from './edit/store'
import { loadEnvironment } from './environment.mjs'
import { TSX } from './tsx.mjs'

const FOLDER = '.local/edit'

loadEnvironment()
const out = process.argv.indexOf('--out')
if (process.argv.includes('--check')) await check()
else if (process.argv.includes('--verify')) process.exitCode = (await checkContent()) ? 0 : 1
else if (out > 0) await writeStatic(process.argv[out + 1], process.env)
else await edit()

async function edit() {
  const started = performance.now()
  const isAlone = process.argv.includes('--alone')
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const [module] = await Promise.all([bundleChecks(FOLDER), bundlePage(FOLDER)])
  cpSync('editor/page/index.html', `${FOLDER}/index.html`)

  const sitePort = await freePort(Number(process.env.PORT || 3000))
  const { basePath } = readSettings(process.env)
  const siteUrl = `http://localhost:${sitePort}${basePath}`
  const checks = checksOf(module, '.')
  const server = await startEditServer({
    folder: FOLDER,
    port: await freePort(Number(process.env.EDIT_PORT || 4180)),
    answers: answersOf({
      checks,
      root: '.',
      settings: { siteUrl },
      onSaved: async (changes) => {
        const newOrGone = changes.filter(({ text, version }) => text === null || !version)
        if (!isAlone && newOrGone.length > 0)
          await renewPages(siteUrl, (await checks.open()).places, newOrGone)
      },
    }),
  })
  console.log(`
  Editor      ${server.url}
  Site        ${siteUrl}/    shows each change a moment after it is saved

  Ready after ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops both.
`)

  if (isAlone) return
  const site = spawn(process.execPath, [...TSX, 'scripts/dev.ts', '-p', String(sitePort)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal))
  // The site never stays behind, whatever ends the editor.
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
async function renewPages(
  siteUrl: string,
  places: readonly OpenPlace[],
  newOrGone: readonly SentChange[],
) {
  await askFor(`${siteUrl}/`)
  for (const { file, text } of newOrGone) {
    const { dir, name } = path.posix.parse(file)
    const place = places.find(({ folder }) => folder && fileOf(folder) === dir)
    if (place && text) await askFor(siteUrl + place.shownAt.replace('{slug}', name))
  }
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
  mkdirSync(FOLDER, { recursive: true })
  const checks = checksOf(await bundleChecks(FOLDER), '.')
  const list = await checks.launch()
  for (const what of new Set(list.map((each) => each.what))) {
    const texts = list.filter((each) => each.what === what).map(({ text }) => `  ${text}`)
    console.log([what, ...new Set(texts)].join('\n'))
  }
  console.log(`\n${list.length} points`)
}

function freePort(wanted: number) {
  return getPort({ host: '127.0.0.1', port: portNumbers(wanted, wanted + 20) })
}
