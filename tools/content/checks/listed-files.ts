import { fileOf } from '@/content/folder'
import { nameOf } from '@/content/registry'
import type { Locale } from '@/lib/domain/locale'
import { wordsOfEntry } from './address'

/** A document or an entry in the editor's list. */
export type ListedFile = {
  /** Its path in content/en, such as `projects/vistara.json`. */
  file: string
  title: string
  /** Its position in a folder that is ordered. */
  position?: number
  /** Why it cannot be published as it is. */
  error?: string
  /** Short notes beside the title, such as "Hidden". */
  marks?: readonly string[]
  /** The name of its first picture. */
  picture?: string | undefined
  /** The page that shows it, where that depends on other entries. */
  page?: string | undefined
}

/** The paths of a registry entry for each season, newest first; the path itself if it has no season. */
export const inSeasons = (path: string): readonly { path: string; season?: string }[] =>
  path.includes('{season}')
    ? seasonYears().map((season) => ({ path: nameOf(path, { season }), season }))
    : [{ path }]

/** The folder of a path of entries; undefined for the path of a single document. */
export const folderOf = (path: string): string | undefined =>
  /^(.+)\/\{slug\}\.json$/.exec(path)?.[1]

/** All years from the first season with a folder to the next season: its folder is created by its first entry. */
function seasonYears(): readonly string[] {
  const known = (projectFiles.list(fileOf('cricket/seasons')) ?? [])
    .filter((year) => /^\d{4}$/.test(year))
    .map(Number)
  const years = [...known, comingSeason()]
  const first = Math.min(...years)
  return Array.from(
    { length: Math.max(...years) - first + 1 },
    (_, at) => `${first + at}`,
  ).reverse()
}

/** The year of the next season. Seasons are played in June and July. */
function comingSeason(): number {
  const today = new Date()
  return today.getFullYear() + (today.getMonth() >= 7 ? 1 : 0)
}

/** The files of a registry path, sorted by title. */
export const filesOf = (path: string, label = path): readonly ListedFile[] =>
  inSeasons(path).flatMap((each) => {
    const folder = folderOf(each.path)
    return folder === undefined ? [{ file: each.path, title: label }] : filesIn(folder)
  })

function filesIn(folder: string): readonly ListedFile[] {
  const inFolder = `${fileOf(folder)}/`
  const broken = [...projectFiles.broken.keys()].filter((file) => file.startsWith(inFolder))
  return [
    ...(projectFiles.list(fileOf(folder)) ?? []),
    ...broken.map((file) => file.slice(inFolder.length)),
  ]
    .filter((name) => /^[^/]+\.json$/.test(name))
    .map((name) => listed(`${folder}/${name}`))
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }))
}

/** Titles an entry by its own words, otherwise by its slug or file name. */
function listed(file: string): ListedFile {
  const entry = entryOf(file)
  const { slug, position } = Object(entry) as { slug?: string; position?: number }
  const known = wordsOfEntry(entry) || slug || file.replace(/^.*\/|\.json$/g, '')
  const title = known.charAt(0).toUpperCase() + known.slice(1)
  return { file, title, ...(position !== undefined && { position }) }
}

/** Parses a document or its Tamil; undefined where it cannot be read. */
export function entryOf(name: string, language: Locale = 'en'): unknown {
  try {
    return JSON.parse(projectFiles.read(fileOf(name, language)) ?? '')
  } catch {
    return undefined
  }
}
