/**
 * The knitter: turns a picture into stitches. Each cell takes the nearest of a few yarns and its colour error is
 * spread to its neighbours (dithering). Adjacent stitches of one yarn in a column become one run of chevrons.
 */
import sharp from 'sharp'
import { type Cut, STITCH, sizeOf, svgOf } from './scene'

/** The cells of a picture, row by row, each as an index into the yarns. */
export type Stitches = {
  columns: number
  rows: number
  yarns: readonly string[]
  cells: Uint8Array
}

/** A knitted picture: the SVG file and the number of its runs. */
export type Cloth = { svg: string; runs: number }

type Triple = readonly [number, number, number]

/** Weight of a difference of hue against one of lightness, so that a sky takes no green. */
const CHROMA = 2.5
const LIGHTNESS = 1.5

/**
 * The stitches of a picture: a file that sharp reads, cropped around its middle to the aspect ratio of the cloth.
 *
 * @param dither share of the colour error that is spread to neighbours, from 0 to 1
 */
export async function stitchesOf(
  picture: Buffer,
  size: Pick<Cut, 'columns' | 'rows'>,
  yarns: readonly string[],
  dither = 0,
): Promise<Stitches> {
  const { columns, rows } = size
  const { width, height } = sizeOf(size)
  const whole = await sharp(picture).resize(width, height, { fit: 'cover' }).png().toBuffer()
  if (dither === 0) return flatStitchesOf(whole, { columns, rows }, yarns)
  const small = await sharp(whole)
    .resize(columns, rows, { fit: 'fill', kernel: 'lanczos3' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const values = Float32Array.from(small)
  const colors = yarns.map(rgbOf)
  const labs = colors.map(labOf)
  const cells = new Uint8Array(columns * rows)

  for (let row = 0; row < rows; row++) {
    // Alternate the direction of rows: errors that always spread one way leave streaks.
    const way = row % 2 === 0 ? 1 : -1
    for (let step = 0; step < columns; step++) {
      const column = way === 1 ? step : columns - 1 - step
      const at = row * columns + column
      const color = rgbAt(values, at)
      const yarn = nearest(labs, labOf(color))
      cells[at] = yarn
      if (dither === 0) continue
      const missed = rgbOfIndex(colors, yarn).map((value, k) => (color[k] ?? 0) - value)
      // Error diffusion by Floyd and Steinberg, 1976.
      spread(column + way, row, 7 / 16)
      spread(column - way, row + 1, 3 / 16)
      spread(column, row + 1, 5 / 16)
      spread(column + way, row + 1, 1 / 16)

      function spread(x: number, y: number, share: number) {
        if (x < 0 || x >= columns || y >= rows) return
        const to = (y * columns + x) * 3
        for (let k = 0; k < 3; k++)
          values[to + k] = (values[to + k] ?? 0) + (missed[k] ?? 0) * dither * share
      }
    }
  }
  return { columns, rows, yarns, cells }
}

/** Samples in a stitch, across and down, without dither. */
const LOOKS = 4

/**
 * Without dither a stitch takes the yarn that covers most of it. The mean of its colours would give a third yarn
 * along every edge between two shapes.
 */
async function flatStitchesOf(
  picture: Buffer,
  { columns, rows }: Pick<Cut, 'columns' | 'rows'>,
  yarns: readonly string[],
): Promise<Stitches> {
  const looked = await sharp(picture)
    .resize(columns * LOOKS, rows * LOOKS, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const labs = yarns.map(rgbOf).map(labOf)
  /** Cache: a drawing has few colours, so each is compared with the yarns once. */
  const yarnOfColor = new Map<number, number>()
  const yarnAt = (at: number) => {
    const [red = 0, green = 0, blue = 0] = looked.subarray(at * 3, at * 3 + 3)
    const color = (red << 16) | (green << 8) | blue
    const known = yarnOfColor.get(color) ?? nearest(labs, labOf([red, green, blue]))
    yarnOfColor.set(color, known)
    return known
  }
  const cells = new Uint8Array(columns * rows).map((_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    const counts = yarns.map(() => 0)
    for (let look = 0; look < LOOKS * LOOKS; look++) {
      const x = column * LOOKS + (look % LOOKS)
      const y = row * LOOKS + Math.floor(look / LOOKS)
      const yarn = yarnAt(y * columns * LOOKS + x)
      counts[yarn] = (counts[yarn] ?? 0) + 1
    }
    return counts.indexOf(Math.max(...counts))
  })
  return { columns, rows, yarns, cells }
}

/**
 * Draws one path per yarn, the most frequent first and as the ground. A run may continue below stitches that a later
 * yarn covers, so a sky with a few scattered stitches is one run, not many.
 */
export function knit({ columns, rows, yarns, cells }: Stitches): Cloth {
  const counts = yarns.map((_, yarn) => cells.filter((cell) => cell === yarn).length)
  const order = yarns
    .map((_, yarn) => yarn)
    .filter((yarn) => counts[yarn])
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
  const turn = new Map(order.map((yarn, index) => [yarn, index]))
  const turnAt = (column: number, row: number) => turn.get(cells[row * columns + column] ?? 0) ?? 0

  let runs = 0
  const paths = order.slice(1).map((yarn, index) => {
    const own = index + 1
    const pieces = new Map<string, number[]>()
    for (let column = 0; column < columns; column++)
      for (const [from, length] of runsOf(column, own)) {
        const key = `${from} ${length}`
        pieces.set(key, [...(pieces.get(key) ?? []), column])
        runs++
      }
    return `<path fill="${yarns[yarn]}" d="${pathOf(pieces)}"/>`
  })
  const { width, height } = sizeOf({ columns, rows })
  const ground = yarns[order[0] ?? 0] ?? ''
  const whole = `d="M0 0h${width}v${height}H0z"`
  const svg = svgOf(
    { width, height },
    `<defs>${SHADE}</defs><path fill="${ground}" ${whole}/>${paths.join('')}<path fill="url(#s)" ${whole}/>`,
  )
  return { svg, runs }

  /** The runs of a yarn in a column, as first row and length. */
  function runsOf(column: number, own: number): [number, number][] {
    const found: [number, number][] = []
    for (let row = 0; row < rows; row++) {
      if (turnAt(column, row) !== own) continue
      let end = row
      // Extend to the next stitch of this yarn if everything between is covered later.
      for (let next = row + 1; next < rows && turnAt(column, next) >= own; next++)
        if (turnAt(column, next) === own) end = next
      // One row past the bottom of the cloth, where the last row's zigzag would leave gaps.
      found.push([row, end - row + (end === rows - 1 ? 2 : 1)])
      row = end
    }
    return found
  }
}

/** Joins runs of equal position and length in adjacent columns into one piece with a zigzag at both ends. */
function pathOf(pieces: ReadonlyMap<string, readonly number[]>): string {
  const subpaths: { column: number; row: number; text: string }[] = []
  for (const [key, columns] of pieces) {
    const [row = 0, length = 1] = key.split(' ').map(Number)
    for (let at = 0; at < columns.length; at++) {
      const from = columns[at] ?? 0
      let width = 1
      while (columns[at + width] === from + width) width++
      const there = Array(width).fill('6 6 6-6').join(' ')
      const back = Array(width).fill('-6 6-6-6').join('')
      const text = `l${there}v${length * STITCH.height}l${back}z`
      subpaths.push({ column: from, row, text })
      at += width - 1
    }
  }
  let [x, y] = [0, 0]
  return subpaths
    .sort((a, b) => a.column - b.column || a.row - b.row)
    .map(({ column, row, text }) => {
      const [toX, toY] = [column * STITCH.width, row * STITCH.height - 5]
      // Relative to the start of the last piece: closing a path returns there.
      const move = `m${toX - x}${toY - y < 0 ? '' : ' '}${toY - y}`
      x = toX
      y = toY
      return move + text
    })
    .join('')
}

/** Light and shade of one stitch, laid over all: a valley in its middle, an edge where the next row begins. */
const SHADE =
  '<pattern id="s" width="12" height="10" patternUnits="userSpaceOnUse"><path d="M0-5l6 6v2l-6-6zM12-5l-6 6v2l6-6zM0 5l6 6v2l-6-6zM12 5l-6 6v2l6-6z" opacity=".26"/><path d="M0-2l6 6v2l-6-6zM12-2l-6 6v2l6-6zM0 8l6 6v2l-6-6zM12 8l-6 6v2l6-6z" fill="#fff" opacity=".1"/><path d="M5.6 0h.8v10h-.8zM0 0h.4v10H0zM11.6 0h.4v10h-.4z" opacity=".3"/><path d="M6 0h6v10H6z" opacity=".07"/></pattern>'

const rgbAt = (values: Float32Array, at: number): Triple => {
  const channel = (k: number) => Math.max(0, Math.min(255, values[at * 3 + k] ?? 0))
  return [channel(0), channel(1), channel(2)]
}

const rgbOfIndex = (colors: readonly Triple[], at: number): Triple => colors[at] ?? [0, 0, 0]

function rgbOf(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is no yarn. Write one as #0b1430.`)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** Converts to OKLab, where distances match perceived differences (Björn Ottosson, 2020). */
function labOf(rgb: Triple): Triple {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

function nearest(labs: readonly Triple[], [l, a, b]: Triple): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, [yarnL, yarnA, yarnB]] of labs.entries()) {
    const distance = LIGHTNESS * (l - yarnL) ** 2 + CHROMA * ((a - yarnA) ** 2 + (b - yarnB) ** 2)
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}
