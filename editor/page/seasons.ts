import type { OpenPlace } from '../checks/work'
import { button } from './dom'
import type { Editor } from './editor'

/** The league's first season. */
const FIRST = 2016
const last = () => new Date().getFullYear() + 1

const yearOf = (text: string) => /^(?:Team: season |cricket\/seasons\/)(\d{4})\b/.exec(text)?.[1]

const yearsOf = (places: readonly OpenPlace[]) =>
  places.flatMap(({ group }) => yearOf(group) ?? []).sort()

/** Adds the season of an address to the list if it has no folder yet. Returns whether it did. */
export function beginSeasonOf(editor: Editor, address: string): boolean {
  const { places } = editor.start
  const year = yearOf(address) ?? ''
  const known = yearsOf(places)
  const [oldest = '', newest = ''] = [known[0], known.at(-1)]
  if (!isYear(year) || known.includes(year)) return false
  const like = year < oldest ? oldest : newest
  const ofYear = (text: string) => text.replace(like, year)
  const all = places.flatMap((place) => {
    if (yearOf(place.group) !== like) return [place]
    const files = place.folder === undefined ? place.files : []
    const added: OpenPlace = {
      ...place,
      group: ofYear(place.group),
      ...(place.folder !== undefined && { folder: ofYear(place.folder) }),
      files: files.map(({ file, title }) => ({ file: ofYear(file), title })),
    }
    return year < oldest ? [place, added] : [added, place]
  })
  editor.start = { ...editor.start, places: all }
  return true
}

const isYear = (text: string) =>
  /^\d{4}$/.test(text) && Number(text) >= FIRST && Number(text) <= last()

/** A button that asks for the year of a missing season, and opens its first fixture. */
export const anotherSeason = () =>
  button('Another season …', () => {
    const range = `${FIRST} to ${last()}`
    const asked = prompt(`Year of the season, ${range}`)?.trim()
    if (!asked) return
    if (isYear(asked)) location.hash = `#/new/cricket/seasons/${asked}/fixtures`
    else alert(`Write a year from ${range}.`)
  })

/** Whether a heading of the list is that of the oldest season. */
export const isOldest = (group: string, places: readonly OpenPlace[]) =>
  yearOf(group) !== undefined && yearOf(group) === yearsOf(places)[0]
