import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import brands from '@/lib/domain/brands.json'
import { letterWidth } from '@/lib/domain/format/letter-width'
import { locale } from '@/lib/domain/locale'
import { token } from '@/lib/server/token'
import { escapeMarkup, FAMILY, MARK_HEIGHT, mark, oneAtATime, setWords } from './share-image'

const WIDTH = 1200
const HEIGHT = 630
/** Space beside the text, in pixels. */
const MARGIN = 60
/** Space above the wordmark, and below the text. */
const [HEAD, FOOT] = [44, 48]
/** Width of the text area; the plan has the rest. */
const WORDS = 610
/** Line length in letters of one pixel, as counted by lib/domain/format/letter-width.ts. */
const LETTERS = 820
/** Position of the marked plot, unless it is too near to the plan's edges. */
const MIDDLE = { x: 880, y: 315 }
/** Pixels per drawing unit: a plot's number must be readable in a chat. */
const SCALE = 1.75
/** Visible ground beyond the plan's edge. */
const EDGE = 36

/** Colours of the picture, from the site's tokens. */
export const PLOT_COLOURS = {
  ...brands.properties,
  quiet: token('--plot-sold'),
  quietNumber: '#bccbca',
  marked: token('--terracotta'),
  markedNumber: token('--white'),
  glow: token('--gold'),
  large: token('--gold-light'),
}
const { text, quiet, quietNumber, marked, markedNumber, glow, large: gold } = PLOT_COLOURS
const DRAWN = path.join(process.cwd(), 'assets', 'plans', 'drawn')
/** Padding of the canvas around the drawing: every crop lies inside it. */
const PADDING = { x: 900, y: 330 }

/** The plan without sold plots marked, so that a sale only changes the picture of that plot. */
type Base = {
  pixels: Buffer
  info: { width: number; height: number; channels: 3 }
  left: number
  top: number
  /** Size of the drawing without its padding. */
  size: { width: number; height: number }
  plots: ReadonlyMap<number, { outline: string; x: number; y: number; figures: string }>
  /** SVG definitions of the digits' outlines. */
  definitions: string
  shade: Awaited<ReturnType<typeof shadeOf>>
}

const bases = new Map<string, Promise<Base>>()

/** Returns the path of a plan's drawing in the build's language. */
export const drawingOf = (slug: string): string =>
  path.join(DRAWN, `${locale === 'en' ? slug : `${slug}-${locale}`}.svg`)

const baseOf = (slug: string): Promise<Base> => {
  const base = bases.get(slug) ?? drawBase(readFileSync(drawingOf(slug), 'utf8'))
  bases.set(slug, base)
  return base
}

const PLOT = /<path data-plot="(\d+)" data-at="(\S+) (\S+)" d="([^"]+)"\/>/g
/** The ground of the project, on which its plan is drawn. */
const GROUND = /<g data-part="plots" stroke="([^"]+)"/
const NUMBER = /<g data-number="(\d+)" data-ground="[^"]+">(.*?)<\/g>\n/g

async function drawBase(drawing: string): Promise<Base> {
  const ground = GROUND.exec(drawing)?.[1] ?? PLOT_COLOURS.ground
  const [, left = 0, top = 0, width = 0, height = 0] = (
    /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(drawing) ?? []
  ).map(Number)
  const figures = new Map([...drawing.matchAll(NUMBER)].map(([, n, drawn = '']) => [n, drawn]))
  const plots = new Map(
    [...drawing.matchAll(PLOT)].map(([, n, x, y, outline = '']) => [
      Number(n),
      { outline, x: Number(x), y: Number(y), figures: figures.get(n) ?? '' },
    ]),
  )
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) }
  const recoloured = drawing
    .replace(/ width="\d+" height="\d+"/, ` width="${size.width}" height="${size.height}"`)
    .replace('<g data-part="plots"', (start) => `${start} fill="${quiet}"`)
    .replace(/<g data-part="numbers" fill="[^"]+"/, `<g data-part="numbers" fill="${quietNumber}"`)
  const { data, info } = await sharp(Buffer.from(recoloured))
    .flatten({ background: ground })
    .extend({
      left: PADDING.x,
      right: PADDING.x,
      top: PADDING.y,
      bottom: PADDING.y,
      background: ground,
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [, definitions = ''] = /<defs>(.*?)<\/defs>/s.exec(drawing) ?? []
  return {
    pixels: data,
    info: { width: info.width, height: info.height, channels: 3 },
    left,
    top,
    size,
    plots,
    definitions,
    shade: await shadeOf(ground),
  }
}

/** Data of one plot's picture. */
export type PlotCard = {
  slug: string
  number: number
  place: string
  /** Text before the plot's number. */
  heading: string
  /** Price of an available plot, otherwise the status. */
  large: string
  figures: string
  /** Small print: status, registration, placeholder note. */
  notes: readonly string[]
}

/** Returns a plot's picture as a JPEG of 1200 by 630 pixels: its figures, and the plan with the plot marked. */
export async function plotPicture(card: PlotCard): Promise<Buffer> {
  const base = await baseOf(card.slug)
  const words = await oneAtATime(() => wordsOf(card))
  const plot = base.plots.get(card.number)
  if (!plot) throw new Error(`plot ${card.number} is not on the drawing of ${card.slug}`)
  const view = {
    left: windowFrom({
      wanted: (plot.x - base.left) * SCALE - MIDDLE.x,
      first: -EDGE - WORDS,
      last: base.size.width + EDGE - WIDTH,
    }),
    top: windowFrom({
      wanted: (plot.y - base.top) * SCALE - MIDDLE.y,
      first: -EDGE,
      last: base.size.height + EDGE - HEIGHT,
    }),
  }
  return sharp(base.pixels, { raw: base.info })
    .extract({
      left: PADDING.x + view.left,
      top: PADDING.y + view.top,
      width: WIDTH,
      height: HEIGHT,
    })
    .composite([
      { input: markedPlot(base, plot, view), left: 0, top: 0 },
      { ...base.shade, left: 0, top: 0 },
      { input: await wordmark, left: MARGIN, top: HEAD },
      { input: words.data, left: MARGIN, top: HEIGHT - FOOT - words.info.height },
    ])
    .jpeg({ quality: 74 })
    .toBuffer()
}

/** Returns the crop's start along one axis: `wanted` within its limits; a smaller plan is centred. */
const windowFrom = ({ wanted, first, last }: Record<'wanted' | 'first' | 'last', number>) =>
  Math.round(first > last ? (first + last) / 2 : Math.min(Math.max(wanted, first), last))

/** Returns the SVG of the marked plot, at the size of the picture. */
function markedPlot(
  { left, top, definitions }: Base,
  { outline, figures }: { outline: string; figures: string },
  view: { left: number; top: number },
) {
  const [x, y] = [left + view.left / SCALE, top + view.top / SCALE]
  const shape = (attributes: string) =>
    `<path stroke-linejoin="round" d="${outline}" ${attributes}/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${x} ${y} ${WIDTH / SCALE} ${HEIGHT / SCALE}">` +
      `<defs>${definitions}</defs>` +
      shape(`fill="none" stroke="${glow}" stroke-opacity=".35" stroke-width="17"`) +
      shape(`fill="${marked}" stroke="${markedNumber}" stroke-width="4"`) +
      `<g fill="${markedNumber}">${figures}</g></svg>`,
  )
}

/** Darkens the background of the text but not the plan. Rendered to pixels once for all pictures of a plan. */
const shadeOf = (ground: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>` +
        `<linearGradient id="across"><stop offset=".48" stop-color="${ground}"/>` +
        `<stop offset=".63" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs>` +
        '<rect width="100%" height="100%" fill="url(#across)"/></svg>',
    ),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info: { width, height } }) => ({
      input: data,
      raw: { width, height, channels: 4 as const },
    }))

const wordmark = mark('properties')

/** Returns the largest font size, up to a limit and in pixels, at which the text fits one line. */
const fitting = (words: string, largest: number) =>
  Math.min(largest, Math.floor(LETTERS / letterWidth(words)))

/** Renders all texts as one picture, the largest where a chat shows them. */
function wordsOf({ place, heading, number, large, figures, notes }: PlotCard) {
  const isTamil = locale === 'ta'
  /** Tamil lines have room for signs above and below, which large text on one line rarely needs. */
  const leading = isTamil ? ' line_height=".8"' : ''
  const span = (words: string, size: number, axes: string, more = '') =>
    `<span font="${FAMILY} ${size} @${axes}"${more}>${escapeMarkup(words)}</span>`
  const plain = 'wght=400,wdth=100'
  const lines = [
    span(place, isTamil ? 27 : 30, plain),
    span(`${heading} `, isTamil ? 60 : 100, 'wght=300,wdth=125', leading) +
      span(String(number), 120, 'wght=400,wdth=125', leading),
    span(
      large,
      fitting(large, isTamil && !/\d/.test(large) ? 58 : 88),
      'wght=500,wdth=110',
      `${leading} foreground="${gold}"`,
    ),
    span(figures, isTamil ? 29 : 32, plain),
    span(' ', 14, plain),
    ...notes.map((note) => span(note, isTamil ? 24 : 26, plain)),
  ]
  return setWords(`<span foreground="${text}">${lines.join('\n')}</span>`, {
    width: WORDS - MARGIN,
    height: HEIGHT - FOOT - HEAD - MARK_HEIGHT,
  })
}
