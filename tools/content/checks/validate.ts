/** Everything that stops content from being published, by file, field and value, with what to write. */
import type { z } from 'zod'
import { errorsAt, errorsOf, hintOf, sayError } from '@/content/errors'
import { documentOf, fileOf } from '@/content/folder'
import { readJson } from '@/content/json'
import { everything, lineOf } from '@/content/registry'
import { errorsOfRules } from '@/content/rules/all'
import type { Content, RuleError } from '@/content/rules/rule'
import { hashOf, translate, wordsOf } from '@/content/translated-words'
import type { Locale } from '@/lib/domain/locale'
import './meta'
import { errorOfMessage } from './ask'
import { fieldAt, pathOf, valueAt } from './entry'
import { formOf } from './form'
import { errorsOfPictures, PICTURE_LIST } from './images'
import { entryOf, filesOf } from './listed'
import { CHOOSE, SOURCES } from './text'

/** A changed file of the project; null where it is deleted, empty where it is a picture. */
export type Change = { file: string; text: string | null }

/** What is wrong with a field of a file, in words. Without a path it concerns the whole. */
export type FieldError = {
  file: string
  path: readonly (string | number)[]
  text: string
  /** What the field holds, where its file was not sent. */
  found?: unknown
}

/** The same where no field stands beside it: `message` names the field and the value too. */
export type ContentError = FieldError & {
  message: string
  /** It may be gone once the broken file is whole. */
  mayFollow?: boolean
}

/** What stops content from being published, and how many Tamil texts of each file lag behind the English. */
export type ValidationResult = {
  errors: readonly ContentError[]
  stale: readonly { file: string; count: number }[]
}

/**
 * All that stops content from being published: files that cannot be read, fields that their schemas refuse, what the
 * build refuses, words of a translation, and what holds across files or by law (content/rules/). Every door of content
 * asks this: the editor, the build, `npm run content`, the workflows and the snapshot of the feed.
 */
export async function validate(): Promise<ValidationResult> {
  // Without a file that is no JSON the others are judged: it hides none of their errors (tools/content/checks/ask.ts).
  const [unreadable] = contentFiles().flatMap(errorOfJson)
  if (unreadable) throw new Error(unreadable)
  const broken = [...projectFiles.broken.values()].map(errorOfMessage)
  const documents = everything.flatMap(({ path, schema }) =>
    filesOf(path).map(({ file }) => ({ name: file, schema })),
  )
  const said = [...strayFiles(), ...documents.flatMap(errorsOfDocument), ...errorsOfPictureList()]
  // What follows would only repeat them in other words.
  if (said.length > 0) return { errors: [...broken, ...said], stale: [] }
  // Typed modules fill in figures and derive seasons: what they cannot make is told by them alone.
  const { modules } = await import('content-modules')
  for (const load of modules)
    await load().catch(({ message }: Error) => said.push(errorOfMessage(message)))
  // While a file is broken others miss it. They are told all the same: one of them may be another change's error.
  if (broken.length > 0)
    return {
      errors: [...broken, ...said.map((error) => ({ ...error, mayFollow: true }))],
      stale: [],
    }
  const tamil = documents.map((each) => ({ file: each.name, ...readTamil(each) }))
  said.push(...tamil.flatMap(({ errors }) => errors))
  if (said.length === 0) said.push(...errorsOfRules(contentOf()).map(errorOfRule))
  const isFirst = ({ file, message }: ContentError, at: number) =>
    said.findIndex((each) => each.message === message && each.file === file) === at
  return {
    errors: said.filter(isFirst),
    stale: tamil.flatMap(({ file, stale }) => (stale > 0 ? { file, count: stale } : [])),
  }
}

/** Files of content that no page would ever show. */
const strayFiles = (): readonly ContentError[] =>
  contentFiles().flatMap((file) => {
    const { name = '' } = documentOf(file) ?? {}
    if (lineOf(name) || OF_TAMIL.includes(file)) return []
    const text = 'No page shows this file. Look at its name and where it lies, or remove it.'
    return [{ file, path: [], text, message: text }]
  })

const SAME = fileOf('same.json', 'ta')
/** What a translation keeps besides the words of each document. */
const OF_TAMIL = [SOURCES, SAME]

type Document = { name: string; schema: z.ZodType }

export function errorsOfDocument({ name, schema }: Document): readonly ContentError[] {
  const entry = entryOf(name)
  if (entry === undefined) return []
  const { error } = schema.safeParse(entry, { error: hintOf })
  // A name that a broken file has seems to be none: only the broken one is named.
  const isFalse =
    projectFiles.broken.size > 0 && error?.issues.every(({ code }) => code === 'custom')
  if (!error || isFalse) return []
  const messages = errorsOf(error, entry)
  return errorsOfEntry(name, schema, entry).map((error, at) => ({
    ...error,
    message: messages[at] ?? error.text,
    found: valueAt(entry, error.path),
  }))
}

function errorsOfPictureList(): readonly ContentError[] {
  const said = (text: string) => ({ file: '', path: [], text, message: text })
  try {
    return errorsOfPictures(projectFiles.read(PICTURE_LIST) ?? '', []).map(said)
  } catch (error) {
    return [said(`${PICTURE_LIST} cannot be read: ${error}`)]
  }
}

function errorOfRule({ file, path, value, why, write }: RuleError): ContentError {
  const text = `${why} ${write}`
  const { name = '', language } = documentOf(file) ?? {}
  return {
    file,
    // Where the editor shows Tamil, beside the English.
    path: language === 'ta' && path.length > 0 ? ['ta', ...path] : path,
    text,
    found: value,
    message: path.length === 0 ? text : sayError(path, entryOf(name, language) ?? value, text),
  }
}

/** All content as data, as rules take it. */
export function contentOf(): Content {
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
  errors: readonly ContentError[]
  stale: number
} {
  const file = fileOf(name, 'ta')
  const english = entryOf(name)
  if (english === undefined || projectFiles.read(file) === undefined)
    return { errors: [], stale: 0 }
  const words = entryOf(name, 'ta')
  const sources = Object(Object(entryOf('sources.json', 'ta'))[name]) as Record<string, string>
  const { document, errors } = translated(schema, english, words, sources)
  const current = wordsOf(schema, english)
    .filter(({ place, text }) => sources[place] === hashOf(text))
    .map(({ place }) => place)
  const wrong = errors
    .filter(({ place, what }) => current.includes(place) && what !== 'is missing')
    .map(({ path, text }) => ({ file, path, text, message: sayError(path.slice(1), words, text) }))
  const refused = refusedInTamil(name, schema, document, english).map((error) => ({
    ...error,
    message: sayError(error.path.slice(1), document, error.text),
  }))
  return { errors: [...wrong, ...refused], stale: errors.length - wrong.length }
}

const sameInBoth = () => new Set<string>(JSON.parse(projectFiles.read(SAME) ?? '[]'))

/** Why a file of content is no JSON, with its line. */
export function errorOfJson(file: string): readonly string[] {
  if (projectFiles.read(file) === undefined) return []
  try {
    readJson(file)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** A document in Tamil, and what is wrong with its words, each by its field as the editor shows it. */
export function translated(
  schema: z.ZodType,
  english: unknown,
  words: unknown,
  sources: Readonly<Record<string, string>>,
) {
  const translation = { words, sources, same: sameInBoth() }
  const { document, errors } = translate(schema, english, translation)
  return {
    document,
    errors: errors.map((error) => {
      const [, place = '', what = ''] = /^(.+?) ((?:is|has) [\s\S]*)$/.exec(error) ?? []
      return { place, what, path: ['ta', ...pathOf(place)], text: `The Tamil ${what}.` }
    }),
  }
}

/** What the schema of a document refuses in its Tamil and not in its English, such as what the law bars. */
export function refusedInTamil(
  name: string,
  schema: z.ZodType,
  tamil: unknown,
  english: unknown,
): readonly FieldError[] {
  const known = errorsOfEntry(name, schema, english).map(({ text }) => text)
  return errorsOfEntry(name, schema, tamil)
    .filter(({ text }) => !known.includes(text))
    .map(({ path, text }) => ({ file: fileOf(name, 'ta'), path: ['ta', ...path], text }))
}

export function errorsOfEntry(
  name: string,
  schema: z.ZodType,
  entry: unknown,
): readonly FieldError[] {
  const result = schema.safeParse(entry, { error: formHintOf })
  if (result.success) return []
  const form = formOf(schema, name)
  return errorsAt(result.error, entry).map(({ path, advice }) => {
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
