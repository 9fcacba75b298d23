import { z } from 'zod'
import { faultsAt, faultsOf, hintOf, sayFault } from '@/content/faults'
import { readJson } from '@/content/json'
import { faultsOfRules } from '@/content/rules/all'
import type { Content, RuleFault } from '@/content/rules/rule'
import { hashOf, translate, wordsOf } from '@/content/words'
import './meta'
import { faultOfMessage } from '@/scripts/edit/ask.mjs'
import { type Field, formOf } from './form'
import { faultsOfPictures, PICTURE_LIST, pictures } from './images'
import { entryOf, filesOf, inSeasons, type ListedFile } from './listed'
import { labelOf, pathOf } from './page/entry'
import { machineMade, type Place, placeOf, places } from './places'

/** A changed file of the project; null where it is deleted, empty where it is a picture. */
export type Change = { file: string; text: string | null }

/** What is wrong with a field of a file, in words. Without a path it concerns the whole. */
export type FieldFault = { file: string; path: readonly (string | number)[]; text: string }

/** The same where no field stands beside it: `told` names the field and the value too. */
export type ContentFault = FieldFault & {
  told: string
  /** It may be gone once the broken file is whole. */
  mayFollow?: boolean
}

/** What stops content from being published, and how many Tamil texts of each file lag behind the English. */
export type Judgement = {
  faults: readonly ContentFault[]
  lagging: readonly { file: string; count: number }[]
}

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
  const { document, faults } = translate(schema, JSON.parse(english), {
    words,
    sources: {},
    same: sameInBoth(),
  })
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

/**
 * All that stops content from being published: files that cannot be read, fields that their schemas refuse, what the
 * build refuses, words of a translation, and what holds across files or by law (content/rules/). Every door of content
 * asks this: the editor, the build, `npm run content`, the workflows and the snapshot of the feed.
 */
export async function judge(): Promise<Judgement> {
  const broken = [...projectFiles.broken.values(), ...unreadable('')].map(faultOfMessage)
  const said = [...strayFiles(), ...places.flatMap(faultsOfPlace), ...faultsOfPictureList()]
  // What follows would only repeat them in other words.
  if (said.length > 0) return { faults: [...broken, ...said], lagging: [] }
  const { gates } = await import('all-gates')
  for (const gate of gates)
    await gate().catch(({ message }: Error) => said.push(faultOfMessage(message)))
  // While a file is broken others miss it. They are told all the same: one of them may be another change's fault.
  if (broken.length > 0)
    return {
      faults: [...broken, ...said.map((fault) => ({ ...fault, mayFollow: true }))],
      lagging: [],
    }
  const tamil = tamilFiles().map((file) => ({ file, ...readTamil(file) }))
  said.push(...tamil.flatMap(({ faults }) => faults))
  if (said.length === 0) said.push(...faultsOfRules(contentOf()).map(faultOfRule))
  const isFirst = ({ file, told }: ContentFault, at: number) =>
    said.findIndex((each) => each.told === told && each.file === file) === at
  return {
    faults: said.filter(isFirst),
    lagging: tamil.flatMap(({ file, lagging }) => (lagging > 0 ? { file, count: lagging } : [])),
  }
}

/** Files of content that no page would ever show. */
const strayFiles = (): readonly ContentFault[] =>
  contentFiles('').flatMap((file) => {
    if (placeOf(file.replace(/^ta\//, '')) || OTHER_FILES.some((each) => each.test(file))) return []
    const text = 'No page shows this file. Look at its name and its folder, or remove it.'
    return [{ file, path: [], text, told: text }]
  })

const OTHER_FILES = [
  /^ta\/(?:same|sources)\.json$/,
  ...machineMade.map((file) => new RegExp(`^(?:ta/)?${file}`)),
]

function faultsOfPlace(place: Place): readonly ContentFault[] {
  return filesOf(place).flatMap(({ file }) => {
    const entry = entryOf(file)
    if (entry === undefined) return []
    const { error } = place.schema.safeParse(entry, { error: hintOf })
    const issues = error?.issues ?? []
    // A name that a broken file has seems to be none: only the broken one is named.
    if (projectFiles.broken.size > 0 && issues.every(({ code }) => code === 'custom')) return []
    const told = error ? faultsOf(error, entry) : []
    return faultsOfEntry(file, place.schema, entry).map((fault, at) => ({
      ...fault,
      told: told[at] ?? fault.text,
    }))
  })
}

function faultsOfPictureList(): readonly ContentFault[] {
  const said = (text: string) => ({ file: '', path: [], text, told: text })
  try {
    return faultsOfPictures(projectFiles.read(PICTURE_LIST) ?? '', []).map(said)
  } catch (error) {
    return [said(`${PICTURE_LIST} cannot be read: ${error}`)]
  }
}

function faultOfRule({ file, path, value, why, write }: RuleFault): ContentFault {
  const text = `${why} ${write}`
  const isTamil = file.startsWith('ta/')
  return {
    file,
    // Where the editor shows Tamil, beside the English.
    path: isTamil && path.length > 0 ? ['ta', ...path] : path,
    text,
    told: path.length === 0 ? text : sayFault(path, entryOf(file) ?? value, text),
  }
}

/** All content as data, as rules take it. */
function contentOf(): Content {
  const files = contentFiles('').filter((file) => !OTHER_FILES[0]?.test(file))
  const entries = (isTamil: boolean) =>
    files
      .filter((file) => file.startsWith('ta/') === isTamil)
      .map((file) => [file.replace(/^ta\//, ''), entryOf(file)])
  return { english: Object.fromEntries(entries(false)), tamil: Object.fromEntries(entries(true)) }
}

/** The files of a folder of content/ and of those within it, in both languages. */
const contentFiles = (folder: string): readonly string[] =>
  [...(projectFiles.list(`content${folder && `/${folder}`}`) ?? [])].flatMap((name) => {
    const file = folder ? `${folder}/${name}` : name
    if (name.endsWith('.json')) return file
    return name.includes('.') ? [] : contentFiles(file)
  })

/** The English files that have Tamil words. */
const tamilFiles = (): readonly string[] =>
  places
    .flatMap((place) => filesOf(place).map(({ file }) => file))
    .filter((file) => projectFiles.read(`content/ta/${file}`) !== undefined)

/**
 * What cannot be published of the Tamil words of a file, and how many lag behind the English. Words that are missing
 * or older than their English can be published: English stands there, or the older Tamil.
 */
function readTamil(file: string): { faults: readonly ContentFault[]; lagging: number } {
  const schema = placeOf(file)?.schema
  const english = entryOf(file)
  if (!schema || english === undefined) return { faults: [], lagging: 0 }
  const words = entryOf(`ta/${file}`)
  const sources = Object(Object(entryOf('ta/sources.json'))[file]) as Record<string, string>
  const translation = { words, sources, same: sameInBoth() }
  const { document, faults } = translate(schema, english, translation)
  const current = wordsOf(schema, english)
    .filter(({ place, text }) => sources[place] === hashOf(text))
    .map(({ place }) => place)
  const said = faults.map((fault) => {
    const [, place = '', what = ''] = /^(.+?) ((?:is|has) [\s\S]*)$/.exec(fault) ?? []
    const isWrong = current.includes(place) && !/^is missing$/.test(what)
    return { place, text: `The Tamil ${what}.`, isWrong }
  })
  const wrong = said
    .filter(({ isWrong }) => isWrong)
    .map(({ place, text }) => {
      const path = pathOf(place)
      return { file: `ta/${file}`, path: ['ta', ...path], text, told: sayFault(path, words, text) }
    })
  const refused = refusedInTamil(file, document, english).map((fault) => ({
    ...fault,
    told: sayFault(fault.path.slice(1), document, fault.text),
  }))
  return { faults: [...wrong, ...refused], lagging: said.length - wrong.length }
}

const sameInBoth = () =>
  new Set<string>(JSON.parse(projectFiles.read('content/ta/same.json') ?? '[]'))

/** What is no JSON of the files in a folder of content/, in both languages. */
const unreadable = (folder: string): readonly string[] => contentFiles(folder).flatMap(faultOfJson)

/** What is missing before launch. */
export async function launch() {
  const { launchList } = await import('./launch')
  return launchList()
}
