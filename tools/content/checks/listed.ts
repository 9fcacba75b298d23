import { fileOf } from '@/content/folder'
import { nameOf } from '@/content/registry'
import type { Locale } from '@/lib/domain/locale'
import { wordsOfEntry } from './address'

/** A document or an entry, as the editor lists it. */
export type ListedFile = {
  /** Its name within content/en, such as `projects/vistara.json`. */
  file: string
  title: string
  /** Its place in the list of its folder, where that has an order. */
  position?: number
  /** Why it cannot be published as it is. */
  error?: string
}

/** The path of a line of the registry for each season, newest first; the path itself where it belongs to none. */
export const inSeasons = (path: string): readonly { path: string; season?: string }[] =>
  path.includes('{season}')
    ? seasonYears().map((season) => ({ path: nameOf(path, { season }), season }))
    : [{ path }]

/** The folder of a path of entries; undefined where the path is that of one document. */
export const folderOf = (path: string): string | undefined =>
  /^(.+)\/\{slug\}\.json$/.exec(path)?.[1]

/** Every season from the first that has a folder to the one that comes next: a first entry makes a folder. */
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

/** Seasons are played in June and July: after that, the year of the next one. */
function comingSeason(): number {
  const today = new Date()
  return today.getFullYear() + (today.getMonth() >= 7 ? 1 : 0)
}

/** The files of a path of the registry, in the order of their titles. */
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

/** An entry is called by its own words in a list, or by its file where it has none. */
function listed(file: string): ListedFile {
  const entry = entryOf(file)
  const { slug, position } = Object(entry) as { slug?: string; position?: number }
  const known = wordsOfEntry(entry) || slug || file.replace(/^.*\/|\.json$/g, '')
  const title = known.charAt(0).toUpperCase() + known.slice(1)
  return { file, title, ...(position !== undefined && { position }) }
}

/** What a document or its Tamil holds; undefined where it cannot be read. */
export function entryOf(name: string, language: Locale = 'en'): unknown {
  try {
    return JSON.parse(projectFiles.read(fileOf(name, language)) ?? '')
  } catch {
    return undefined
  }
}
