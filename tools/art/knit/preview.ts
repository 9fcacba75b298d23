/**
 * Renders scenes outside of the site: each cut as a PNG in .local/knit/; prints its runs and bytes.
 *
 * npx tsx tools/art/knit/preview.ts                  all scenes
 * npx tsx tools/art/knit/preview.ts river hall    these
 * npx tsx tools/art/knit/preview.ts --table       lists where the last build shows each scene
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { knit, stitchesOf } from './knit'
import { CUTS, drawingOf, type Scene } from './scene'
import { tableOf } from './table'

const OUT = '.local/knit'
const asked = process.argv.slice(2)
const scenes = readdirSync('assets/cloth')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
if (asked.includes('--table')) {
  console.log(tableOf('site', scenes))
  process.exit()
}
mkdirSync(OUT, { recursive: true })
for (const name of scenes) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const { default: scene }: { default: Scene } = await import(
    pathToFileURL(path.resolve('assets/cloth', `${name}.ts`)).href
  )
  for (const cut of CUTS) {
    const size = scene[cut]
    if (!size) continue
    const drawing = Buffer.from(drawingOf(size, scene.yarns[0]))
    const { svg, runs } = knit(await stitchesOf(drawing, size, scene.yarns, scene.dither))
    const bytes = brotliCompressSync(svg).length
    writeFileSync(path.join(OUT, `${name}-${cut}.svg`), svg)
    await sharp(Buffer.from(svg))
      .png()
      .toFile(path.join(OUT, `${name}-${cut}.png`))
    console.log(
      `${name} ${cut}: ${runs} runs, ${(bytes / 1000).toFixed(1)} kB, ${scene.yarns.length} yarns`,
    )
  }
}
