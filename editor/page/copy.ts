import { fileOf } from '@/content/folder'
import { keyOf } from '@/content/translated-words'
import { fieldsIn, initialOf, setAt, shapeOf } from '@/editor/checks/entry'
import { textOf } from '@/editor/checks/project-files'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import { SOURCES } from '@/tools/content/checks/text'
import type { OpenPlace } from '../checks/work'
import { type Change, openJson, type Store } from './store'

/** A copy of a value without fields that are specific to one entry. */
export function copied(field: Field, value: unknown): unknown {
  if (field.isOwn)
    return field.isOptional && field.initial === undefined ? undefined : initialOf(field)
  if (Array.isArray(value))
    return field.kind === 'list' ? value.map((each) => copied(field.item, each)) : value
  if (typeof value !== 'object' || value === null) return value
  const fields = shapeOf(field, value)
  if (!fields) return value
  const given = Object.entries(value).filter(([key]) => !(key in fields))
  const kept = Object.entries(fields).flatMap(([key, each]) => {
    const next = copied(each, Reflect.get(value, key))
    return next === undefined && !(key in value) ? [] : [[key, next]]
  })
  return Object.fromEntries([...given, ...kept])
}

/** The copy of an entry as the start of a new one, without name and position, which are set when it is saved. */
export function copyOf({ form }: OpenPlace, entry: unknown) {
  const copy = copied(form, structuredClone(entry))
  setAt(copy, ['slug'], '')
  return copy
}

/** A Tamil text, and the hash of the English that it translates. */
type Known = { tamil: string; source: string }
/** Such hashes, by document and path. */
type Sources = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The changes that give a copy the Tamil of each text that it shares with the first entry. */
export async function copiedTamil(
  store: Store,
  { form }: OpenPlace,
  { first, copy, entry }: { first: string; copy: string; entry: unknown },
): Promise<readonly Change[]> {
  const [english, words, list] = await Promise.all([
    store.read(fileOf(first)),
    store.read(fileOf(first, 'ta')),
    openJson<Sources>(store, SOURCES, {}),
  ])
  if (!english.text || !words.text) return []
  const [before, tamil] = [JSON.parse(english.text), JSON.parse(words.text)]
  const known = new Map<string, Known>()
  for (const [path, text] of translatedIn(form, before)) {
    const own = valueAt(tamil, path)
    const source = list.value[first]?.[keyOf(path)]
    if (typeof own === 'string' && source) known.set(text, { tamil: own, source })
  }
  const sources = translatedIn(form, entry).flatMap(([path, text]) => {
    const found = known.get(text)
    return found ? [[keyOf(path), found.source]] : []
  })
  if (sources.length === 0) return []
  const file = fileOf(copy, 'ta')
  const { version } = await store.read(file)
  return [
    { file, text: textOf(wordsOf(form, entry, known) ?? {}), version },
    list.write({ ...list.value, [copy]: Object.fromEntries(sources) }),
  ]
}

/** The translatable texts of a value. */
export function translatedIn(
  field: Field,
  value: unknown,
  path: Path = [],
): readonly [Path, string][] {
  if (field.kind === 'words')
    return field.isTranslated && typeof value === 'string' && value ? [[path, value]] : []
  return fieldsIn(field, value).flatMap(([key, each, own]) =>
    translatedIn(each, own, [...path, key]),
  )
}

/** The known Tamil texts of a value, in its structure; undefined where none is known. */
function wordsOf(field: Field, value: unknown, known: ReadonlyMap<string, Known>): unknown {
  if (field.kind === 'words') return known.get(String(value))?.tamil
  const inner = fieldsIn(field, value).map(
    ([key, each, own]) => [key, wordsOf(each, own, known)] as const,
  )
  const found = inner.filter(([, words]) => words !== undefined)
  if (found.length === 0) return undefined
  if (field.kind !== 'list') return Object.fromEntries(found)
  // Rows without Tamil keep their index.
  const blank = field.item.kind === 'words' ? '' : {}
  return inner.map(([, words]) => words ?? blank)
}
