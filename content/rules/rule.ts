import { fileOf } from '../folder'

/**
 * What a rule is. A rule gets all content as data and returns what is wrong with it. It reads no file, so that a test
 * can hand it a content of two lines. Fields that can be judged by themselves are judged by their schema
 * (content/schema/), where the editor shows the error while it is typed.
 */
export type Rule = (content: Content) => readonly RuleError[]

/** All content as data. Each file has passed its schema. */
export type Content = {
  /** What the English documents hold, by their names, such as `projects/vistara.json`. */
  readonly english: Readonly<Record<string, unknown>>
  /** The Tamil words of a document, by its name and in its shape. */
  readonly tamil: Readonly<Record<string, unknown>>
}

export type Path = readonly (string | number)[]

/** What is wrong with a field, why, and what to write in its place. */
export type RuleError = {
  /** The file of the document: `content/en/projects/vistara.json`, or that of its Tamil words. */
  readonly file: string
  /** The way to the field. Empty where the file itself should not be there. */
  readonly path: Path
  readonly value: unknown
  readonly why: string
  readonly write: string
}

/** An entry of a folder of content. */
export type Entry<Value> = { readonly name: string; readonly slug: string; readonly entry: Value }

/** The entries of a folder, such as `projects`. Those of its folders are left out. */
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

/** A text of content: in which document, in which language, where it stands. */
export type Text = {
  readonly name: string
  readonly file: string
  readonly path: Path
  readonly text: string
  readonly isTamil: boolean
}

/** Every text of every document, in both languages. */
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

/** The sentences of a text. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=(?<!\bRs)[.!?])\s+/u)
