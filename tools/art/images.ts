/**
 * Makes the image files of the site from the masters in assets/: AVIF at fixed widths, WebP at the largest,
 * SVG unchanged, and charts as cloth (knit/). File names carry a content hash; a manifest lists them.
 *
 * Also writes the list of papers (papers.ts).
 *
 * The results are committed, except cloth: encoding photographs takes minutes, and a fresh clone has to open its
 * first page within one; knitting takes seconds. A run makes only the files whose inputs have changed, and removes
 * files that are no longer referenced.
 *
 * npm run images              make what is missing
 * npm run images -- --check   fail when a master has no current derivatives
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type sharp from 'sharp'
import { listPapers } from '../build/papers'
import {
  type Chart,
  CUTS,
  type CutName,
  fileOf,
  readChart,
  SIZES,
  type Size,
  sizeOf,
  sizeOfPng,
} from './knit/chart'
import { chartOf, partFor, yarnsOf } from './knit/photograph'
import { seasonInto, seasonOf } from './knit/season'

const MASTERS = 'assets'
const OUT = 'public/_img'
const MANIFEST = 'lib/server/images.generated.json'
const PAPERS = 'lib/server/papers.generated.json'
/** Phones of 360 to 412 pixels ask for 720 to 768 or 1080 to 1120; the rest are steps between. */
const WIDTHS = [320, 640, 768, 960, 1120, 1280, 1920]
/** WebP is for browsers without AVIF, for search engines and for enlarged pictures: large ones only. */
const WEBP_FROM = 1280
/** Bumped when the encoding below changes what is seen, so that every name changes with it. */
const RECIPE = 'v1'

/** Part of the hash of every cloth, so that a change of the knitter renames all of them. */
const KNITTER = ['chart', 'knit', 'photograph', 'season'].map((name) =>
  readFileSync(`tools/art/knit/${name}.ts`),
)
/** Cloth is not committed. */
const IS_CLOTH = /^cloth-.*\.svg$/

/** Masters that only other tools read: surveys of plans, folds that shade the prints of shirts, other cuts of charts. */
const UNSERVED = /^plans\/|-shade\.png$|^charts\/.*-(upright|card)\.png$/
const CHARTS = 'charts/'
/** Made by tools/art/shirts.ts, all alike: they need no entry in the manifest. */
const PRINTS = 'cricket/prints/'
const PRINT: Fact = {
  width: 896,
  height: 300,
  alt: '',
  focal: [0.5, 0.5],
  transparent: true,
  widths: [320, 640, 896],
}

/** An entry of assets/manifest.json. */
type Fact = {
  width: number
  height: number
  alt: string
  focal: readonly number[]
  transparent?: boolean
  /** Show this photograph as cloth. */
  cloth?: boolean
  /** The area of a chart where another picture is laid over it, in stitches: column, row, columns, rows. */
  screen?: Partial<Record<CutName, readonly number[]>>
  dominant?: string
  widths?: readonly number[]
}

const isCheck = process.argv.includes('--check')
const { images }: { images: readonly (Fact & { file: string })[] } = JSON.parse(
  readFileSync(`${MASTERS}/manifest.json`, 'utf8'),
)
const facts = new Map<string, Fact>(images.map((image) => [image.file, image]))

const masters = readdirSync(MASTERS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(jpg|png|svg)$/.test(file) && !UNSERVED.test(file))
  .sort()

const lost = [...facts.keys()].filter((file) => !existsSync(path.join(MASTERS, file)))
if (lost.length > 0) {
  console.error(
    `images: ${MASTERS}/manifest.json lists files that are missing. Put them back, or remove their entries and what shows them:\n${lost.map((file) => `  ${MASTERS}/${file}`).join('\n')}`,
  )
  process.exit(1)
}

const manifest: Record<string, object> = {}
const expected = new Set<string>()
/** The files that should exist, each with the function that makes it. sharp is loaded only when one is missing. */
const jobs: [string, (load: typeof sharp) => Buffer | Promise<Buffer>][] = []

for (const file of masters) {
  const fact = file.startsWith(PRINTS) ? PRINT : facts.get(file)
  if (!fact) throw new Error(`${MASTERS}/${file} has no entry in ${MASTERS}/manifest.json`)
  if (file.startsWith(CHARTS)) {
    manifest[file.replace(/\.png$/, '')] = chartsOf(path.basename(file, '.png'), fact)
    continue
  }
  const bytes = readFileSync(path.join(MASTERS, file))
  if (fact.cloth && !file.endsWith('.svg')) {
    manifest[file.replace(/\.\w+$/, '')] = knittedOf(file, fact, bytes)
    continue
  }
  const hash = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 8)
  const name = file.replace(/\.\w+$/, '')
  const stem = `${neutral(name.replaceAll('/', '-'))}-${hash}`
  const width = Math.round(fact.width)
  const height = Math.round(fact.height)
  const common = { stem, width, height, alt: fact.alt, focal: fact.focal }

  if (file.endsWith('.svg')) {
    manifest[name] = { kind: 'svg', ...common }
    expected.add(`${stem}.svg`)
    jobs.push([`${stem}.svg`, () => bytes])
    continue
  }
  const steps = [...WIDTHS.filter((each) => each < width), Math.min(width, 1920)]
  const widths = fact.widths ?? steps.filter((each, index) => steps.indexOf(each) === index)
  // A cut-out figure gets no placeholder colour: the background has to show through while it loads.
  const color = fact.transparent ? {} : { color: fact.dominant }
  manifest[name] = { kind: 'photo', ...common, widths, ...color }
  for (const each of widths) {
    for (const [format, options] of [
      // One effort more takes five times as long, and saves a fiftieth of the bytes.
      ['avif', { quality: 50, effort: 3 }] as const,
      ...(each >= WEBP_FROM || each === widths.at(-1)
        ? [['webp', { quality: 74, effort: 5 }] as const]
        : []),
    ]) {
      const target = `${stem}-${each}.${format}`
      expected.add(target)
      jobs.push([target, (sharp) => sharp(bytes).resize(each).toFormat(format, options).toBuffer()])
    }
  }
}

/** Queues the cuts of a chart. Returns its manifest entry. */
function chartsOf(name: string, fact: Fact): object {
  return cutsOf(name, fact, fact.dominant, (cut) => {
    const file = fileOf(name, cut)
    if (!existsSync(file)) return undefined
    const bytes = readFileSync(file)
    return {
      size: sizeOfPng(bytes),
      source: [bytes, JSON.stringify(seasonOf(name) ?? '')],
      chart: async (load) => seasonInto(name, cut, await readChart(load, bytes)),
    }
  })
}

/** Queues the cuts of a photograph shown as cloth. Returns its manifest entry. */
function knittedOf(file: string, fact: Fact, bytes: Buffer): object {
  const name = file.replace(/\.\w+$/, '').replaceAll('/', '-')
  const { focal } = fact
  const yarns = yarnsOf(file)
  return cutsOf(name, fact, yarns[0], (cut) => {
    const size = SIZES[cut]
    return {
      size,
      source: [bytes, JSON.stringify([size, focal, yarns])],
      chart: async (load) =>
        chartOf(load, await partFor(load, bytes, { size, focal }), size, yarns),
    }
  })
}

/** Replaces words in the name that make ad blockers hide a picture. */
function neutral(name: string): string {
  return name.replaceAll('sponsor', 'partner').replaceAll('advert', 'notice')
}

/** The size of a cut, the inputs of its hash, and its chart. */
type Plan = {
  size: Size
  source: readonly (Buffer | string)[]
  chart: (load: typeof sharp) => Promise<Chart>
}

function cutsOf(
  name: string,
  { alt, focal, screen }: Fact,
  color: string | undefined,
  planOf: (cut: CutName) => Plan | undefined,
): object {
  const cuts = CUTS.flatMap((cut) => {
    const plan = planOf(cut)
    if (!plan) return []
    const { size, source, chart } = plan
    const hash = createHash('sha256')
    for (const part of [...source, ...KNITTER]) hash.update(part)
    const whole = cut === 'wide' ? name : `${name}-${cut}`
    const stem = `cloth-${neutral(whole)}-${hash.digest('hex').slice(0, 8)}`
    expected.add(`${stem}.svg`)
    jobs.push([
      `${stem}.svg`,
      async (load) => {
        const { knit } = await import('./knit/knit')
        return Buffer.from(knit(await chart(load)))
      },
    ])
    const area = screen?.[cut]
    return [
      [cut, { stem, ...sizeOf(size), ...(area && { screen: insetsOf(size, area) }) }] as const,
    ]
  })
  const { wide, ...others } = Object.fromEntries(cuts)
  return { kind: 'cloth', ...wide, alt, focal, color, ...others }
}

/** The insets of a screen from the cut's top, right, bottom and left, as shares of its height and width. */
function insetsOf(
  { columns, rows }: Size,
  [column = 0, row = 0, width = 0, height = 0]: readonly number[],
) {
  const right = columns - column - width
  const bottom = rows - row - height
  return [row / rows, right / columns, bottom / rows, column / columns]
}

const missing = jobs.filter(([target]) => !existsSync(path.join(OUT, target)))
const text = `${JSON.stringify(manifest, null, 1)}\n`
const papers = `${JSON.stringify(await papersOrExit(), null, 1)}\n`
/** Ignores the hashes of cloth: season scenes change with each result, and must not make committed files stale. */
const withoutHashes = (json: string) => json.replace(/("cloth-[\w-]+)-[0-9a-f]{8}"/g, '$1"')
const isCurrent = (
  [
    [MANIFEST, text],
    [PAPERS, papers],
  ] as const
).every(
  ([file, made]) =>
    existsSync(file) && withoutHashes(readFileSync(file, 'utf8')) === withoutHashes(made),
)

if (isCheck) {
  // Missing cloth is no error: each build makes it.
  if (missing.some(([target]) => !IS_CLOTH.test(target)) || !isCurrent) {
    console.error(
      `images: ${missing.length} files are missing; run "npm run images" and commit them`,
    )
    process.exit(1)
  }
} else {
  mkdirSync(OUT, { recursive: true })
  if (missing.length > 0) {
    const { default: sharp } = await import('sharp')
    // Several in parallel: sharp works on threads of its own while another picture is knitted.
    const queue = [...missing]
    const work = async () => {
      for (let job = queue.shift(); job; job = queue.shift()) {
        const [target, make] = job
        writeFileSync(path.join(OUT, target), await make(sharp))
      }
    }
    await Promise.all([work(), work(), work()])
  }
  for (const file of readdirSync(OUT)) if (!expected.has(file)) rmSync(path.join(OUT, file))
  writeFileSync(MANIFEST, text)
  writeFileSync(PAPERS, papers)
  if (missing.length > 0) console.log(`images: ${missing.length} made, ${expected.size} current`)
}

async function papersOrExit() {
  try {
    return await listPapers()
  } catch (error) {
    console.error(`images: ${(error as Error).message}`)
    process.exit(1)
  }
}
