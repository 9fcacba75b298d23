/** Knitting charts: a pixel a stitch. A chart is an indexed PNG in assets/charts/, a photograph, or a plan. */
import type sharp from 'sharp'

/** A picture to knit: its cells row by row, each an index into the yarns, which are colours as `#rrggbb`. */
export type Chart = Size & { yarns: readonly string[]; cells: Uint8Array }

/** Stitches in a row, and rows. */
export type Size = { columns: number; rows: number }

/** The cuts of a picture: for headers, for upright phones, for cards and other small places. */
export const SIZES = {
  wide: { columns: 132, rows: 99 },
  upright: { columns: 48, rows: 112 },
  card: { columns: 48, rows: 40 },
} as const satisfies Record<string, Size>
export type CutName = keyof typeof SIZES
export const CUTS = Object.keys(SIZES) as CutName[]

/** Where the chart of a cut is. */
export const fileOf = (name: string, cut: CutName) =>
  `assets/charts/${name}${cut === 'wide' ? '' : `-${cut}`}.png`

/** The size of a stitch in units of the knitted SVG. */
export const STITCH = { width: 12, height: 10 }

/** The size of a knitted picture in units of its SVG. */
export const sizeOf = ({ columns, rows }: Size) => ({
  width: columns * STITCH.width,
  height: rows * STITCH.height,
})

/** The size of a PNG file, from the header that each one begins with (PNG specification, 11.2.2). */
export function sizeOfPng(bytes: Buffer): Size {
  return { columns: bytes.readUInt32BE(16), rows: bytes.readUInt32BE(20) }
}

/** Reads a chart from a PNG file. */
export async function readChart(load: typeof sharp, png: Buffer): Promise<Chart> {
  const { data, info } = await load(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const yarns: string[] = []
  const known = new Map<string, number>()
  const cells = Uint8Array.from({ length: info.width * info.height }, (_, cell) => {
    const yarn = `#${data.toString('hex', cell * 3, cell * 3 + 3)}`
    const index = known.get(yarn) ?? yarns.push(yarn) - 1
    known.set(yarn, index)
    return index
  })
  return { columns: info.width, rows: info.height, yarns, cells }
}

/** Writes a chart as an indexed PNG file. */
export function writeChart(load: typeof sharp, { columns, rows, yarns, cells }: Chart) {
  const pixels = Buffer.from([...cells].map((yarn) => yarns[yarn]?.slice(1) ?? '').join(''), 'hex')
  return load(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .png({ palette: true, colours: Math.max(2, yarns.length), dither: 0, effort: 10 })
    .toBuffer()
}
