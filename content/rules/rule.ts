import { fileOf } from '../folder'

/**
 * A rule gets all content as data and returns its errors. It reads no files, so that tests can pass minimal content.
 * Checks of a single field belong in its schema (content/schema/), where the editor shows the error while typing.
 */
export type Rule = (content: Content) => readonly RuleError[]

/** All content as data. Each file has passed its schema. */
export type Content = {
  /** The English documents by name, such as `projects/vistara.json`. */
  readonly english: Readonly<Record<string, unknown>>
  /** The Tamil texts by document name, in the shape of the document. */
  readonly tamil: Readonly<Record<string, unknown>>
}

export type Path = readonly (string | number)[]

/** An error of a field: its value, the reason and what to write instead. */
export type RuleError = {
  /** The English or Tamil file of the document, such as `content/en/projects/vistara.json`. */
  readonly file: string
  /** The path of the field. Empty for an error of the whole file. */
  readonly path: Path
  readonly value: unknown
  readonly why: string
  readonly write: string
}

/** An entry of a folder of content. */
export type Entry<Value> = { readonly name: string; readonly slug: string; readonly entry: Value }

/** The English entries of a folder, such as `projects`, without those of subfolders. */
export function entriesIn<Value>(
  { english }: Pick<Content, 'english'>,
  folder: string,
): readonly Entry<Value>[] {
  const own = new RegExp(`^${folder}/([^/]+)\\.json$`)
  return Object.entries(english).flatMap(([name, entry]) => {
    const slug = own.exec(name)?.[1]
    return slug === undefined ? [] : { name, slug, entry: entry as Value }
  })
}

/** The years of the seasons that have a folder, newest first. */
export const seasonYears = ({ english }: Content): readonly string[] =>
  [
    ...new Set(
      Object.keys(english).flatMap((name) => /^cricket\/seasons\/(\d{4})\//.exec(name)?.[1] ?? []),
    ),
  ]
    .sort()
    .reverse()

/** A text of content, with its document, file, path and language. */
export type Text = {
  readonly name: string
  readonly file: string
  readonly path: Path
  readonly text: string
  readonly isTamil: boolean
}

/** All texts of all documents, in both languages. */
export const textsOf = ({ english, tamil }: Content): readonly Text[] => [
  ...Object.entries(english).flatMap(([name, value]) => textsIn(name, value, false)),
  ...Object.entries(tamil).flatMap(([name, value]) => textsIn(name, value, true)),
]

function textsIn(name: string, value: unknown, isTamil: boolean, path: Path = []): readonly Text[] {
  if (typeof value === 'string')
    return [{ name, file: fileOf(name, isTamil ? 'ta' : 'en'), path, text: value, isTamil }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(name, each, isTamil, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Splits a text into sentences. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=(?<!\bRs)[.!?])\s+/u)
