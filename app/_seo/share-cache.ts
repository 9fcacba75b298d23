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

/** Pruned by tools/build/build.ts: a file that a build does not use goes. */
const FOLDER = path.join(process.cwd(), '.local/cache/share')

/** What every sharing image depends on, besides its card and pictures. */
const COMMON = hashesOf(
  'app/_seo/share-image.ts',
  'assets/fonts/anek-latin.ttf',
  'assets/fonts/anek-tamil.ttf',
)

/** The sharing image of a card, rendered where no earlier build has rendered the same. */
export function cachedShareImage(card: ShareCard): Promise<Buffer> {
  // The facts of an image hold a hash of its content.
  const { shirt } = card
  const worn = shirt ? [shirtImage(shirt), printOf(shirt)] : []
  const pictures = [card.image, ...worn, markOf(card.brand)].map((name) => name && imageFacts(name))
  return kept([card, brands[card.brand], pictures], () => shareImage(card))
}

/** By project: the hashes of its plan's drawing, which is one file for all its plots, and of the code that draws. */
const drawings = new Map<string, readonly string[]>()

/** The picture of a plot, drawn where no earlier build has drawn the same: after a sale, that of the plot sold. */
export function cachedPlotPicture(card: PlotCard): Promise<Buffer> {
  const drawing =
    drawings.get(card.slug) ?? hashesOf(drawingOf(card.slug), 'app/_seo/plot-picture.ts')
  drawings.set(card.slug, drawing)
  const pictures = imageFacts(markOf('properties'))
  return kept([card, PLOT_COLOURS, pictures, drawing], () => plotPicture(card))
}

/** What an earlier build has made of the same parts, else what is made now. */
async function kept(parts: readonly unknown[], make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(FOLDER, hashOf(JSON.stringify([locale, ...parts, COMMON, sharp.versions])))
  try {
    const found = await readFile(file)
    const now = new Date()
    await utimes(file, now, now)
    return found
  } catch {
    const made = await make()
    await mkdir(FOLDER, { recursive: true })
    // A build that is interrupted leaves no half of a file under the final name.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, made)
    await rename(part, file)
    return made
  }
}

/** The hash of each file, by its path in the project or from the root. */
function hashesOf(...files: readonly string[]): readonly string[] {
  return files.map((file) => hashOf(readFileSync(path.resolve(file))))
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
