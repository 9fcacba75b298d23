/**
 * Keeps what takes long to make in `.local/cache`, each file under a hash of all that it is made from. So
 * a build after an edit makes only what the edit changes. Deleting the folder is safe at any time.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Sharing images are kept here as well (app/_seo/share-cache.ts). */
export const CACHE = '.local/cache'

/** One hash of all of them. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const [index, part] of parts.entries()) hash.update(index > 0 ? '\0' : '').update(part)
  return hash.digest('hex')
}

/** `name` is its kind and the hash of what it is made from; `make` is called where the cache holds none. */
export async function cached(
  name: string,
  make: () => Promise<Buffer | string> | Buffer | string,
  folder = CACHE,
): Promise<Buffer> {
  const file = path.join(folder, name)
  try {
    const kept = await readFile(file)
    const now = new Date()
    await utimes(file, now, now)
    return kept
  } catch {
    const content = await make()
    const made = typeof content === 'string' ? Buffer.from(content) : content
    mkdirSync(path.dirname(file), { recursive: true })
    // A build that is interrupted leaves no half of a file under the final name.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, made)
    await rename(part, file)
    return made
  }
}

/** Removes what no build has used since a moment, in milliseconds, so that the cache holds what the last build needed. */
export function pruneCache(since: number, folder = CACHE): void {
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && statSync(file).mtimeMs < since) rmSync(file)
  }
}
