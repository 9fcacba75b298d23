/** All errors that stop content from being published, by file, field and value, with advice. */
import type { z } from 'zod'
import { errorMessage, errorsAt, errorsOf, hintOf } from '@/content/errors'
import { documentOf, fileOf } from '@/content/folder'
import { readJson } from '@/content/json'
import { documentTypeOf, documentTypes } from '@/content/registry'
import { errorsOfRules } from '@/content/rules/all'
import type { Content, RuleError } from '@/content/rules/rule'
import { hashOf, translate, wordsOf } from '@/content/translated-words'
import type { Locale } from '@/lib/domain/locale'
import './meta'
import { errorOfMessage } from './create-checks'
import { fieldAt, pathOf, valueAt } from './entry'
import { formOf } from './form'
import { errorsOfPictures, PICTURE_LIST } from './images'
import { entryOf, filesOf } from './listed-files'
import { CHOOSE, SOURCES } from './text'

/** A changed file of the project: null means deleted, an empty text a picture. */
export type Change = { file: string; text: string | null }

/** An error of a field, or of a whole file if the path is empty. */
export type FieldError = {
  file: string
  path: readonly (string | number)[]
  text: string
  /** The invalid value, where the file itself is not in the answer. */
  found?: unknown
}

/** An error to show away from its field: `message` names the field and the value too. */
export type ContentError = FieldError & {
  message: string
  /** Possibly a consequence of a broken file. */
  mayFollow?: boolean
}

/** Errors that stop content from being published, and the number of stale Tamil texts of each file. */
export type ValidationResult = {
  errors: readonly ContentError[]
  stale: readonly { file: string; count: number }[]
}

/**
 * Validates all content: unreadable files, schemas, what the build refuses, translations, and rules across files or by
 * law (content/rules/). The editor, the build, `npm run content`, the workflows and the feed snapshot all use this.
 */
export async function validate(): Promise<ValidationResult> {
  // Throwing lets the caller repeat the run without invalid JSON, so that other errors are found (create-checks.ts).
  const [unreadable] = contentFiles().flatMap(errorOfJson)
  if (unreadable) throw new Error(unreadable)
  const broken = [...projectFiles.broken.values()].map(errorOfMessage)
  const documents = documentTypes.flatMap(({ path, schema }) =>
    filesOf(path).map(({ file }) => ({ name: file, schema })),
  )
  const errors = [...strayFiles(), ...documents.flatMap(errorsOfDocument), ...errorsOfPictureList()]
  // Later checks would only repeat these errors in other words.
  if (errors.length > 0) return { errors: [...broken, ...errors], stale: [] }
  // Typed modules compute figures and seasons: report what they refuse.
  const { modules } = await import('content-modules')
  for (const load of modules)
    await load().catch(({ message }: Error) => errors.push(errorOfMessage(message)))
  // Some errors may follow from broken files. Report them all the same: others may come from another change.
  if (broken.length > 0)
    return {
      errors: [...broken, ...errors.map((error) => ({ ...error, mayFollow: true }))],
      stale: [],
    }
  const tamil = documents.map((each) => ({ file: each.name, ...readTamil(each) }))
  errors.push(...tamil.flatMap(({ errors }) => errors))
  if (errors.length === 0) errors.push(...errorsOfRules(contentOf()).map(errorOfRule))
  const isFirst = ({ file, message }: ContentError, at: number) =>
    errors.findIndex((each) => each.message === message && each.file === file) === at
  return {
    errors: errors.filter(isFirst),
    stale: tamil.flatMap(({ file, stale }) => (stale > 0 ? { file, count: stale } : [])),
  }
}

/** Content files that no page shows. */
const strayFiles = (): readonly ContentError[] =>
  contentFiles().flatMap((file) => {
    const { name = '' } = documentOf(file) ?? {}
    if (documentTypeOf(name) || OF_TAMIL.includes(file)) return []
    const text = 'No page shows this file. Look at its name and where it lies, or remove it.'
    return [{ file, path: [], text, message: text }]
  })

const SAME = fileOf('same.json', 'ta')
/** Files of a translation besides those of documents. */
const OF_TAMIL = [SOURCES, SAME]

type Document = { name: string; schema: z.ZodType }

export function errorsOfDocument({ name, schema }: Document): readonly ContentError[] {
  const entry = entryOf(name)
  if (entry === undefined) return []
  const { error } = schema.safeParse(entry, { error: hintOf })
  // A reference to a name in a broken file looks unresolved: report only the broken file.
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
  const toError = (text: string) => ({ file: '', path: [], text, message: text })
  try {
    return errorsOfPictures(projectFiles.read(PICTURE_LIST) ?? '', []).map(toError)
  } catch (error) {
    return [toError(`${PICTURE_LIST} cannot be read: ${error}`)]
  }
}

function errorOfRule({ file, path, value, why, write }: RuleError): ContentError {
  const text = `${why} ${write}`
  const { name = '', language } = documentOf(file) ?? {}
  return {
    file,
    // The editor shows Tamil fields beside the English ones, under `ta`.
    path: language === 'ta' && path.length > 0 ? ['ta', ...path] : path,
    text,
    found: value,
    message: path.length === 0 ? text : errorMessage(path, entryOf(name, language) ?? value, text),
  }
}

/** All content as plain data, the input of rules. */
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

/** All files below a folder of content, in both languages. */
const contentFiles = (folder = 'content'): readonly string[] =>
  [...(projectFiles.list(folder) ?? [])].flatMap((name) => {
    const file = `${folder}/${name}`
    if (name.endsWith('.json')) return file
    return name.includes('.') ? [] : contentFiles(file)
  })

/**
 * Errors of a file's Tamil texts, and how many are stale. Missing and stale texts are no errors: the page shows
 * English, or the older Tamil.
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
    .filter(({ key, text }) => sources[key] === hashOf(text))
    .map(({ key }) => key)
  const wrong = errors
    .filter(({ key, what }) => current.includes(key) && what !== 'is missing')
    .map(({ path, text }) => ({
      file,
      path,
      text,
      message: errorMessage(path.slice(1), words, text),
    }))
  const refused = refusedInTamil(name, schema, document, english).map((error) => ({
    ...error,
    message: errorMessage(error.path.slice(1), document, error.text),
  }))
  return { errors: [...wrong, ...refused], stale: errors.length - wrong.length }
}

const sameInBoth = () => new Set<string>(JSON.parse(projectFiles.read(SAME) ?? '[]'))

/** The syntax error of a content file, with its line. */
export function errorOfJson(file: string): readonly string[] {
  if (projectFiles.read(file) === undefined) return []
  try {
    readJson(file)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** The Tamil document, and the errors of its texts by field, as the editor shows them. */
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
      const [, key = '', what = ''] = /^(.+?) ((?:is|has) [\s\S]*)$/.exec(error) ?? []
      return { key, what, path: ['ta', ...pathOf(key)], text: `The Tamil ${what}.` }
    }),
  }
}

/** Errors that the schema finds in the Tamil of a document but not in its English, such as claims barred by law. */
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

/** The expected form of a value in the words of a form: without quotes and brackets. */
function formHintOf(issue: z.core.$ZodRawIssue): string | undefined {
  const own = hintOf(issue)?.replace(/"/g, '')
  if (issue.code === 'invalid_type') return EXAMPLES[issue.expected] ?? NEEDED
  if (issue.code === 'invalid_value') return CHOOSE
  if (issue.code === 'invalid_format') return EXAMPLES[issue.format] ?? own
  const isEmpty = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1
  return isEmpty ? NEEDED : own
}
