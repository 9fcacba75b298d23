/**
 * Prints the brochure of every project in each language with Chromium, tagged and with an outline, from
 * the pages under /brochure/ and /ta/brochure/. The results are committed with the hash of what they say,
 * so a build needs no browser.
 *
 * npm run brochures                                  starts the site by itself, once for each language
 * npm run brochures -- --if-older                    prints those that are older than their pages
 * npm run brochures -- --from=http://localhost:4300  prints from a site that runs already
 */
import { spawn } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { readSettings } from '../hosting/settings.mjs'
import { ensureChromium } from './chromium.mjs'
import { loadEnvironment } from './environment.mjs'
import { importSite } from './site-module.mjs'

const FOLDER = 'public/brochures'
const PORT = 4398
/** Wide enough for a side of A4 at 150 dots an inch. */
const PICTURE_WIDTH = 1280
loadEnvironment()
const { basePath: base } = readSettings(process.env)
const given = process.argv.find((each) => each.startsWith('--from='))?.slice('--from='.length)
const origin = given ?? `http://localhost:${PORT}`
/** Each language: what ends the names of its files, and the folder of its pages on a built site. */
const LANGUAGES = [
  { locale: 'en', ending: '', folder: '' },
  { locale: 'ta', ending: '-ta', folder: '/ta' },
]

const work = await Promise.all(
  LANGUAGES.map(async (language) => ({ ...language, slugs: await slugsOf(language.locale) })),
)
const names = work.flatMap(({ slugs, ending }) => slugs.map((slug) => `${slug}${ending}`))
if (names.length === 0) console.log('No brochure is older than its page.')
else await printAll()

/** The projects whose brochures are printed. */
async function slugsOf(locale) {
  const { projects, brochureHash, committedHash, findBrochure } = await importSite(
    'brochures',
    `export { projects } from '@/content/projects/projects'
     export { brochureHash, committedHash, findBrochure } from '@/content/projects/brochures'`,
    { locale },
  )
  const isOlder = (project) =>
    !findBrochure(project.slug) || committedHash(project.slug) !== brochureHash(project)
  const wanted = process.argv.includes('--if-older') ? projects.all.filter(isOlder) : projects.all
  return wanted.map(({ slug }) => slug)
}

async function printAll() {
  console.log(`Printing ${names.join(', ')}`)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
  try {
    mkdirSync(FOLDER, { recursive: true })
    for (const { locale, ending, folder, slugs } of work) {
      if (slugs.length === 0) continue
      const site = given ? undefined : startSite(locale)
      try {
        // A site that runs for one language alone has its pages at the base path.
        const pages = `${origin}${base}${given ? folder : ''}`
        await untilItAnswers(`${pages}/`)
        for (const slug of slugs)
          await print(browser, `${pages}/brochure/${slug}/`, `${slug}${ending}`)
      } finally {
        await ended(site)
      }
    }
  } finally {
    await browser.close()
  }
}

/** One brochure and its hash. */
async function print(browser, address, name) {
  // A built page has a policy that refuses the style added below.
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1240, height: 1754 } })
  // A PDF holds JPEG as it is and unpacks everything else, which would make it ten times as large.
  await page.route(/\/_img\/.*\.(avif|webp)$/, async (route) => {
    const answer = await route.fetch()
    const body = await sharp(await answer.body())
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 76, mozjpeg: true })
      .toBuffer()
    await route.fulfill({ status: 200, contentType: 'image/jpeg', body })
  })
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const answer = await page.goto(address, { waitUntil: 'load' })
  if (!answer?.ok()) throw new Error(`${page.url()} answered ${answer?.status()}`)

  // What belongs to the site or to its development server is not part of a brochure.
  await page.addStyleTag({
    content: 'body > :not([data-brand]), nextjs-portal { display: none !important }',
  })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  const hash = await page.locator('meta[name="brochure-hash"]').getAttribute('content')
  const file = path.join(FOLDER, `${name}.pdf`)
  await page.pdf({
    path: file,
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  })
  writeFileSync(path.join(FOLDER, `${name}.sha256`), `${hash}\n`)
  console.log(`${file} ${Math.round(statSync(file).size / 1000)} kB`)
  await page.close()
}

function startSite(locale) {
  const next = ['node_modules/next/dist/bin/next', 'dev', '-p', String(PORT)]
  return spawn(process.execPath, next, {
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', LOCALE: locale },
  })
}

/** Its port and its folder are free for the next one then. */
async function ended(site) {
  if (!site) return
  const exit = new Promise((resolve) => site.once('exit', resolve))
  site.kill()
  await exit
}

async function untilItAnswers(address) {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const isThere = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${address} did not answer within a minute`)
}
