/**
 * Builds the site: image derivatives, the static export in out/, then what Next.js leaves to its
 * users (see scripts/postbuild), and the complete web root in site/.
 *
 * node scripts/build.mjs              always
 * node scripts/build.mjs --if-stale   only where the sources have changed since the last build
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSettings } from '../hosting/settings.mjs'
import { BUILT, isBuilt } from './ensure.mjs'
import { loadEnvironment } from './environment.mjs'
import { fingerprint } from './inputs.mjs'
import { withLock } from './lock.mjs'
import { dropPayloads } from './postbuild/framework.mjs'
import { treatPage } from './postbuild/page.mjs'
import { precompress } from './postbuild/precompress.mjs'
import { assertNoSecrets } from './postbuild/secrets.mjs'
import { assembleSite } from './postbuild/site.mjs'

loadEnvironment()
try {
  await withLock('.local/build.lock', async () => {
    if (process.argv.includes('--if-stale') && isBuilt()) return
    await build()
  })
} catch (error) {
  // What failed has said why; where it happened in this script helps nobody.
  console.error(`\nThe site was not built: ${error.message}`)
  process.exitCode = 1
}

async function build() {
  const start = performance.now()
  const settings = readSettings(process.env)
  rmSync(BUILT, { force: true })

  if (existsSync('scripts/images.mjs')) run('scripts/images.mjs')
  // Taken before the pages are built: what changes meanwhile is built next time.
  const made = fingerprint()
  run('node_modules/next/dist/bin/next', 'build')

  dropPayloads('out')
  for (const page of pagesIn('out')) treatFile(page, settings)
  assembleSite({ out: 'out', site: 'site', settings })
  assertNoSecrets(['out', 'site'], process.env)
  await precompress('site')

  writeFileSync(BUILT, `${JSON.stringify({ fingerprint: made })}\n`)
  console.log(`Built out/ and site/ in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

function treatFile(file, settings) {
  try {
    const html = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      treatPage(html, settings, (script) => publish(script, settings)),
    )
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error })
  }
}

/** Stores a page's data under a name that carries its hash, among the files that may be kept for ever. */
function publish(script, { basePath }) {
  const name = createHash('sha256').update(script).digest('hex').slice(0, 12)
  mkdirSync('out/_next/static/data', { recursive: true })
  writeFileSync(`out/_next/static/data/${name}.js`, script)
  return `${basePath}/_next/static/data/${name}.js`
}

function pagesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => path.join(folder, file))
}

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${script} failed`)
}
