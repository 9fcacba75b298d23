/**
 * Joins the export of another language with the English one: its pages go into a folder of their own, and
 * everything the two share stands once.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from './files'

/** What each language has of its own: pages, sharing images, calendars, QR codes, the feed, what devices install. */
const OWN = [/\.html$/, /^share\//, /\.ics$/, /^qr\//, /^(?:feed\.xml|manifest\.webmanifest)$/]

/** What the English edition says for all. */
const SHARED_PAGES = [/^(_not-found|404)\//, /^(sitemap\.xml|robots\.txt)$/, /\.txt$/]

type Joining = {
  /** The other export. */
  from: string
  /** The English one. */
  to: string
  /** Of the language, in the English one. */
  folder: string
}

/**
 * Joins the export of another language with the English one: its pages into a folder, everything else beside
 * the English. Throws where a file that both have under one name differs, because one of them would be lost.
 */
export function joinLocale({ from, to, folder }: Joining): void {
  for (const file of filesIn(from)) {
    const name = file.split(path.sep).join('/')
    if (SHARED_PAGES.some((pattern) => pattern.test(name))) continue
    const isOwn = OWN.some((pattern) => pattern.test(name))
    const target = path.join(to, isOwn ? folder : '', file)
    if (!isOwn && existsSync(target)) {
      if (readFileSync(target).equals(readFileSync(path.join(from, file)))) continue
      throw new Error(`${name} differs between the languages, and both would have the same address`)
    }
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(path.join(from, file), target)
  }
}
