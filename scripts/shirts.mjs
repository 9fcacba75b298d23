/**
 * Prints the players' names for their shirts with Chromium: each along the arc of the shoulders and
 * darkened by the folds of the cloth under it. Set live, a row of five such names costs 50 ms of layout
 * and paint at a quarter of the speed, and as much raster; as small pictures over one shirt for all, 17.
 *
 * A print's file name says kit, folds and word, so only what is missing is made, and what no player
 * wears goes. After a change of the cloth or of this script, remove the folder first. The results are
 * committed, so a build needs no browser.
 *
 * node scripts/shirts.mjs          makes what is missing; run npm run images after it
 * node scripts/shirts.mjs --check  fails where a print is missing or left over
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { importSite } from './site-module.mjs'

const FOLDER = 'assets/cricket/prints'
const FONT = 'styles/fonts/display-cricket.woff2'
/** The part of a shirt of 1600 × 2000 pixels that carries the name. */
const BOX = { x: 352, y: 280, width: 896, height: 300 }
/** Runs through the middle of the capitals. */
const ARC = 'M392 424 Q800 362 1208 424'
const MAX_WIDTH = 768
const MAX_SIZE = 224
/** What the face holds of names (scripts/fonts.mjs). */
const LETTERS = /^[A-Z0-9 .'’-]+$/
/** The display face: height of its capitals, width of the outline and tracking, in em. */
const CAPITALS = 0.7
const OUTLINE = 0.055
const TRACKING = 0.015
/** Colours of the print from top to bottom, of its outline, and how dark the folds lie on it. */
const KITS = {
  crimson: { fill: ['#fffaf0', '#fff4e0', '#fdeac9'], edge: '#4d0610', shade: 0.72 },
  onyx: { fill: ['#f4cf78', '#e8bb58', '#dba945'], edge: '#050507', shade: 1 },
}

const shirts = await readShirts()
const needed = new Set(shirts.map(({ file }) => path.basename(file)))
const missing = shirts.filter(({ file }) => !existsSync(file))

const unworn = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => !needed.has(file)) : []

if (process.argv.includes('--check')) {
  const faults = [
    ...missing.map(({ player }) => `no name on the shirt of ${player}`),
    ...unworn.map((file) => `no player wears ${FOLDER}/${file}`),
  ]
  if (faults.length > 0) {
    console.error(`shirts: ${faults.join(', ')}; run "npm run shirts" and commit it`)
    process.exit(1)
  }
} else {
  mkdirSync(FOLDER, { recursive: true })
  if (missing.length > 0) await print(missing)
  for (const file of unworn) rmSync(path.join(FOLDER, file))
  console.log(`shirts: ${missing.length} printed, ${unworn.length} removed, ${needed.size} current`)
}

/** The shirts of every player with a page, as the site itself works them out; players with a photograph need none. */
async function readShirts() {
  const { profiles, shirtOf } = await importSite(
    'shirts',
    `export { profiles } from '@/content/fans/profiles'
    export { shirtOf } from '@/lib/fans/shirt'`,
  )
  return profiles.all.flatMap(({ player, index }) => {
    if (player.photo) return []
    const shirt = shirtOf(player, index)
    return [{ ...shirt, player: player.name, file: `assets/${shirt.print}.png` }]
  })
}

async function print(shirts) {
  const { chromium } = await import('@playwright/test')
  const { ensureChromium } = await import('./chromium.mjs')
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: BOX.width, height: BOX.height } })
    for (const { kit, word, isMirrored, file } of shirts) {
      if (!LETTERS.test(word)) {
        throw new Error(`${FONT} has not all letters of ${word}: cut them by npm run fonts`)
      }
      await page.setContent(drawing(kit, word, isMirrored))
      await page.evaluate(fitName, { MAX_WIDTH, MAX_SIZE, CAPITALS, OUTLINE })
      await page.screenshot({ path: file, omitBackground: true })
    }
  } finally {
    await browser.close()
  }
}

/** Runs in the browser: sets the name as large as its width and the arc allow. */
async function fitName({ MAX_WIDTH, MAX_SIZE, CAPITALS, OUTLINE }) {
  await document.fonts.load('800 100px D', 'A')
  await document.querySelector('image').decode?.()
  const names = [...document.querySelectorAll('text')]
  for (const name of names) name.setAttribute('font-size', 100)
  const size = Math.min(MAX_SIZE, (MAX_WIDTH / names[0].getComputedTextLength()) * 100)
  for (const name of names) {
    name.setAttribute('font-size', size)
    name.setAttribute('dy', (size * CAPITALS) / 2)
    name.setAttribute('stroke-width', size * OUTLINE)
  }
}

/**
 * The name twice: as it is seen, and as the mask that keeps the folds off the cloth, which the shirt's
 * own picture has shaded already.
 */
function drawing(kit, word, isMirrored) {
  const { fill, edge, shade } = KITS[kit]
  const { x, y, width, height } = BOX
  const name = (paint) =>
    `<text ${paint}><textPath href="#arc" startOffset="50%">${word}</textPath></text>`
  const stops = fill.map((colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`)
  const mirror = isMirrored ? 'transform="translate(1600) scale(-1 1)"' : ''
  return `<!doctype html><style>
@font-face { font-family: D; font-weight: 800; src: url(${dataUrl(FONT, 'font/woff2')}) }
body { margin: 0 }
svg { display: block }
text { font-family: D; font-style: italic; font-weight: 800; letter-spacing: ${TRACKING}em; text-anchor: middle; paint-order: stroke; stroke-linejoin: round }
</style><svg viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">
<defs><path id="arc" d="${ARC}"/>
<linearGradient id="fill" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="330" y2="470">${stops.join('')}</linearGradient>
<mask id="name" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}">${name('fill="#fff" stroke="#fff"')}</mask></defs>
<g style="isolation: isolate">${name(`fill="url(#fill)" stroke="${edge}"`)}
<g mask="url(#name)" style="mix-blend-mode: multiply"><image ${mirror} opacity="${shade}" x="${x}" y="${y}" width="${width}" height="${height}" href="${dataUrl(`assets/cricket/shirts/${kit}-shade.png`, 'image/png')}"/></g></g></svg>`
}

function dataUrl(file, type) {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`
}
