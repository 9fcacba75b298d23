/** A photograph as cloth: its entry in assets/manifest.json has `"cloth": true`. */
import type sharp from 'sharp'
import { type CutName, type Size, sizeOf } from './scene'
import { yarns } from './yarns'

/** The same numbers of stitches as scenes. */
export const PHOTOGRAPH_CUTS = {
  wide: { columns: 132, rows: 99 },
  upright: { columns: 48, rows: 112 },
  card: { columns: 48, rows: 40 },
} as const satisfies Record<CutName, Size>

/** Photographs have soft edges and many tones: a higher value scatters stitches all over. */
export const PHOTOGRAPH_DITHER = 0.12

/** The yarns for a photograph in a folder of assets/: those of its venture, otherwise those of the group. */
export function yarnsOf(file: string): readonly [string, ...string[]] {
  const [folder = ''] = file.split('/')
  const venture = folder === 'plots' ? 'properties' : folder
  const set: Readonly<Record<string, string>> =
    venture in yarns ? yarns[venture as keyof typeof yarns] : yarns.group
  const [ground = '', ...others] = new Set(Object.values(set))
  return [ground, ...others]
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
