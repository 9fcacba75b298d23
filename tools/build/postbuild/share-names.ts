import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './cache'
import { filesIn } from './files'

/** The folders of sharing pictures in an export, by language. */
const FOLDERS = ['share', 'ta/share']
const PICTURE = /(?:\/ta)?\/share\/[\w-]+\.jpg/g

/**
 * Renames each sharing picture to contain a hash of its content, in the pages as well: chat apps cache a picture by
 * its address, and would keep showing a plot as available or at its former price.
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
