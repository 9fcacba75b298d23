import { fileOf } from '@/content/folder'
import type { Locale } from '@/lib/locale'
import type { Place } from './places'

/** A document or an entry, as the editor lists it. */
export type ListedFile = {
  /** Its name within content/en, such as `projects/vistara.json`. */
  file: string
  title: string
  /** Why it cannot be published as it is. */
  fault?: string
}

/** A place whose path holds the year of its season, where it has one. */
export type PlaceInSeason = Place & { season?: string }

/** The place of each season, newest first; the place itself where it belongs to none. */
export function inSeasons(place: Place): readonly PlaceInSeason[] {
  const path = 'file' in place ? place.file : place.folder
  if (!path.includes('{season}')) return [place]
  return seasonYears().map((season) => {
    const own = path.replace('{season}', season)
    return 'file' in place ? { ...place, season, file: own } : { ...place, season, folder: own }
  })
}

/** The seasons that have a folder, and the one that comes next: its first fixture makes its folder. */
function seasonYears(): readonly string[] {
  const known = [...(projectFiles.list(fileOf('cricket/seasons')) ?? [])].filter((year) =>
    /^\d{4}$/.test(year),
  )
  return [...new Set([...known, comingSeason()])].sort().reverse()
}

/** Seasons are played in June and July: after that, the year of the next one. */
function comingSeason(): string {
  const today = new Date()
  return `${today.getFullYear() + (today.getMonth() >= 7 ? 1 : 0)}`
}

/** The files of a place, in the order of their titles. */
export const filesOf = (place: Place): readonly ListedFile[] =>
  inSeasons(place).flatMap((each) => {
    if ('file' in each) return [{ file: each.file, title: each.label }]
    return filesIn(each.folder)
  })

function filesIn(folder: string): readonly ListedFile[] {
  const inFolder = `${fileOf(folder)}/`
  const broken = [...projectFiles.broken.keys()].filter((file) => file.startsWith(inFolder))
  return [
    ...(projectFiles.list(fileOf(folder)) ?? []),
    ...broken.map((file) => file.slice(inFolder.length)),
  ]
    .filter((name) => /^[^/]+\.json$/.test(name))
    .map((name) => ({ file: `${folder}/${name}`, title: titleOf(`${folder}/${name}`) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }))
}

/** What an entry is called in a list: by its own words, or by its file where it has none. */
function titleOf(file: string): string {
  const { name, surname, title, slug } = Object(entryOf(file))
  const own = file.replace(/^.*\/|\.json$/g, '')
  const known = [name ?? title ?? slug ?? own, name && surname].filter(Boolean).join(' ')
  return known.charAt(0).toUpperCase() + known.slice(1)
}

/** What a document or its Tamil holds; undefined where it cannot be read. */
export function entryOf(name: string, language: Locale = 'en'): unknown {
  try {
    return JSON.parse(projectFiles.read(fileOf(name, language)) ?? '')
  } catch {
    return undefined
  }
}
