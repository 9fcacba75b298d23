/**
 * Prints the players' names in each language on their shirts with Chromium: each along the arc of the
 * shoulders, darkened by the folds of the cloth. As live text, a row of five names costs 50 ms of layout and
 * paint at a quarter of the speed, and as much raster; as small pictures over one shared shirt, 17 ms.
 *
 * The file name of a print contains kit, folds and name, so only missing prints are made, and unused ones are
 * removed. After a change of the cloth or of this script, remove the folder first. The results are
 * committed, so a build needs no browser.
 *
 * npx tsx tools/art/shirts.ts                            makes missing prints, and their sizes
 * node --import tsx tools/art/shirts.ts --check  fails where a print is missing or unused
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@/lib/domain/locale'
import { importSite } from '../build/site-module'

const FOLDER = 'assets/cricket/prints'
/** The part of a shirt of 1600 × 2000 pixels that carries the name. */
const BOX = { x: 352, y: 280, width: 896, height: 300 }
/** Passes through the middle of the capitals. */
const ARC = 'M392 424 Q800 362 1208 424'
const MAX_WIDTH = 768
/** The outline of the letters, in em. */
const OUTLINE = 0.055
type Face = {
  font: string
  /** The letters that the face has for names (tools/art/fonts.ts). */
  letters: RegExp
  /** Tracking in em, and the slant. */
  style: string
  maxSize: number
  /** The height of the capitals as a share of the font size; absent where letters are measured. */
  capitals?: number
  maxHeight?: number
}

/**
 * How each language is set. Tamil is never slanted or tracked, and its letters reach above and below the line, so they
 * are measured and may take more of the shoulders.
 */
const FACES: Readonly<Record<Locale, Face>> = {
  en: {
    font: 'styles/fonts/display-cricket.woff2',
    letters: /^[A-Z0-9 .'’-]+$/,
    style: 'font-style: italic; letter-spacing: 0.015em',
    maxSize: 224,
    capitals: 0.7,
  },
  ta: {
    font: 'styles/fonts/display-tamil-cricket.woff2',
    letters: /^[\p{Script=Tamil}]+$/u,
    style: 'font-style: normal',
    maxSize: 224,
    maxHeight: 190,
  },
}
/** The most that letters may reach above the arc: the collar begins there. */
const ABOVE_ARC = 78
/** Gradient of the print from top to bottom, its outline, and the opacity of the folds. */
const KITS = {
  crimson: { fill: ['#fffaf0', '#fff4e0', '#fdeac9'], edge: '#4d0610', shade: 0.72 },
  onyx: { fill: ['#f4cf78', '#e8bb58', '#dba945'], edge: '#050507', shade: 1 },
}

const shirts = [...(await wornIn('en')), ...(await wornIn('ta'))]
const needed = new Set(shirts.map(({ file }) => path.basename(file)))
const missing = shirts.filter(({ file }) => !existsSync(file))

const unworn = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => !needed.has(file)) : []

if (process.argv.includes('--check')) {
  const errors = [
    ...missing.map(({ player }) => `no name on the shirt of ${player}`),
    ...unworn.map((file) => `no player wears ${FOLDER}/${file}`),
  ]
  if (errors.length > 0) {
    console.error(`shirts: ${errors.join(', ')}; run "npx tsx tools/art/shirts.ts" and commit it`)
    process.exit(1)
  }
} else {
  mkdirSync(FOLDER, { recursive: true })
  if (missing.length > 0) await print(missing)
  for (const file of unworn) rmSync(path.join(FOLDER, file))
  console.log(`shirts: ${missing.length} printed, ${unworn.length} removed, ${needed.size} current`)
}

async function wornIn(locale: Locale) {
  const { wornShirts } = await importSite<typeof import('./worn-shirts')>(
    '@/tools/art/worn-shirts',
    locale,
  )
  return wornShirts.map((shirt) => ({ ...shirt, locale }))
}

async function print(missing: typeof shirts) {
  const { chromium } = await import('@playwright/test')
  const { ensureChromium } = await import('../check/browsers')
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: BOX.width, height: BOX.height } })
    for (const shirt of missing) {
      const { locale, word, file } = shirt
      const { font, letters, ...face } = FACES[locale]
      if (!letters.test(word)) {
        throw new Error(
          `${font} has not all letters of ${word}: cut them by npx tsx tools/art/fonts.ts`,
        )
      }
      await page.setContent(drawing(shirt))
      await page.evaluate(fitName, { ...face, MAX_WIDTH, OUTLINE, ABOVE_ARC })
      await page.screenshot({ path: file, omitBackground: true })
    }
  } finally {
    await browser.close()
  }
}

type Limits = Pick<Face, 'maxSize' | 'capitals' | 'maxHeight'> &
  Readonly<Record<'MAX_WIDTH' | 'OUTLINE' | 'ABOVE_ARC', number>>

/** Runs in the browser: sets the name as large as its width and the arc allow. */
async function fitName({ maxSize, capitals, maxHeight, MAX_WIDTH, OUTLINE, ABOVE_ARC }: Limits) {
  const names = [...document.querySelectorAll('text')]
  const [first] = names
  const pen = document.createElement('canvas').getContext('2d')
  if (!first || !pen) throw new Error('there is no name to set')
  const { textContent } = first
  await document.fonts.load('800 100px D', textContent)
  await document.querySelector<Element & Partial<HTMLImageElement>>('image')?.decode?.()
  for (const name of names) name.setAttribute('font-size', '100')
  const fitting = Math.min(maxSize, (MAX_WIDTH / first.getComputedTextLength()) * 100)

  pen.font = '800 100px D'
  const ink = pen.measureText(textContent)
  const [above, below] = [ink.actualBoundingBoxAscent / 100, ink.actualBoundingBoxDescent / 100]
  const size = capitals ? fitting : Math.min(fitting, (maxHeight ?? 0) / (above + below))
  // Capitals are centred on the arc, other letters too unless they would reach the collar.
  const middle = capitals ? (size * capitals) / 2 : (size * (above - below)) / 2
  const down = capitals ? middle : Math.max(middle, size * above - ABOVE_ARC)
  for (const name of names) {
    name.setAttribute('font-size', `${size}`)
    name.setAttribute('dy', `${down}`)
    name.setAttribute('stroke-width', `${size * OUTLINE}`)
  }
}

/**
 * Draws the name twice: visibly, and as the mask that limits the folds to the letters, because the shirt's
 * own picture already has them.
 */
function drawing({ locale, kit, word, isMirrored }: (typeof shirts)[number]) {
  const { font, style } = FACES[locale]
  const { fill, edge, shade } = KITS[kit]
  const { x, y, width, height } = BOX
  const name = (paint: string) =>
    `<text ${paint}><textPath href="#arc" startOffset="50%">${word}</textPath></text>`
  const stops = fill.map((colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`)
  const mirror = isMirrored ? 'transform="translate(1600) scale(-1 1)"' : ''
  return `<!doctype html><style>
@font-face { font-family: D; font-weight: 800; src: url(${dataUrl(font, 'font/woff2')}) }
body { margin: 0 }
svg { display: block }
text { font-family: D; ${style}; font-weight: 800; text-anchor: middle; paint-order: stroke; stroke-linejoin: round }
</style><svg viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">
<defs><path id="arc" d="${ARC}"/>
<linearGradient id="fill" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="330" y2="470">${stops.join('')}</linearGradient>
<mask id="name" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}">${name('fill="#fff" stroke="#fff"')}</mask></defs>
<g style="isolation: isolate">${name(`fill="url(#fill)" stroke="${edge}"`)}
<g mask="url(#name)" style="mix-blend-mode: multiply"><image ${mirror} opacity="${shade}" x="${x}" y="${y}" width="${width}" height="${height}" href="${dataUrl(`assets/cricket/shirts/${kit}-shade.png`, 'image/png')}"/></g></g></svg>`
}

function dataUrl(file: string, type: string) {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`
}
