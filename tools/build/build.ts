/**
 * Builds the site: image derivatives, drawings of plans, inline scripts, the static export in out/ with its brochures,
 * post-processing of pages (tools/build/postbuild), the complete web root in site/, and the files for single hosts in
 * hosts/.
 *
 * npm run build                   always
 * npm run build -- --if-stale     only where the sources have changed since the last build
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkContent } from '../content/content'
import { readSettings, type Settings } from '../host/settings'
import { BUILD_RECORD, isBuilt } from './ensure.mjs'
import { loadEnvironment } from './environment.mjs'
import { fingerprint } from './inputs.mjs'
import { withLock } from './lock'
import {
  brochureOf,
  fillSizes,
  findPrinter,
  type Printer,
  printBrochures,
} from './postbuild/brochures'
import { cached, hashOf, pruneCache } from './postbuild/cache'
import { filesIn } from './postbuild/files'
import { dropFramework, type Islands } from './postbuild/framework'
import { bundleIslands, FOLDER, takeClasses } from './postbuild/islands'
import { joinLocale } from './postbuild/locales'
import { postprocessPage } from './postbuild/page'
import { scriptWords } from './postbuild/page-words'
import { precompress } from './postbuild/precompress'
import { assertNoSecrets } from './postbuild/secrets'
import { nameSharingPictures } from './postbuild/share-names'
import { assembleSite } from './postbuild/site'
import { removeUnpublished } from './postbuild/unpublished'
import { TSX } from './tsx.mjs'

/** Inputs of the post-processing of a page, besides the page and the settings. */
const POSTBUILD_CODE = ['tools/host', 'tools/build/postbuild']

/** Holds the Tamil export until the English one is built. */
const TAMIL = '.local/out-ta'

loadEnvironment()
try {
  await withLock('.local/build.lock', async () => {
    if (process.argv.includes('--if-stale') && isBuilt()) return
    await build()
  })
} catch (error) {
  // Only the message: the stack would show this script, not the cause.
  console.error(`\nThe site was not built: ${(error as Error).message}`)
  process.exitCode = 1
}

async function build() {
  const start = Date.now()
  const settings = readSettings(process.env)
  rmSync(BUILD_RECORD, { force: true })
  rmSync(TAMIL, { recursive: true, force: true })

  if (existsSync('tools/art/images.ts')) run('tools/art/images.ts')
  if (!(await checkContent())) throw new Error('its content has errors')
  warnOfShirts()
  run('tools/plans/plans.ts', '--draw')
  run('tools/build/inline-scripts.ts')
  // Taken before the pages are built, so that later changes trigger the next build.
  const made = fingerprint()
  const printer = await printerFor(settings)
  exportPages(printer ? 'pdf' : '')
  dropFramework('out')
  await postprocessPages(settings, printer)
  assembleSite({ out: 'out', site: 'site', hosts: 'hosts', settings })
  assertNoSecrets(['out', 'site', 'hosts'], process.env)
  await precompress('site')
  pruneCache(start)

  writeFileSync(BUILD_RECORD, `${JSON.stringify({ fingerprint: made })}\n`)
  console.log(`Built out/ and site/ in ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

/**
 * Builds the pages in Tamil and in English: one build for each language. English is last, so that `.next` and
 * other leftovers of the framework belong to the pages at the base path.
 */
function exportPages(BROCHURES: string) {
  const next = 'node_modules/next/dist/bin/next'
  runIn({ LOCALE: 'ta', BROCHURES }, next, 'build')
  renameSync('out', TAMIL)
  runIn({ LOCALE: 'en', BROCHURES }, next, 'build')
  joinLocale({ from: TAMIL, to: 'out', folder: 'ta' })
  rmSync(TAMIL, { recursive: true })
  removeUnpublished('out')
  nameSharingPictures('out')
}

/** Finds the brochure printer. Throws in a build for the real services; another one warns and continues without. */
async function printerFor({ isLive }: Settings) {
  try {
    return await findPrinter()
  } catch (error) {
    const { message } = error as Error
    if (isLive) throw new Error(`the brochures cannot be printed. ${message}`)
    console.warn(`No brochure is printed; links lead to its page instead. ${message}`)
    return undefined
  }
}

/**
 * Warns of players whose shirts carry no name yet. Their pages work without it. Skipped in installs for production,
 * which lack the tool.
 */
function warnOfShirts() {
  if (!existsSync('node_modules/esbuild')) return
  spawnSync(process.execPath, [...TSX, 'tools/art/shirts.ts', '--check'], { stdio: 'inherit' })
}

/**
 * Post-processes every page, or takes it from the cache where neither it nor the code has changed. Brochure pages come
 * first, because the others show the sizes of brochures.
 */
async function postprocessPages(settings: Settings, printer: Printer | undefined) {
  const code = POSTBUILD_CODE.flatMap((folder) => pathsIn(folder, '.ts', '.js'))
  const recipe = [...code, 'package-lock.json'].map((file) => readFileSync(file))
  const common = { out: 'out', next: '.next', classes: takeClasses('out') }
  const islands = {
    en: await bundleIslands({ ...common, locale: 'en' }),
    ta: await bundleIslands({ ...common, locale: 'ta' }),
  }
  const recipeHash = hashOf(JSON.stringify([settings, islands]), ...recipe)
  const wordsAt = scriptWords(path.join('out', FOLDER))
  mkdirSync('out/_next/static/data', { recursive: true })

  const postprocessFile = async (file: string, sizes = new Map<string, number>()) => {
    const source = fillSizes(readFileSync(file, 'utf8'), sizes)
    const locale = file.startsWith(path.join('out', 'ta', path.sep)) ? 'ta' : 'en'
    const processed = await cached(`pages/${hashOf(recipeHash, locale, source)}`, () =>
      JSON.stringify(postprocess(file, source, settings, { islands: islands[locale], wordsAt })),
    )
    const { html, data }: ReturnType<typeof postprocess> = JSON.parse(processed.toString())
    writeFileSync(file, html)
    for (const text of data) writeFileSync(`out/${dataFile(text)}`, text)
  }

  const files = pathsIn('out', '.html')
  const pages = files.filter(brochureOf)
  for (const file of pages) await postprocessFile(file)
  const { basePath } = settings
  const sizes = printer
    ? await printBrochures({ printer, pages, out: 'out', basePath, recipe: hashOf(...recipe) })
    : new Map<string, number>()
  for (const file of files) if (!brochureOf(file)) await postprocessFile(file, sizes)
}

/** Returns the page as it is published, and the data that its islands load. */
function postprocess(
  file: string,
  source: string,
  settings: Settings,
  islands: { islands: Islands; wordsAt: (file: string) => Iterable<string> },
) {
  const data: string[] = []
  try {
    const publish = (text: string) => {
      data.push(text)
      return `${settings.basePath}/${dataFile(text)}`
    }
    return { html: postprocessPage(source, settings, { publish, ...islands }), data }
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

/** The file of islands' data. Its name has a hash, so that browsers can cache it permanently. */
function dataFile(text: string) {
  return `_next/static/data/${hashOf(text).slice(0, 12)}.json`
}

function pathsIn(folder: string, ...endings: string[]) {
  return filesIn(folder)
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => path.join(folder, file))
}

function run(script: string, ...args: string[]) {
  runIn({}, script, ...args)
}

function runIn(env: Record<string, string>, script: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, [...TSX, script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${script} failed`)
}
