import { z } from 'zod'
import { faultsAt, hintOf } from '@/content/faults'
import './meta'
import { translate } from '@/content/words'
import { type Field, formOf } from './form'
import { filesOf, inSeasons, type ListedFile } from './listed'
import { labelOf, pathOf } from './page/entry'
import { placeOf, places } from './places'

/** A changed file of the project; null where it is deleted. */
export type Change = { file: string; text: string | null }

/** What is wrong with a field of a file, in words. Without a path it concerns the whole. */
export type FieldFault = { file: string; path: readonly (string | number)[]; text: string }

/** A place of the editor, with what stands in it. */
export type OpenPlace = {
  group: string
  label: string
  /** What an entry is called; absent where the place is one document. */
  one?: string
  folder?: string
  isClosed: boolean
  shownAt: string
  form: Field
  files: readonly ListedFile[]
}

/** Every place with its form and its files. */
export function openPlaces(): readonly OpenPlace[] {
  return places.flatMap(inSeasons).map((place) => {
    const base = {
      group: place.season ? `Team: season ${place.season}` : place.group,
      label: place.label,
      shownAt: place.shownAt,
      form: formOf(place.schema, place.label),
    }
    if ('file' in place) return { ...base, isClosed: true, files: filesOf(place) }
    return {
      ...base,
      one: place.one,
      folder: place.folder,
      isClosed: place.isClosed ?? false,
      files: filesOf(place),
    }
  })
}

/** What the editor may write: the files of its places, and new ones in the folders that take entries. */
export function writable(): { files: readonly string[]; folders: readonly string[] } {
  const all = places.flatMap(inSeasons)
  return {
    files: [
      'ta/sources.json',
      ...all.flatMap((place) => filesOf(place).flatMap(({ file }) => [file, `ta/${file}`])),
    ],
    folders: all.flatMap((place) => ('folder' in place && !place.isClosed ? [place.folder] : [])),
  }
}

/** What the schemas of the changed files refuse, by field. */
export function faultsOfChanges(changes: readonly Change[]): readonly FieldFault[] {
  return changes.flatMap(({ file, text }) => {
    const name = file.replace(/^content\//, '')
    if (text !== null && name.startsWith('ta/')) return faultsOfTamil(name, text, changes)
    const schema = placeOf(name)?.schema
    if (text === null || !schema) return []
    return faultsOfEntry(name, schema, JSON.parse(text))
  })
}

const hashes = z.record(z.string(), z.record(z.string(), z.string()))

/** What cannot be saved of Tamil words. Words that are missing or older than the English can. */
function faultsOfTamil(
  name: string,
  text: string,
  changes: readonly Change[],
): readonly FieldFault[] {
  const words: unknown = JSON.parse(text)
  if (name === 'ta/sources.json')
    return hashes.safeParse(words).success
      ? []
      : [{ file: name, path: [], text: 'is no list of hashes' }]
  const file = name.slice('ta/'.length)
  const english =
    changes.find((each) => each.file === `content/${file}`)?.text ??
    projectFiles.read(`content/${file}`)
  const schema = placeOf(file)?.schema
  if (!schema || !english) return []
  const same = new Set<string>(JSON.parse(projectFiles.read('content/ta/same.json') ?? '[]'))
  const { faults } = translate(schema, JSON.parse(english), { words, sources: {}, same })
  return faults
    .map((fault) => /^(\S+) ([\s\S]*)$/.exec(fault) ?? [])
    .filter(([, , said = '']) => !/^is (?:missing|older than the English)$/.test(said))
    .map(([, place = '', said = '']) => ({
      file: name,
      path: ['ta', ...pathOf(place)],
      text: `The Tamil ${said}.`,
    }))
}

/** What the schemas refuse of all files, each field by its label. */
export const faultsOfFiles = (): readonly FieldFault[] =>
  places.flatMap((place) =>
    filesOf(place).flatMap(({ file }) => {
      const text = projectFiles.read(`content/${file}`)
      if (text === undefined) return []
      const form = formOf(place.schema, place.label)
      return faultsOfEntry(file, place.schema, JSON.parse(text)).map((fault) => ({
        ...fault,
        text: `${labelOf(form, fault.path)}: ${fault.text}`,
      }))
    }),
  )

function faultsOfEntry(name: string, schema: z.ZodType, entry: unknown): readonly FieldFault[] {
  const result = schema.safeParse(entry, { error: formHintOf })
  if (result.success) return []
  return faultsAt(result.error, entry).map(({ path, advice }) => ({
    file: name,
    path: path as (string | number)[],
    text: advice,
  }))
}

/** The right form of a value as somebody sees it who fills a field: without quotes and brackets. */
function formHintOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'number' || issue.expected === 'int')
      return 'Write a number, such as 1500.'
    if (issue.expected === 'boolean') return 'Choose yes or no.'
    return 'This is needed.'
  }
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)
    return 'This is needed.'
  if (issue.code === 'invalid_value') return 'Choose one of the list.'
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'Choose a day.'
  if (issue.code === 'invalid_format' && issue.format === 'datetime')
    return 'Choose a day and an hour.'
  return hintOf(issue)?.replace(/"/g, '')
}

/** Reads all content as the build does. Returns what stops it, in words; undefined where nothing does. */
export async function faultOfAll(): Promise<string | undefined> {
  try {
    await import('all-gates')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What is missing before launch, as a list and as a page. */
export async function launch() {
  const { launchList, launchPage } = await import('./launch')
  const list = launchList()
  return { list, page: launchPage(list) }
}
