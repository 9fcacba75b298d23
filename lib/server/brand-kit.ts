import { readFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import type { SitePath } from '@/lib/domain/routes'

/** The address of the kit, which serves all languages. */
export const BRAND_KIT: SitePath = '/tiruppurTamilans/partners/brand-kit.zip'

const CREST = 'logos/crest-tiruppur-tamilans'
const PNG_WIDTH = 1024
/** Local time, as in a ZIP: every build gives the same bytes. */
const WRITTEN_AT = new Date(2026, 0, 1)

const inProject = (...parts: readonly string[]) => path.join(process.cwd(), ...parts)

/** The team's colours, by their names in styles/tokens.css. */
const COLOURS = ['crimson', 'saffron', 'ink', 'onyx'] as const

/** The team's colours with their values. */
export function teamColours() {
  const tokens = readFileSync(inProject('styles', 'tokens.css'), 'utf8')
  return COLOURS.map((name) => {
    const hex = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
    if (!hex) throw new Error(`styles/tokens.css has no colour --${name}`)
    const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    return { name, hex, rgb }
  })
}

/** A ZIP with the team's crest as SVG and PNG, and its colours as text and JSON. */
export async function brandKit(): Promise<Uint8Array<ArrayBuffer>> {
  const svg = readFileSync(inProject('assets', `${CREST}.svg`))
  const { width = PNG_WIDTH } = await sharp(svg).metadata()
  const png = await sharp(svg, { density: (72 * PNG_WIDTH) / width })
    .resize(PNG_WIDTH)
    .png({ palette: true })
    .toBuffer()
  const colours = teamColours()
  const lines = colours.map(({ name, hex, rgb }) => `${name}  ${hex}  rgb(${rgb.join(', ')})\n`)
  return zipSync(
    {
      'crest.svg': svg,
      'crest.png': png,
      'colours.txt': strToU8(lines.join('')),
      'colours.json': strToU8(`${JSON.stringify(colours, null, 2)}\n`),
    },
    { mtime: WRITTEN_AT, level: 9 },
  )
}
