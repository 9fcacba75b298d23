import type { z } from 'zod'
import { sha256Of } from '@/lib/domain/format/hash'

/** A translatable text of a document, and its path, such as `banner.slides[1].title`. */
export type Words = { readonly key: string; readonly text: string }

type Path = readonly (string | number)[]
/** A translatable text with its path, and the placeholders that a page fills in it. */
type Found = { readonly path: Path; readonly text: string; readonly places: readonly string[] }

/** The translatable texts of a document: those that its schema marks with `isWords`. */
export const wordsOf = (schema: z.ZodType, document: unknown): readonly Words[] =>
  find(schema, document, []).map(({ path, text }) => ({ key: keyOf(path), text }))

/** The translation of a document. */
export type Translation = {
  /** The texts, in the shape of the document. */
  readonly words: unknown
  /** By path: the hash of the English text that was translated. */
  readonly sources: Readonly<Record<string, string>>
  /** Texts that need no Tamil letter, such as names. */
  readonly same: ReadonlySet<string>
}

/** The translated document, and one message per problem of the translation. */
export function translate(schema: z.ZodType, document: unknown, translation: Translation) {
  const errors: string[] = []
  const expected = find(schema, document, [])
  const copy: unknown = structuredClone(document)
  for (const { path, text } of expected) {
    const key = keyOf(path)
    const own = at(translation.words, path)
    const error = errorOf(text, own, translation.sources[key], translation.same)
    if (error) errors.push(`${key} ${error}`)
    if (typeof own === 'string') set(copy, path, own)
  }
  const known = new Set(expected.map(({ path }) => keyOf(path)))
  for (const { path } of leavesOf(translation.words, []))
    if (!known.has(keyOf(path))) errors.push(`${keyOf(path)} is not in the English`)
  return { document: copy, errors }
}

/** A hash of an English text, to detect stale translations. */
export const hashOf = (text: string): string => sha256Of(text).slice(0, 10)

const PLACEHOLDER = /\{[\w.-]+\}/g
const LINK = /\]\([^)]*\)/g

/** The placeholders and link targets of a text, which a translation must keep. */
const fixedParts = (text: string): string =>
  [...text.matchAll(PLACEHOLDER), ...text.matchAll(LINK)]
    .map(([part]) => part)
    .sort()
    .join(' ')

function errorOf(
  text: string,
  own: unknown,
  source: string | undefined,
  same: ReadonlySet<string>,
): string | undefined {
  if (typeof own !== 'string' || own.trim() === '') return text === '' ? undefined : 'is missing'
  if (fixedParts(own) !== fixedParts(text))
    return `has the places ${fixedParts(own) || 'none'}, the English ${fixedParts(text) || 'none'}`
  const letters = own.replace(PLACEHOLDER, '').replace(LINK, '')
  if (/\p{L}/u.test(letters) && !/\p{Script=Tamil}/u.test(letters) && !same.has(own))
    return `has no Tamil letter: "${own}"`
  return source === hashOf(text) ? undefined : 'is older than the English'
}

/** The placeholders that pages fill in the texts of a document, by the path of the text. */
export const placeholdersOf = (
  schema: z.ZodType,
  document: unknown,
): ReadonlyMap<string, readonly string[]> =>
  new Map(find(schema, document, []).map(({ path, places }) => [keyOf(path), places]))

/** Finds the translatable texts of a value. For a union, uses the first option that accepts the value. */
function find(schema: z.ZodType, value: unknown, path: Path): readonly Found[] {
  if (value === undefined || value === null) return []
  const { isWords, places = [] } = schema.meta() ?? {}
  if (isWords) return typeof value === 'string' ? [{ path, text: value, places }] : []
  const def = schema._zod.def as Definition & typeof schema._zod.def
  const inner = def.innerType ?? def.in
  if (inner) return find(inner, value, path)
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => {
      const element = def.items?.[index] ?? def.element
      return element ? find(element, each, [...path, index]) : []
    })
  }
  if (def.options) {
    const fitting = def.options.find((option) => option.safeParse(value).success)
    return fitting ? find(fitting, value, path) : []
  }
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => {
    const field = def.valueType ?? def.shape?.[key]
    return field ? find(field, each, [...path, key]) : []
  })
}

/** The internals of zod schemas used here; each kind of schema has some of them. */
type Definition = {
  /** Of optional, default, nullable and readonly. */
  innerType?: z.ZodType
  /** Of a transformation: the input. */
  in?: z.ZodType
  element?: z.ZodType
  items?: readonly z.ZodType[]
  options?: readonly z.ZodType[]
  valueType?: z.ZodType
  shape?: Readonly<Record<string, z.ZodType>>
}

function leavesOf(value: unknown, path: Path): readonly { path: Path }[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [{ path }]
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((each, key) => (each as Record<string, unknown> | undefined)?.[key], value)

function set(value: unknown, path: Path, text: string): void {
  const parent = at(value, path.slice(0, -1)) as Record<string | number, unknown>
  const key = path.at(-1)
  if (key !== undefined) parent[key] = text
}

/** `banner.slides[1].title` */
export const keyOf = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
