import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Element, readElements } from '../helpers/html'
import { BASE_PATH } from '../helpers/paths'
import { EVERY_PAGE, type Weights } from './budgets'

/** A Pixel 7 in portrait. */
const PHONE = { width: 412, density: 2.625 }

/** The files that a phone loads for a page, by address. */
type Loaded = { fonts: readonly string[]; images: readonly string[]; scripts: readonly string[] }

/** Finds in a page's HTML the files that a phone loads for its first screen and for all its islands. */
export function loadedBy(html: string): Loaded {
  const elements = readElements(html)
  const { folder, files } = listingOf(html)
  const sources = elements.flatMap(({ tag, attributes: { src } }) =>
    tag === 'script' && src ? [src] : [],
  )
  const images = elements
    .filter(({ tag, attributes }) => tag === 'img' && attributes.loading !== 'lazy')
    .map((image) => chosen(image, elements))
  return {
    fonts: fontsOf(html),
    images: [...new Set(images)],
    scripts: [...new Set([...sources, ...files.map((name) => folder + name)])],
  }
}

/** The weights of a page in a folder of `site/`. */
export function weigh(place: string): Weights {
  const html = readFileSync(path.join('site', BASE_PATH, place, 'index.html'), 'utf8')
  const styles = html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? []
  const { fonts, images, scripts } = loadedBy(html)
  const sum = (addresses: readonly string[], ending: Ending) =>
    addresses.reduce((total, each) => total + sizeOf(each, ending), 0)
  return {
    html: gzipped(styles.reduce((rest, style) => rest.replace(style, ''), html)) - EVERY_PAGE,
    css: gzipped(styles.join('')),
    fonts: sum(fonts, '.gz'),
    images: sum(images, '.gz'),
    script: sum(scripts, '.br'),
  }
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length / 1000

type Ending = '.br' | '.gz'

/** The size in kilobytes as hosts send it: compressed where the build made a compressed copy. */
export function sizeOf(address: string, ending: Ending): number {
  const file = path.join('site', address)
  return statSync(existsSync(file + ending) ? file + ending : file).size / 1000
}

type Listing = { folder: string; files: string[]; of: Record<string, number[]> }

/** The page's list of island files. */
export function listingOf(html: string): Listing {
  const [, listing = '{"folder":"","files":[],"of":{}}'] = /id="islands">([^<]*)</.exec(html) ?? []
  return JSON.parse(listing)
}

/** The fonts of a page that its text needs. */
function fontsOf(html: string): readonly string[] {
  const text = html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
  const files = [...html.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const file = /url\(([^)]+\.woff2)\)/.exec(rule)?.[1]
    const range = /unicode-range:([^;]+)/.exec(rule)?.[1]
    return file && (!range || lettersIn(range).test(text)) ? [file] : []
  })
  return [...new Set(files)]
}

/** Converts `U+B82-BFA,U+25CC` to a regular expression. */
const lettersIn = (range: string) =>
  new RegExp(
    `[${range.replace(/[\dA-F]+(?![+\dA-F])/gi, '\\u{$&}').replace(/U\+|[,\s]/g, '')}]`,
    'u',
  )

/** The image file that a phone chooses. */
function chosen(image: Element, elements: readonly Element[]): string {
  const source = elements.find(
    ({ tag, parent, attributes }) =>
      tag === 'source' && parent === image.parent && fits(attributes.media),
  )
  const { srcset, sizes = '100vw', src = '' } = (source ?? image).attributes
  if (!srcset) return src
  const slot = sizes.split(/,\s*/).find((size) => fits(/^\(.*\)/.exec(size)?.[0])) ?? '100vw'
  const width = lengthOf(slot.replace(/^\(.*\)\s*/, ''))
  const candidates = srcset
    .split(/,\s+/)
    .map((each) => each.trim().split(/\s+/))
    .map(([file = '', size = '']) => ({ file, density: Number.parseInt(size, 10) / width || 1 }))
    .sort((one, other) => one.density - other.density)
  // Chromium prefers the smaller of two if the screen's density is nearer to it.
  const taken = candidates.find(
    ({ density }, at) =>
      Math.sqrt(density * (candidates[at + 1]?.density ?? Number.POSITIVE_INFINITY)) >=
      PHONE.density,
  )
  return (taken ?? candidates.at(-1))?.file ?? src
}

const lengthOf = (text: string) => {
  const [, number, unit] = /^([\d.]+)(vw|rem|px)$/.exec(text) ?? []
  const pixels = { vw: PHONE.width / 100, rem: 16, px: 1 }[unit ?? '']
  if (!pixels) throw new Error(`e2e/site/weigh.ts cannot read the length ${text}`)
  return Number(number) * pixels
}

/** Whether a phone matches a media condition, as far as the pages use them. */
function fits(media = ''): boolean {
  const rest = media.replace(/\((?:max-width: [\d.]+em|orientation: portrait)\)|\band\b|\s/g, '')
  if (rest) throw new Error(`e2e/site/weigh.ts cannot read the condition ${media}`)
  return [...media.matchAll(/max-width: ([\d.]+)em/g)].every(
    ([, most]) => PHONE.width <= Number(most) * 16,
  )
}
