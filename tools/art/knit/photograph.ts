/**
 * A photograph as a chart: its entry in assets/manifest.json has `"cloth": true`. Each cell takes the nearest of a few
 * yarns and its colour error is spread to its neighbours (dithering).
 */
import type sharp from 'sharp'
import { type Chart, type Size, sizeOf } from './chart'
import { yarns } from './yarns'

/** Share of the colour error that is spread to neighbours: a higher one scatters stitches all over. */
const DITHER = 0.12
/** Weight of a difference of hue against one of lightness, so that a sky takes no green. */
const CHROMA = 2.5
const LIGHTNESS = 1.5

type Triple = readonly [number, number, number]

/** The yarns for a photograph in a folder of assets/: those of its venture, otherwise those of the group. */
export function yarnsOf(file: string): readonly string[] {
  const [folder = ''] = file.split('/')
  const venture = folder === 'plots' ? 'properties' : folder
  const set: Readonly<Record<string, string>> =
    venture in yarns ? yarns[venture as keyof typeof yarns] : yarns.group
  return [...new Set(Object.values(set))]
}

/** The part of a photograph that a cut shows: the largest that fits, around the focal point. */
export async function partFor(
  load: typeof sharp,
  bytes: Buffer,
  { size, focal: [x = 0.5, y = 0.5] }: { size: Size; focal: readonly number[] },
): Promise<Buffer> {
  const { data, info } = await load(bytes)
    .rotate()
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  const ratio = sizeOf(size).width / sizeOf(size).height
  const width = Math.round(Math.min(info.width, info.height * ratio))
  const height = Math.round(Math.min(info.height, info.width / ratio))
  const start = (all: number, part: number, share: number) =>
    Math.round(Math.min(Math.max(all * share - part / 2, 0), all - part))
  return load(data)
    .extract({
      left: start(info.width, width, x),
      top: start(info.height, height, y),
      width,
      height,
    })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/**
 * The chart of a picture, a file that sharp reads, of the aspect ratio of the cloth.
 *
 * @throws if a yarn is no colour, naming it
 */
export async function chartOf(
  load: typeof sharp,
  picture: Buffer,
  { columns, rows }: Size,
  yarns: readonly string[],
): Promise<Chart> {
  const small = await load(picture)
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
      const missed = (colors[yarn] ?? [0, 0, 0]).map((value, k) => (color[k] ?? 0) - value)
      // Error diffusion by Floyd and Steinberg, 1976.
      spread(column + way, row, 7 / 16)
      spread(column - way, row + 1, 3 / 16)
      spread(column, row + 1, 5 / 16)
      spread(column + way, row + 1, 1 / 16)

      function spread(x: number, y: number, share: number) {
        if (x < 0 || x >= columns || y >= rows) return
        const to = (y * columns + x) * 3
        for (let k = 0; k < 3; k++)
          values[to + k] = (values[to + k] ?? 0) + (missed[k] ?? 0) * DITHER * share
      }
    }
  }
  return { columns, rows, yarns, cells }
}

const rgbAt = (values: Float32Array, at: number): Triple => {
  const channel = (k: number) => Math.max(0, Math.min(255, values[at * 3 + k] ?? 0))
  return [channel(0), channel(1), channel(2)]
}

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
