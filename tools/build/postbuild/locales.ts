import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from './files'

/** Files of a language: pages, sharing images, calendars, QR codes, the feed, the web app manifest. */
const OWN = [/\.html$/, /^share\//, /\.ics$/, /^qr\//, /^(?:feed\.xml|manifest\.webmanifest)$/]

/** Files of the English export that serve all languages. */
const SHARED_PAGES = [/^(_not-found|404)\//, /^(sitemap\.xml|robots\.txt)$/, /\.txt$/]

type Joining = {
  /** The other export. */
  from: string
  /** The English one. */
  to: string
  /** Folder of the language in the English export. */
  folder: string
}

/**
 * Joins the export of another language with the English one: its pages into a folder, everything else beside
 * the English. Throws where a file that both have under one name differs, because one of them would be lost.
 */
export function joinLocale({ from, to, folder }: Joining): void {
  for (const file of filesIn(from)) {
    if (SHARED_PAGES.some((pattern) => pattern.test(file))) continue
    const isOwn = OWN.some((pattern) => pattern.test(file))
    const target = path.join(to, isOwn ? folder : '', file)
    if (!isOwn && existsSync(target)) {
      if (readFileSync(target).equals(readFileSync(path.join(from, file)))) continue
      throw new Error(`${file} differs between the languages, and both would have the same address`)
    }
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(path.join(from, file), target)
  }
}
