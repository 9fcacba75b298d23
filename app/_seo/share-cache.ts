import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import brands from '@/lib/brands.json'
import { printOf, shirtImage } from '@/lib/fans/shirt'
import { imageFacts } from '@/lib/images'
import { locale } from '@/lib/locale'
import type { ShareCard } from './share-cards'
import { markOf, shareImage } from './share-image'

/** Pruned by scripts/build.ts: a file that a build does not use goes. */
const FOLDER = path.join(process.cwd(), '.local/cache/share')

/** What every sharing image depends on, besides its card and pictures. */
const COMMON = [
  'app/_seo/share-image.ts',
  'assets/fonts/anek-latin.ttf',
  'assets/fonts/anek-tamil.ttf',
].map((file) => hashOf(readFileSync(path.join(process.cwd(), file))))

/** The sharing image of a card, rendered where no earlier build has rendered the same. */
export async function cachedShareImage(card: ShareCard): Promise<Buffer> {
  // The facts of an image hold a hash of its content.
  const { shirt } = card
  const worn = shirt ? [shirtImage(shirt), printOf(shirt)] : []
  const pictures = [card.image, ...worn, markOf(card.brand)].map((name) => name && imageFacts(name))
  const parts = [locale, card, brands[card.brand], pictures, COMMON, sharp.versions]
  const file = path.join(FOLDER, hashOf(JSON.stringify(parts)))
  try {
    const kept = await readFile(file)
    const now = new Date()
    await utimes(file, now, now)
    return kept
  } catch {
    const made = await shareImage(card)
    await mkdir(FOLDER, { recursive: true })
    // A build that is interrupted leaves no half of a file under the final name.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, made)
    await rename(part, file)
    return made
  }
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
