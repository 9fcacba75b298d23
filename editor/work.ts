import { z } from 'zod'
import { collectionOf } from '@/content/define'
import { faultsAt, faultsOf, hintOf, sayFault } from '@/content/faults'
import { documentOf, fileOf } from '@/content/folder'
import { readJson } from '@/content/json'
import { everything, lineOf, type Place, placeOf, places } from '@/content/registry'
import { faultsOfRules } from '@/content/rules/all'
import type { Content, RuleFault } from '@/content/rules/rule'
import { hashOf, translate, wordsOf } from '@/content/translated-words'
import type { Locale } from '@/lib/domain/locale'
import { env } from '@/lib/server/env'
import './meta'
import { faultOfMessage } from '@/editor/server/ask'
import { faultsOfSurvey } from './drawing'
import { type Field, formOf } from './form'
import { faultsOfPictures, PICTURE_LIST, pictures } from './images'
import { entryOf, filesOf, folderOf, inSeasons, type ListedFile } from './listed'
import { fieldAt, labelOf, pathOf, valueAt } from './page/entry'
import { papers } from './paper-list'
import { renamed } from './rename'
import { plotNumbers, sitePages } from './site-pages'
import { CHOOSE, SOURCES } from './text'

export { readDrawing } from './drawing'

/** A changed file of the project; null where it is deleted, empty where it is a picture. */
export type Change = { file: string; text: string | null }

/** What is wrong with a field of a file, in words. Without a path it concerns the whole. */
export type FieldFault = {
  file: string
  path: readonly (string | number)[]
  text: string
  /** What the field holds, where its file was not sent. */
  found?: unknown
}

/** The same where no field stands beside it: `told` names the field and the value too. */
export type ContentFault = FieldFault & {
  told: string
  /** It may be gone once the broken file is whole. */
  mayFollow?: boolean
}

/** What stops content from being published, and how many Tamil texts of each file lag behind the English. */
export type ValidationResult = {
  faults: readonly ContentFault[]
  stale: readonly { file: string; count: number }[]
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
  /** What to know before anything of it is changed. */
  about?: string
  form: Field
  files: readonly ListedFile[]
}

/** Every place with its form and its files, every picture and paper, and all that a link may lead to. */
export const open = () => ({
  places: openPlaces(),
  pictures: pictures(),
  papers: papers(),
  pages: sitePages(contentOf()),
  plots: plotNumbers(contentOf()),
})

function openPlaces(): readonly OpenPlace[] {
  return places.flatMap((place) =>
    inSeasons(place.path).map(({ path, season }) => {
      const { group, label, shownAt, about, schema, one, isClosed = false } = place
      const folder = folderOf(path)
      const files = filesOf(path, label)
      const clash = folder && clashIn(folder, files)
      return {
        group: season ? `Team: season ${season}` : group,
        label,
        ...(one && folder && { one, folder }),
        ...(about && { about }),
        isClosed: isClosed || !folder,
        shownAt,
        form: formOf(schema, label),
        files: files.map((each) => ({
          ...each,
          ...(clash && clash.file === fileOf(each.file) && { fault: clash.text }),
          ...faultOfFile(each.file, place),
        })),
      }
    }),
  )
}

/** Why two entries of a folder cannot stand beside each other, such as two with one position; nothing where all can. */
function clashIn(folder: string, files: readonly ListedFile[]): FieldFault | undefined {
  const entries = files.flatMap(({ file }) => {
    const { slug, position } = Object(entryOf(file)) as { slug?: string; position?: number }
    return slug && position ? { slug, position } : []
  })
  try {
    collectionOf(folder, entries, ['position'])
    return undefined
  } catch (error) {
    return faultOfMessage((error as Error).message)
  }
}

/** Why a file, or its Tamil, cannot be published as it is; nothing where it can, or is not there yet. */
function faultOfFile(file: string, { schema, label }: Place): { fault?: string } {
  const known = projectFiles.broken.get(fileOf(file))
  if (known) return { fault: known }
  const unreadable = [fileOf(file), fileOf(file, 'ta')].flatMap(faultOfJson)
  const refused = () =>
    faultsOfDocument({ name: file, schema }).map(
      ({ path, text }) => `${labelOf(formOf(schema, label), path)}: ${text}`,
    )
  const fault = (unreadable.length > 0 ? unreadable : refused()).join('\n')
  return fault ? { fault } : {}
}

/** Why a file of content is no JSON, with its line. */
function faultOfJson(file: string): readonly string[] {
  if (projectFiles.read(file) === undefined) return []
  try {
    readJson(file)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** What the schemas of the changed files refuse, by field, and a registration that is over when it is written. */
export function faultsOfChanges(changes: readonly Change[]): readonly FieldFault[] {
  return [
    ...changes.flatMap(faultsOfPastEnd),
    ...changes.flatMap((change) => faultsOfSurvey(change, changes)),
    ...faultsOfSchemas(changes),
  ]
}

type Ends = { registration?: { validUntil?: string }; residences?: Ends }

/** A registration that ended long after it was written is no fault: a live build then no longer offers its project. */
function faultsOfPastEnd({ file, text }: Change): readonly FieldFault[] {
  const { name = '', language } = documentOf(file) ?? {}
  if (!text || language !== 'en' || !name.startsWith('projects/')) return []
  const [written, before] = [JSON.parse(text) as Ends, Object(entryOf(name)) as Ends]
  const faultOf = (ends: Ends | undefined, known: Ends | undefined, path: readonly string[]) => {
    const end = ends?.registration?.validUntil
    if (!end || end === known?.registration?.validUntil || end >= env.day) return []
    const advice = 'This day is over. Write the last day on which it is valid, such as 2031-01-31.'
    return [{ file, path: [...path, 'registration', 'validUntil'], text: advice }]
  }
  return [
    ...faultOf(written, before, []),
    ...faultOf(written.residences, before.residences, ['residences']),
  ]
}

function faultsOfSchemas(changes: readonly Change[]): readonly FieldFault[] {
  return changes.flatMap(({ file, text }) => {
    if (!text) return []
    try {
      if (file === PICTURE_LIST)
        return faultsOfPictures(text, changes).map((said) => ({ file, path: [], text: said }))
      const { name = '', language } = documentOf(file) ?? {}
      if (language === 'ta') return faultsOfTamil(name, text, changes)
      const schema = placeOf(name)?.schema
      if (!schema) return []
      const faults = faultsOfEntry(name, schema, JSON.parse(text))
      if (faults.length === 0 || projectFiles.broken.size === 0) return faults
      // A name may be missing only because its own file is broken.
      const before = faultsOfEntry(name, schema, entryOf(name)).map((each) => JSON.stringify(each))
      return faults.filter((each) => !before.includes(JSON.stringify(each)))
    } catch (error) {
      return [{ file, path: [], text: `This is no page of content: ${error}` }]
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
  const file = fileOf(name, 'ta')
  if (file === SOURCES)
    return hashes.safeParse(words).success ? [] : [{ file, path: [], text: 'is no list of hashes' }]
  const english =
    changes.find((each) => each.file === fileOf(name))?.text ?? projectFiles.read(fileOf(name))
  const schema = placeOf(name)?.schema
  if (!schema || !english) return []
  const { document, faults } = translated(schema, JSON.parse(english), words, {})
  return [
    ...faults
      .filter(({ what }) => !/^is (?:missing|older than the English)$/.test(what))
      .map(({ path, text }) => ({ file, path, text })),
    ...refusedInTamil(name, schema, document, JSON.parse(english)),
  ]
}

/** A document in Tamil, and what is wrong with its words, each by its field as the editor shows it. */
function translated(
  schema: z.ZodType,
  english: unknown,
  words: unknown,
  sources: Readonly<Record<string, string>>,
) {
  const translation = { words, sources, same: sameInBoth() }
  const { document, faults } = translate(schema, english, translation)
  return {
    document,
    faults: faults.map((fault) => {
      const [, place = '', what = ''] = /^(.+?) ((?:is|has) [\s\S]*)$/.exec(fault) ?? []
      return { place, what, path: ['ta', ...pathOf(place)], text: `The Tamil ${what}.` }
    }),
  }
}

/** What the schema of a document refuses in its Tamil and not in its English, such as what the law bars. */
function refusedInTamil(
  name: string,
  schema: z.ZodType,
  tamil: unknown,
  english: unknown,
): readonly FieldFault[] {
  const known = faultsOfEntry(name, schema, english).map(({ text }) => text)
  return faultsOfEntry(name, schema, tamil)
    .filter(({ text }) => !known.includes(text))
    .map(({ path, text }) => ({ file: fileOf(name, 'ta'), path: ['ta', ...path], text }))
}

function faultsOfEntry(name: string, schema: z.ZodType, entry: unknown): readonly FieldFault[] {
  const result = schema.safeParse(entry, { error: formHintOf })
  if (result.success) return []
  const form = formOf(schema, name)
  return faultsAt(result.error, entry).map(({ path, advice }) => {
    const way = path as (string | number)[]
    const field = fieldAt(form, way)
    const shapes = fieldAt(form, way.slice(0, -1))
    const isKind = shapes?.kind === 'forms' && way.at(-1) === shapes.tag
    const isChosen =
      !isKind &&
      (field?.kind !== 'choice' || field.choices.some(({ value }) => value === valueAt(entry, way)))
    return { file: fileOf(name), path: way, text: isChosen ? advice : CHOOSE }
  })
}

const NEEDED = 'This is needed.'
const EXAMPLES: Readonly<Record<string, string>> = {
  number: 'Write a number, such as 1500.',
  int: 'Write a number, such as 1500.',
  boolean: 'Choose yes or no.',
  date: 'Choose a day.',
  datetime: 'Choose a day and an hour.',
}

/** The right form of a value as somebody sees it who fills a field: without quotes and brackets. */
function formHintOf(issue: z.core.$ZodRawIssue): string | undefined {
  const own = hintOf(issue)?.replace(/"/g, '')
  if (issue.code === 'invalid_type') return EXAMPLES[issue.expected] ?? NEEDED
  if (issue.code === 'invalid_value') return CHOOSE
  if (issue.code === 'invalid_format') return EXAMPLES[issue.format] ?? own
  const isEmpty = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1
  return isEmpty ? NEEDED : own
}

/**
 * All that stops content from being published: files that cannot be read, fields that their schemas refuse, what the
 * build refuses, words of a translation, and what holds across files or by law (content/rules/). Every door of content
 * asks this: the editor, the build, `npm run content`, the workflows and the snapshot of the feed.
 */
export async function validate(): Promise<ValidationResult> {
  // Without a file that is no JSON the others are judged: it hides none of their faults (editor/server/ask.ts).
  const [unreadable] = contentFiles().flatMap(faultOfJson)
  if (unreadable) throw new Error(unreadable)
  const broken = [...projectFiles.broken.values()].map(faultOfMessage)
  const documents = everything.flatMap(({ path, schema }) =>
    filesOf(path).map(({ file }) => ({ name: file, schema })),
  )
  const said = [...strayFiles(), ...documents.flatMap(faultsOfDocument), ...faultsOfPictureList()]
  // What follows would only repeat them in other words.
  if (said.length > 0) return { faults: [...broken, ...said], stale: [] }
  // Typed modules fill in figures and derive seasons: what they cannot make is told by them alone.
  const { modules } = await import('content-modules')
  for (const load of modules)
    await load().catch(({ message }: Error) => said.push(faultOfMessage(message)))
  // While a file is broken others miss it. They are told all the same: one of them may be another change's fault.
  if (broken.length > 0)
    return {
      faults: [...broken, ...said.map((fault) => ({ ...fault, mayFollow: true }))],
      stale: [],
    }
  const tamil = documents.map((each) => ({ file: each.name, ...readTamil(each) }))
  said.push(...tamil.flatMap(({ faults }) => faults))
  if (said.length === 0) said.push(...faultsOfRules(contentOf()).map(faultOfRule))
  const isFirst = ({ file, told }: ContentFault, at: number) =>
    said.findIndex((each) => each.told === told && each.file === file) === at
  return {
    faults: said.filter(isFirst),
    stale: tamil.flatMap(({ file, stale }) => (stale > 0 ? { file, count: stale } : [])),
  }
}

/** Files of content that no page would ever show. */
const strayFiles = (): readonly ContentFault[] =>
  contentFiles().flatMap((file) => {
    const { name = '' } = documentOf(file) ?? {}
    if (lineOf(name) || OF_TAMIL.includes(file)) return []
    const text = 'No page shows this file. Look at its name and where it lies, or remove it.'
    return [{ file, path: [], text, told: text }]
  })

const SAME = fileOf('same.json', 'ta')
/** What a translation keeps besides the words of each document. */
const OF_TAMIL = [SOURCES, SAME]

type Document = { name: string; schema: z.ZodType }

function faultsOfDocument({ name, schema }: Document): readonly ContentFault[] {
  const entry = entryOf(name)
  if (entry === undefined) return []
  const { error } = schema.safeParse(entry, { error: hintOf })
  // A name that a broken file has seems to be none: only the broken one is named.
  const isFalse =
    projectFiles.broken.size > 0 && error?.issues.every(({ code }) => code === 'custom')
  if (!error || isFalse) return []
  const told = faultsOf(error, entry)
  return faultsOfEntry(name, schema, entry).map((fault, at) => ({
    ...fault,
    told: told[at] ?? fault.text,
    found: valueAt(entry, fault.path),
  }))
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
  const { name = '', language } = documentOf(file) ?? {}
  return {
    file,
    // Where the editor shows Tamil, beside the English.
    path: language === 'ta' && path.length > 0 ? ['ta', ...path] : path,
    text,
    found: value,
    told: path.length === 0 ? text : sayFault(path, entryOf(name, language) ?? value, text),
  }
}

/** All content as data, as rules take it. */
function contentOf(): Content {
  const documents = contentFiles().flatMap((file) =>
    OF_TAMIL.includes(file) ? [] : (documentOf(file) ?? []),
  )
  const entriesIn = (language: Locale) =>
    Object.fromEntries(
      documents
        .filter((each) => each.language === language)
        .map(({ name }) => [name, entryOf(name, language)]),
    )
  return { english: entriesIn('en'), tamil: entriesIn('ta') }
}

/** The files of a folder of content and of those within it, in both languages. */
const contentFiles = (folder = 'content'): readonly string[] =>
  [...(projectFiles.list(folder) ?? [])].flatMap((name) => {
    const file = `${folder}/${name}`
    if (name.endsWith('.json')) return file
    return name.includes('.') ? [] : contentFiles(file)
  })

/**
 * What cannot be published of the Tamil words of a file, and how many lag behind the English. Words that are missing
 * or older than their English can be published: English stands there, or the older Tamil.
 */
function readTamil({ name, schema }: Document): {
  faults: readonly ContentFault[]
  stale: number
} {
  const file = fileOf(name, 'ta')
  const english = entryOf(name)
  if (english === undefined || projectFiles.read(file) === undefined)
    return { faults: [], stale: 0 }
  const words = entryOf(name, 'ta')
  const sources = Object(Object(entryOf('sources.json', 'ta'))[name]) as Record<string, string>
  const { document, faults } = translated(schema, english, words, sources)
  const current = wordsOf(schema, english)
    .filter(({ place, text }) => sources[place] === hashOf(text))
    .map(({ place }) => place)
  const wrong = faults
    .filter(({ place, what }) => current.includes(place) && what !== 'is missing')
    .map(({ path, text }) => ({ file, path, text, told: sayFault(path.slice(1), words, text) }))
  const refused = refusedInTamil(name, schema, document, english).map((fault) => ({
    ...fault,
    told: sayFault(fault.path.slice(1), document, fault.text),
  }))
  return { faults: [...wrong, ...refused], stale: faults.length - wrong.length }
}

const sameInBoth = () => new Set<string>(JSON.parse(projectFiles.read(SAME) ?? '[]'))

export { uses } from './uses'
/** The changes that give an entry another name in addresses. */
export const rename = (from: string, slug: string, survey: string | null) =>
  renamed(from, slug, contentOf(), survey)

/** What is missing before launch. */
export async function launch() {
  const { launchList } = await import('./launch')
  return launchList()
}
