import { z } from 'zod'
import { faultsAt, hintOf } from '@/content/faults'
import { readJson } from '@/content/json'
import './meta'
import { translate } from '@/content/words'
import { type Field, formOf } from './form'
import { faultsOfPictures, PICTURE_LIST, pictures } from './images'
import { entryOf, filesOf, inSeasons, type ListedFile } from './listed'
import { labelOf, pathOf } from './page/entry'
import { type Place, placeOf, places } from './places'

/** A changed file of the project; null where it is deleted, empty where it is a picture. */
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

/** Every place with its form and its files, and every picture. */
export const open = () => ({ places: openPlaces(), pictures: pictures() })

function openPlaces(): readonly OpenPlace[] {
  return places.flatMap(inSeasons).map((place) => {
    const files = filesOf(place).map((each) => ({ ...each, ...faultOfFile(each.file, place) }))
    const base = {
      group: place.season ? `Team: season ${place.season}` : place.group,
      label: place.label,
      shownAt: place.shownAt,
      form: formOf(place.schema, place.label),
    }
    if ('file' in place) return { ...base, isClosed: true, files }
    return {
      ...base,
      one: place.one,
      folder: place.folder,
      isClosed: place.isClosed ?? false,
      files,
    }
  })
}

/** Why a file, or its Tamil, cannot be published as it is; nothing where it can, or is not there yet. */
function faultOfFile(file: string, { schema, label }: Place): { fault?: string } {
  const known = projectFiles.broken.get(`content/${file}`)
  if (known) return { fault: known }
  const faults = [file, `ta/${file}`].flatMap(faultOfJson)
  if (faults.length > 0) return { fault: faults.join('\n') }
  const entry = entryOf(file)
  const issues = entry === undefined ? [] : (schema.safeParse(entry).error?.issues ?? [])
  // A name that a broken file has seems to be none: only the broken one is named.
  const isFalse = projectFiles.broken.size > 0 && issues.every(({ code }) => code === 'custom')
  if (issues.length === 0 || isFalse) return {}
  const form = formOf(schema, label)
  const told = faultsOfEntry(file, schema, entry)
  return { fault: told.map(({ path, text }) => `${labelOf(form, path)}: ${text}`).join('\n') }
}

/** Why a file of content/ is no JSON, with its line. */
function faultOfJson(file: string): readonly string[] {
  if (projectFiles.read(`content/${file}`) === undefined) return []
  try {
    readJson(file)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
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
    if (!text) return []
    try {
      if (file === PICTURE_LIST)
        return faultsOfPictures(
          text,
          changes.map((each) => each.file),
        ).map((said) => ({ file, path: [], text: said }))
      if (name.startsWith('ta/')) return faultsOfTamil(name, text, changes)
      const schema = placeOf(name)?.schema
      if (!schema) return []
      const faults = faultsOfEntry(name, schema, JSON.parse(text))
      if (faults.length === 0 || projectFiles.broken.size === 0) return faults
      // A name may be missing only because its own file is broken.
      const before = faultsOfEntry(name, schema, entryOf(name)).map((each) => JSON.stringify(each))
      return faults.filter((each) => !before.includes(JSON.stringify(each)))
    } catch (error) {
      return [{ file: name, path: [], text: `This is no page of content: ${error}` }]
    }
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
  if (typeof words !== 'object' || words === null) throw new Error('it holds no words')
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
  const { document, faults } = translate(schema, JSON.parse(english), { words, sources: {}, same })
  const translated = faults
    .map((fault) => /^(.+?) ((?:is|has) [\s\S]*)$/.exec(fault) ?? [])
    .filter(([, , said = '']) => !/^is (?:missing|older than the English)$/.test(said))
    .map(([, place = '', said = '']) => ({
      file: name,
      path: ['ta', ...pathOf(place)],
      text: `The Tamil ${said}.`,
    }))
  return [...translated, ...refusedInTamil(file, document, JSON.parse(english))]
}

/** What the schema of a document refuses in its Tamil and not in its English, such as what the law bars. */
function refusedInTamil(file: string, tamil: unknown, english: unknown): readonly FieldFault[] {
  const schema = placeOf(file)?.schema
  if (!schema) return []
  const known = faultsOfEntry(file, schema, english).map(({ text }) => text)
  return faultsOfEntry(file, schema, tamil)
    .filter(({ text }) => !known.includes(text))
    .map(({ path, text }) => ({ file: `ta/${file}`, path: ['ta', ...path], text }))
}

/** What the schemas refuse of all files, each field by its label. */
export const faultsOfFiles = (): readonly FieldFault[] =>
  places.flatMap((place) =>
    filesOf(place).flatMap(({ file }) => {
      const entry = entryOf(file)
      if (entry === undefined) return []
      const form = formOf(place.schema, place.label)
      return faultsOfEntry(file, place.schema, entry).map((fault) => ({
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

/** Reads all content as the build does. Returns all that stops it, in words. */
export async function faultsOfAll(): Promise<readonly string[]> {
  const { gates } = await import('all-gates')
  const said = [...projectFiles.broken.values(), ...unreadable('')]
  for (const gate of gates) await gate().catch(({ message }: Error) => said.push(message))
  // Compared with the English, so only where that can be read.
  if (said.length === 0) said.push(...allRefusedInTamil())
  try {
    said.push(...faultsOfPictures(projectFiles.read(PICTURE_LIST) ?? '', []))
  } catch (error) {
    said.push(`${PICTURE_LIST} cannot be read: ${error}`)
  }
  return [...new Set(said)]
}

/** What cannot be published of the Tamil words of all places. Words that lag behind the English can. */
const allRefusedInTamil = (): readonly string[] =>
  places.flatMap(inSeasons).flatMap((place) =>
    filesOf(place).flatMap(({ file }) => {
      const words = projectFiles.read(`content/ta/${file}`)
      if (words === undefined) return []
      const english = entryOf(file)
      const translation = { words: JSON.parse(words), sources: {}, same: new Set<string>() }
      const { document } = translate(place.schema, english, translation)
      return refusedInTamil(file, document, english).map(
        ({ path, text }) => `content/ta/${file}\n✖ ${path.slice(1).join('.')}: ${text}`,
      )
    }),
  )

/** What is no JSON of the files in a folder of content/, in both languages. */
const unreadable = (folder: string): readonly string[] =>
  [...(projectFiles.list(`content${folder && `/${folder}`}`) ?? [])].flatMap((name) => {
    const file = folder ? `${folder}/${name}` : name
    return name.endsWith('.json') ? faultOfJson(file) : unreadable(file)
  })

/** What is missing before launch. */
export async function launch() {
  const { launchList } = await import('./launch')
  return launchList()
}
