import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import brands from '@/lib/domain/brands.json'
import { locale } from '@/lib/domain/locale'
import { imageFacts } from '@/lib/server/images'
import { printOf, shirtImage } from '@/lib/server/shirt'
import { drawingOf, PLOT_COLOURS, type PlotCard, plotPicture } from './plot-picture'
import type { ShareCard } from './share-cards'
import { markOf, shareImage } from './share-image'

/** tools/build/build.ts deletes files that a build did not use. */
const FOLDER = path.join(process.cwd(), '.local/cache/share')

/** Hashes that every sharing image depends on, besides its card and pictures. */
const COMMON = hashesOf(
  'app/_seo/share-image.ts',
  'assets/fonts/anek-latin.ttf',
  'assets/fonts/anek-tamil.ttf',
)

/** Returns the sharing image of a card, from the cache of earlier builds if possible. */
export function cachedShareImage(card: ShareCard): Promise<Buffer> {
  // An image's facts include a hash of its content.
  const { shirt } = card
  const worn = shirt ? [shirtImage(shirt), printOf(shirt)] : []
  const pictures = [card.image, ...worn, markOf(card.brand)].map((name) => name && imageFacts(name))
  return cachedImage([card, brands[card.brand], pictures], () => shareImage(card))
}

/** Hashes of a plan's drawing and of the drawing code, by project: one file serves all its plots. */
const drawings = new Map<string, readonly string[]>()

/** Returns the picture of a plot, from the cache if possible: after a sale only that plot's is drawn again. */
export function cachedPlotPicture(card: PlotCard): Promise<Buffer> {
  const drawing =
    drawings.get(card.slug) ?? hashesOf(drawingOf(card.slug), 'app/_seo/plot-picture.ts')
  drawings.set(card.slug, drawing)
  const pictures = imageFacts(markOf('properties'))
  return cachedImage([card, PLOT_COLOURS, pictures, drawing], () => plotPicture(card))
}

/** Returns the cached image of the same inputs, or makes and caches it. */
async function cachedImage(
  parts: readonly unknown[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = path.join(FOLDER, hashOf(JSON.stringify([locale, ...parts, COMMON, sharp.versions])))
  try {
    const found = await readFile(file)
    const now = new Date()
    await utimes(file, now, now)
    return found
  } catch {
    const made = await make()
    await mkdir(FOLDER, { recursive: true })
    // Written under a temporary name: an interrupted build leaves no partial file.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, made)
    await rename(part, file)
    return made
  }
}

/** Returns a hash of each file; paths are relative to the project, or absolute. */
function hashesOf(...files: readonly string[]): readonly string[] {
  return files.map((file) => hashOf(readFileSync(path.resolve(file))))
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
