import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './cache'
import { filesIn } from './files'

/** Where an export has its sharing pictures, by language. */
const FOLDERS = ['share', 'ta/share']
const PICTURE = /(?:\/ta)?\/share\/[\w-]+\.jpg/g

/**
 * Puts a hash of its content into the name of each sharing picture, and that name into the pages: a chat keeps a picture
 * by its address, and would go on to show a plot as available, or at its former price.
 */
export function nameSharingPictures(out: string): void {
  const names = new Map<string, string>()
  for (const folder of FOLDERS)
    for (const name of readdirSync(path.join(out, folder))) {
      const file = path.join(out, folder, name)
      const hash = hashOf(readFileSync(file)).slice(0, 8)
      const named = name.replace(/\.jpg$/, `-${hash}.jpg`)
      renameSync(file, path.join(out, folder, named))
      names.set(`/${folder}/${name}`, `/${folder}/${named}`)
    }
  for (const page of filesIn(out).filter((file) => file.endsWith('.html'))) {
    const file = path.join(out, page)
    const html = readFileSync(file, 'utf8')
    const named = html.replace(PICTURE, (address) => names.get(address) ?? address)
    if (named !== html) writeFileSync(file, named)
  }
}
