/**
 * Makes the site's icons from the group's mark. The results are committed; run again when the mark
 * changes: npx tsx tools/art/icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import brands from '@/lib/domain/brands.json'
import { knit } from './knit/knit'
import { yarns } from './knit/yarns'

const MARK = 'assets/logos/group-mark.svg'
const INK = brands.group.ground

const mark = readFileSync(MARK)
const inner = mark
  .toString()
  .replace(/^[\s\S]*?<svg[^>]*>/, '')
  .replace(/<\/svg>\s*$/, '')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="18" fill="${INK}"/><g transform="translate(14 12) scale(.71)">${inner}</g></svg>\n`

/** Stitches of a square cloth, across and down. */
const CLOTH = { columns: 20, rows: 24 }

/** The ground as cloth. With its shades, the yarn averages to the background colour of the app's splash screen. */
const cloth = Buffer.from(
  knit({ ...CLOTH, yarns: [yarns.group.night], cells: new Uint8Array(CLOTH.columns * CLOTH.rows) }),
)

/** A square icon that fills its edges, because launchers mask it to a rounded shape. */
async function icon(size: number, share: number) {
  const side = Math.round(size * share)
  const drawn = await sharp(mark, { density: 72 * (side / 96) * 4 })
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  // Below this size a stitch is not visible as one.
  const ground =
    size < 100
      ? sharp({ create: { width: size, height: size, channels: 4, background: INK } })
      : sharp(cloth, { density: 288 }).resize(size, size)
  return ground
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

writeFileSync('public/icon.svg', svg)
for (const [file, size, share] of [
  ['icon-32.png', 32, 0.84],
  ['apple-icon.png', 180, 0.7],
  ['icon-192.png', 192, 0.7],
  ['icon-512.png', 512, 0.7],
  ['icon-maskable-512.png', 512, 0.56],
] as const) {
  writeFileSync(`public/${file}`, await icon(size, share))
}
