import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import brands from '@/lib/domain/brands.json'
import { letterWidth } from '@/lib/domain/format/letter-width'
import { locale } from '@/lib/domain/locale'
import type { Brand } from '@/lib/domain/routes'
import { type ImageName, imageFacts } from '@/lib/server/images'
import { PRINT_BOX, printOf, type Shirt, shirtImage } from '@/lib/server/shirt'
import type { ShareCard } from './share-cards'

/** Open Graph size that readers crop least. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72

// Next.js renders pages in one process per core: more threads in each take a third longer.
sharp.concurrency(1)

/** Compression is left to the final image. */
const UNPACKED = { compressionLevel: 0 }

type TitleStyle = { axes: string; isUppercase: boolean; leading: number }

/** Typefaces of styles/tokens.css as Pango options: weight, width, case, line height. */
const TITLE_STYLES: Record<Brand, TitleStyle> = {
  group: {
    axes: 'wght=350,wdth=120',
    isUppercase: false,
    leading: 1,
  },
  properties: {
    axes: 'wght=350,wdth=125',
    isUppercase: false,
    leading: 1,
  },
  cinemas: {
    axes: 'wght=700,wdth=125',
    isUppercase: true,
    leading: 1,
  },
  cricket: {
    axes: 'wght=800,wdth=75',
    isUppercase: true,
    leading: 0.88,
  },
}

/** Font file and family of each language; the comma keeps the family's last word from being read as a weight. */
const FONTS = {
  en: { file: 'assets/fonts/anek-latin.ttf', family: 'Anek Latin Medium,' },
  ta: { file: 'assets/fonts/anek-tamil.ttf', family: 'Anek Tamil Medium,Anek Latin Medium,' },
} as const
export const { family: FAMILY } = FONTS[locale]
const fontFile = (of: keyof typeof FONTS) => path.join(process.cwd(), FONTS[of].file)

/** Pango keeps the font file of its first text: digits in Tamil text need the Latin file first. */
const latinIsRead =
  locale === 'en'
    ? undefined
    : sharp({ text: { text: '0', font: FONTS.en.family, fontfile: fontFile('en') } })
        .png()
        .toBuffer()

/** The last queued text rendering. */
let lastRendering: Promise<unknown> = latinIsRead ?? Promise.resolve()

/** Runs text renderings one at a time: two at once in one process have crashed libvips (division by zero). */
export function oneAtATime<Words>(set: () => Promise<Words>): Promise<Words> {
  const rendering = lastRendering.then(set)
  lastRendering = rendering.catch(() => undefined)
  return rendering
}

/** Returns a sharing image as a JPEG of 1200 by 630 pixels, under 200 kB. */
export async function shareImage(card: ShareCard): Promise<Buffer> {
  const { brand, title, note, image, shirt } = card
  const { text: colour, ground } = brands[brand]
  const words = await oneAtATime(async () => ({
    title: await setTitle(brand, title, colour),
    note: note && (await setNote(note, colour)),
  }))
  const foot = HEIGHT - MARGIN - (words.note ? words.note.info.height + NOTE_GAP : 0)
  const layers: OverlayOptions[] = []
  if (shirt) layers.push(...(await hung(shirt)))
  layers.push(
    { input: shade(ground), left: 0, top: 0 },
    { input: await mark(brand), left: MARGIN, top: 56 },
    { input: words.title.data, left: MARGIN, top: foot - words.title.info.height },
  )
  if (words.note) layers.push({ input: words.note.data, left: MARGIN, top: foot + NOTE_GAP })
  return sharp(await cover(image))
    .composite(layers)
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** Renders the title as large as its box allows, but a short one no larger than two lines of a long one. */
async function setTitle(brand: Brand, title: string, colour: string) {
  const { axes, isUppercase, leading } = TITLE_STYLES[brand]
  const text = escapeMarkup(isUppercase ? title.toUpperCase() : title)
  const height = Math.min(280, 110 + letterWidth(title) * 6)
  return sharp({
    text: {
      text: `<span foreground="${colour}" line_height="${locale === 'en' ? leading : 1}">${text}</span>`,
      font: `${FAMILY} @${axes}`,
      fontfile: fontFile(locale),
      width: 760,
      height,
      rgba: true,
    },
  })
    .png(UNPACKED)
    .toBuffer({ resolveWithObject: true })
}

/** Space between title and note, in pixels. */
const NOTE_GAP = 24

/** Renders a line or two of small text, still readable in a chat. */
const setNote = (note: string, colour: string) =>
  setWords(
    `<span foreground="${colour}" font="${FAMILY} 28 @wght=400,wdth=100">${escapeMarkup(note)}</span>`,
    {
      width: 900,
      height: 160,
    },
  )

/** Renders Pango markup as an image. Text too long for its box is scaled down, never cut. */
export const setWords = (text: string, room: { width: number; height: number }) =>
  sharp({
    text: {
      text,
      font: FAMILY,
      fontfile: fontFile(locale),
      width: room.width,
      dpi: 72,
      rgba: true,
    },
  })
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .png(UNPACKED)
    .toBuffer({ resolveWithObject: true })

export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the picture at the size of the card, cropped around its focal point. */
async function cover(name: ImageName) {
  const { width, height, focal } = imageFacts(name)
  const scale = Math.max(WIDTH / width, HEIGHT / height)
  const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const offset = (size: number, view: number, at = 0.5) =>
    Math.round(Math.min(Math.max(size * at - view / 2, 0), size - view))
  return (await pixelsOf(name))
    .resize(w, h, { fit: 'fill' })
    .extract({
      left: offset(w, WIDTH, focal[0]),
      top: offset(h, HEIGHT, focal[1]),
      width: WIDTH,
      height: HEIGHT,
    })
    .png(UNPACKED)
    .toBuffer()
}

/** The shading of one stitch, an SVG pattern that covers an artwork (tools/art/knit/knit.ts). */
const SHADE = /<pattern id="s" width="(\d+)" height="(\d+)"[^>]*>(.*?)<\/pattern>/s

/** Returns an editable picture. Artworks are shaded with a tile of pixels: the SVG pattern takes 40 times as long. */
async function pixelsOf(name: ImageName) {
  const file = master(name)
  if (imageFacts(name).kind !== 'cloth') return sharp(file)
  const cloth = readFileSync(file, 'utf8')
  const [pattern = '', width, height, stitch] = SHADE.exec(cloth) ?? []
  if (!pattern) throw new Error(`${file} has no shade; tools/art/knit/knit.ts draws it another way`)
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stitch}</svg>`
  const shaded = await sharp(Buffer.from(cloth.replace(/<path fill="url\(#s\)"[^>]*\/>/, '')))
    .composite([{ input: Buffer.from(tile), tile: true, gravity: 'northwest' }])
    .png(UNPACKED)
    .toBuffer()
  return sharp(shaded)
}

/** Returns the shirt and its print at the card's right; its hem is cropped, as it is taller than the card. */
async function hung(shirt: Shirt): Promise<OverlayOptions[]> {
  const width = 560
  const left = WIDTH - width - 24
  const top = 20
  const cloth = sharp(master(shirtImage(shirt)))
    .flop(shirt.isMirrored)
    .resize({ width })
    .extract({ left: 0, top: 0, width, height: HEIGHT - top })
  const layers = [{ input: await cloth.png(UNPACKED).toBuffer(), left, top }]
  const print = printOf(shirt)
  if (print) {
    layers.push({
      input: await sharp(master(print))
        .resize({ width: Math.round(width * PRINT_BOX.width) })
        .png(UNPACKED)
        .toBuffer(),
      left: left + Math.round(width * PRINT_BOX.x),
      top: top + Math.round(width * 1.25 * PRINT_BOX.y),
    })
  }
  return layers
}

/** Darkens the background of the text and leaves the right side of the picture as it is. */
const shade = (ground: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>` +
      `<linearGradient id="across"><stop offset="0" stop-color="${ground}" stop-opacity=".86"/>` +
      `<stop offset=".75" stop-color="${ground}" stop-opacity="0"/></linearGradient>` +
      `<linearGradient id="up" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${ground}" stop-opacity=".94"/>` +
      `<stop offset=".7" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs>` +
      '<rect width="100%" height="100%" fill="url(#across)"/>' +
      '<rect width="100%" height="100%" fill="url(#up)"/></svg>',
  )

/** Returns the crest for cricket, the group's wordmark for all other brands. */
export const markOf = (brand: Brand): ImageName =>
  brand === 'cricket' ? 'logos/crest-tiruppur-tamilans' : 'logos/group-wordmark-light'

export const MARK_HEIGHT = 72

export const mark = (brand: Brand) =>
  sharp(master(markOf(brand)))
    .resize({ height: brand === 'cricket' ? 120 : MARK_HEIGHT })
    .png(UNPACKED)
    .toBuffer()

/** Returns the source file of an image in `assets/`; of a scene, its artwork. */
function master(name: ImageName): string {
  const { kind, stem } = imageFacts(name)
  if (kind === 'cloth') return path.join(process.cwd(), 'public', '_img', `${stem}.svg`)
  const file = ['jpg', 'png', 'svg']
    .map((ending) => path.join(process.cwd(), 'assets', `${name}.${ending}`))
    .find((candidate) => existsSync(candidate))
  if (!file) throw new Error(`assets/${name} has no file`)
  return file
}
