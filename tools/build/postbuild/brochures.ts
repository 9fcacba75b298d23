/**
 * Prints the brochure of every project with Chromium, tagged and with an outline, from the built pages under
 * /brochure/ and /ta/brochure/, and writes its size into the other pages. Brochures are cached by a hash of their
 * page: its styles are inline, and the files that it loads have hashes in their names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { formatFileSize } from '@/lib/domain/format/file-size'
import { ensureChromium } from '@/tools/check/browsers'
import { cached, hashOf } from './cache'

const SHEET = /(^|\/)(?:(ta)\/)?brochure\/([\w-]+)\/index\.html$/
/** Placeholder for the size of a file, written by content/projects/brochures.ts. */
const SIZE = /\[bytes=([\w/.-]+)\]/g
/** Origin of the pages while they are printed. Requests to it are answered from the export. */
const ORIGIN = 'https://brochures.invalid'
/** Enough for the width of A4 at 150 dots per inch. */
const PICTURE_WIDTH = 1280
/** The creation dates of a PDF. They are blanked so that two builds are identical. */
const DATES = /\/(?:CreationDate|ModDate) \([^)]*\)/g
/** Names of table cells. Chromium numbers them across all layouts of the process, so they differ between runs. */
const NAMES = /(?<=\()node\d{8}(?=\))/g

/** The PDF file printed from a page of the export; undefined for other pages. */
export function brochureOf(page: string): string | undefined {
  const [, , locale, slug] = SHEET.exec(page.split(path.sep).join('/')) ?? []
  return slug && `/brochures/${slug}${locale ? `-${locale}` : ''}.pdf`
}

export type Printer = { version: string; launch: () => Promise<Browser> }

/** Throws an error that says what to do where Chromium is missing and cannot be installed. */
export async function findPrinter(): Promise<Printer> {
  const executablePath = ensureChromium()
  const { chromium } = await import('@playwright/test')
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
  const launch = () =>
    chromium.launch({ executablePath, args: [...args, '--disable-background-networking'] })
  const browser = await launch()
  const version = browser.version()
  await browser.close()
  return { version, launch }
}

type Export = { out: string; basePath: string }

type Printing = Export & {
  printer: Printer
  /** Pages of brochures, post-processed. */
  pages: readonly string[]
  /** Hash of everything else that influences the look of a brochure. */
  recipe: string
}

/** Prints the brochures and returns the bytes of each. */
export async function printBrochures({ printer, pages, out, basePath, recipe }: Printing) {
  const sizes = new Map<string, number>()
  let browser: Browser | undefined
  try {
    for (const page of pages) {
      const file = brochureOf(page)
      if (!file) throw new Error(`${page} is no page of a brochure`)
      const made = hashOf(recipe, printer.version, basePath, readFileSync(page))
      const pdf = await cached(`brochures/${made}`, async () => {
        browser ??= await printer.launch()
        return print(browser, page, { out, basePath })
      })
      mkdirSync(path.join(out, 'brochures'), { recursive: true })
      writeFileSync(path.join(out, file), pdf)
      sizes.set(file, pdf.length)
    }
  } finally {
    await browser?.close()
  }
  return sizes
}

/** Replaces the size placeholders of a page. Throws for a brochure that was not printed. */
export const fillSizes = (html: string, sizes: ReadonlyMap<string, number>): string =>
  html.replace(SIZE, (_, file) => {
    const size = sizes.get(file)
    if (size !== undefined) return formatFileSize(size)
    throw new Error(`${file} was not printed, and the page links to it`)
  })

/** A built page as a PDF. */
async function print(browser: Browser, file: string, { out, basePath }: Export) {
  // A built page has a policy that refuses the style added below.
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1240, height: 1754 } })
  const missing: string[] = []
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== ORIGIN) return route.abort()
    const asked = path.join(out, decodeURIComponent(pathname.slice(basePath.length)))
    try {
      await route.fulfill(await answerOf(pathname.endsWith('/') ? `${asked}index.html` : asked))
    } catch {
      missing.push(pathname)
      await route.abort()
    }
  })
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const address = path.relative(out, path.dirname(file)).split(path.sep).join('/')
  await page.goto(`${ORIGIN}${basePath}/${address}/`, { waitUntil: 'load' })
  // Header, footer and dialogs of the site are not part of a brochure.
  await page.addStyleTag({ content: 'body > :not([data-brand]) { display: none !important }' })
  await page.evaluate(async () => {
    // As `figure` a PDF would call it a picture without alternative text; the picture inside has its own.
    for (const figure of document.querySelectorAll('figure')) figure.role = 'group'
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(', ')}`)
  const pdf = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  })
  await page.close()
  return deterministic(pdf)
}

/** Serves a file as JPEG: a PDF embeds JPEG unchanged, but unpacks other formats to ten times the size. */
async function answerOf(file: string) {
  const body = readFileSync(file)
  if (!/\.(avif|webp)$/.test(file)) return { path: file }
  const { default: sharp } = await import('sharp')
  const jpeg = sharp(body).resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
  return {
    contentType: 'image/jpeg',
    body: await jpeg.jpeg({ quality: 76, mozjpeg: true }).toBuffer(),
  }
}

/** Blanks dates and renumbers names at equal length: a PDF lists byte offsets of its parts. */
export function deterministic(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const names = [...new Set(text.match(NAMES))].sort()
  const inOrder = new Map(names.map((name, at) => [name, `node${`${at}`.padStart(8, '0')}`]))
  return Buffer.from(
    text
      .replace(DATES, (date) => ' '.repeat(date.length))
      .replace(NAMES, (name) => inOrder.get(name) ?? name),
    'latin1',
  )
}
