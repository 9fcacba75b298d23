/**
 * The site on which the flows of e2e/flows are tested: this project with e2e/fixture as its content, in a folder of
 * its own. Nothing that an owner writes is in it.
 *
 * --as-live   as a live build would show it, for the flows of e2e/as-live
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderSVG } from 'uqr'
import { copySite } from './copy-site'
import { TSX } from './tsx.mjs'

export const FIXTURE = path.join('.local', 'fixture')
export const FIXTURE_AS_LIVE = path.join('.local', 'fixture-as-live')
const SOURCE = path.join('e2e', 'fixture')

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Copies the project, puts the fixture in place of its content, and builds what has changed. */
export function buildFixture(root: string): void {
  copySite(root)
  for (const language of ['en', 'ta'])
    rmSync(path.join(root, 'content', language), { recursive: true })
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue
    const copy = path.join(root, 'content', file)
    mkdirSync(path.dirname(copy), { recursive: true })
    // As the editor writes content.
    writeFileSync(copy, `${JSON.stringify(readJson(path.join(SOURCE, file)), null, 2)}\n`)
  }
  addRegistrationCode(root)
  // The Tamil of the fixture is a translation of its English.
  run(root, 'scripts/images.ts')
  run(root, 'scripts/tamil.ts', '--accept')
  run(root, 'scripts/build.ts', '--if-stale')
}

/** The QR code of a registration, which no project of ours has yet: a picture as an owner would upload it. */
function addRegistrationCode(root: string): void {
  const file = 'fixture/registration-code.svg'
  const assets = path.join(root, 'assets')
  mkdirSync(path.join(assets, 'fixture'))
  writeFileSync(path.join(assets, file), renderSVG('https://rera.tn.gov.in/', { pixelSize: 8 }))
  const manifest = path.join(assets, 'manifest.json')
  const { images, ...rest } = readJson(manifest)
  const alt = 'QR code of the registration'
  const image = { file, width: 232, height: 232, alt, focal: [0.5, 0.5] }
  writeFileSync(manifest, JSON.stringify({ ...rest, images: [...images, image] }))
  const tamil = path.join(assets, 'alt.ta.json')
  const words = { ...readJson(tamil), 'fixture/registration-code': 'பதிவின் QR குறியீடு' }
  writeFileSync(tamil, JSON.stringify(words))
}

function run(root: string, ...script: string[]): void {
  const { status } = spawnSync(process.execPath, [...TSX, ...script], {
    cwd: root,
    // A copy of content that somebody works on is not meant.
    env: { ...process.env, CONTENT_DIR: '', AS_LIVE: root === FIXTURE_AS_LIVE ? '1' : '' },
    stdio: 'inherit',
  })
  if (status === 0) return
  console.error(`${script.join(' ')} failed for e2e/fixture`)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  buildFixture(process.argv.includes('--as-live') ? FIXTURE_AS_LIVE : FIXTURE)
