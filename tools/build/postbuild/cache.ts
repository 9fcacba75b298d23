/**
 * Caches slow results in `.local/cache`, each under a hash of all its inputs, so that a build after an edit
 * makes only what the edit changes. Deleting the folder is always safe.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Sharing images are cached here as well (app/_seo/share-cache.ts). */
export const CACHE = '.local/cache'

/** One hash of all parts. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const [index, part] of parts.entries()) hash.update(index > 0 ? '\0' : '').update(part)
  return hash.digest('hex')
}

/** `name` consists of the kind and the hash of the inputs; `make` is called on a cache miss. */
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
    // Written under another name first: an interrupted build must not leave a partial file.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, made)
    await rename(part, file)
    return made
  }
}

/** Removes files that were last used before `since`, in milliseconds. */
export function pruneCache(since: number, folder = CACHE): void {
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && statSync(file).mtimeMs < since) rmSync(file)
  }
}
