import { fileOf } from '@/content/folder'
import { projects } from '@/content/projects/projects'
import { type EditableType, editableTypeOf } from '@/content/registry'
import { keyOf } from '@/content/translated-words'
import { fieldsIn, startsWith } from '@/editor/checks/entry'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import { type Field, formOf } from '@/tools/content/checks/form'
import { entryOf, filesOf } from '@/tools/content/checks/listed-files'
import { SOURCES } from '@/tools/content/checks/text'
import { type FieldError, translated } from '@/tools/content/checks/validate'
import type { Part } from './going-public'
import { marksIn, missingOf } from './launch'

type Found = { path: Path; text: string }

/**
 * What stands in the way of parts that a save puts on the site, or looks left over there: what is missing of a project,
 * samples, values and names of another entry, and texts without Tamil.
 */
export const leftOver = (parts: readonly Part[]): readonly FieldError[] =>
  parts.flatMap(({ name, path: part }) => {
    const place = editableTypeOf(name)
    if (!place) return []
    const form = formOf(place.schema, place.label)
    const entry = withTamil(name)
    const others = (place.singular ? filesOf(place.path) : [])
      .filter(({ file }) => file !== name)
      .map(({ file, title }) => ({ title, entry: withTamil(file) }))
    const leaves = leavesOf(form, entry, [])
    const found = [
      ...marksIn(entryOf(name), []).map(({ path, saying }) => ({ path, text: `It ${saying}` })),
      ...leaves.flatMap(({ path, value }) => {
        const text = exampleIn(value)
        return text ? [{ path, text }] : []
      }),
      ...ofOthers(entry, leaves, others),
      ...withoutTamil(name, place),
    ].filter(({ path }) => startsWith(path[0] === 'ta' ? path.slice(1) : path, part))
    const project = projects.all.find(({ slug }) => name === `projects/${slug}.json`)
    return [
      ...(project && part.length === 0 ? missingOf(project) : []),
      ...found.map((each) => ({ file: name, ...each })),
    ].map(({ file, path = [], text }) => ({ file: fileOf(file), path, text }))
  })

/** An entry with its Tamil as the field `ta`, as forms show it. */
const withTamil = (name: string) => ({ ...Object(entryOf(name)), ta: entryOf(name, 'ta') })

type Leaf = { path: Path; value: unknown }

/** The values that a person wrote or chose, in both languages; a table is one value. */
function leavesOf(field: Field, entry: unknown, path: Path): readonly Leaf[] {
  const value = valueAt(entry, path)
  if (value === undefined || value === '') return []
  switch (field.kind) {
    case 'flag':
    case 'choice':
    case 'fixed':
      return []
    case 'words': {
      const tamil = { path: ['ta', ...path], value: valueAt(entry, ['ta', ...path]) }
      return [{ path, value }, ...(tamil.value ? [tamil] : [])]
    }
    case 'group':
    case 'forms':
    case 'list':
      if (field.kind === 'list' && field.isTable) break
      return fieldsIn(field, value).flatMap(([key, each]) =>
        key === 'slug' || key === 'position' ? [] : leavesOf(each, entry, [...path, key]),
      )
  }
  return [{ path, value }]
}

/** The front pages of networks, which are no accounts. */
const FRONT = /^https:\/\/(?:www\.)?(?:instagram|youtube|facebook|x)\.com\/?$/

/** Why a value is an example; undefined for others. */
function exampleIn(value: unknown): string | undefined {
  const [address] = /[\w.@-]+\.example\b/i.exec(String(value)) ?? []
  if (address) return `“${address}” is an example and reaches nobody.`
  if (/^\+\d\d(\d)\1{9}$/.test(String(value))) return 'It is an example and reaches nobody.'
  return FRONT.test(String(value))
    ? 'It is the front page of the network, not an account.'
    : undefined
}

type Other = { title: string; entry: unknown }

/** The values of an entry that exactly one other has too, and texts that name another or its place. */
function ofOthers(own: unknown, leaves: readonly Leaf[], others: readonly Other[]) {
  const all = leaves.map(({ path, value }) => {
    const named = nameIn(value, own, others)
    const [first, second] = others.filter(({ entry }) => isSame(valueAt(entry, path), value))
    // What two others share is a phrase of the site, such as a title.
    return { path, named, of: second ? undefined : first?.title, isOwn: !named && !first }
  })
  const found = all.flatMap(({ path, named, of }): readonly Found[] => {
    if (named) return [{ path, text: named }]
    if (!of) return []
    /** The largest part of which all is the same. */
    const part = path
      .map((_, at) => path.slice(0, at + 1))
      .filter((part) => part.at(-1) !== 'ta')
      .find((part) =>
        all.every(
          (each) => !startsWith(each.path, part) || (!each.isOwn && (each.of ?? of) === of),
        ),
      )
    return [{ path: part ?? path, text: `The same as in ${of}. Look whether it holds here too.` }]
  })
  const isFirst = ({ path }: Found, at: number) =>
    found.findIndex((each) => keyOf(each.path) === keyOf(path)) === at
  const isInEnglish = ({ path: [language, ...path] }: Found) =>
    language === 'ta' && found.some((each) => startsWith(path, each.path))
  return found.filter(isFirst).filter((each) => !isInEnglish(each))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Says which name of another entry a text has; undefined for others. */
function nameIn(value: unknown, own: unknown, others: readonly Other[]): string | undefined {
  // Names of pictures and addresses are compared as a whole.
  if (typeof value !== 'string' || /^\S+\/\S*$/.test(value)) return undefined
  const rest = namesOf(own).reduce((text, name) => text.replaceAll(name, ''), value)
  for (const { title, entry } of others)
    for (const name of namesOf(entry)) {
      const plain = name.replace(/[^\p{L}\p{M}\d ]/gu, '.')
      if (new RegExp(`(?<![\\p{L}\\p{M}])${plain}`, 'iu').test(rest))
        return `It says “${name}”, which is of ${title}.`
    }
  return undefined
}

/** The names of an entry and of its place, in both languages. */
const namesOf = (entry: unknown): readonly string[] =>
  [entry, valueAt(entry, ['ta'])].flatMap((words) =>
    [['name'], ['alternateName'], ['place', 'locality'], ['place', 'city']]
      .map((path) => valueAt(words, path))
      .filter((name) => typeof name === 'string' && name.length > 2),
  ) as readonly string[]

function withoutTamil(name: string, { schema }: EditableType): readonly Found[] {
  const sources = projectFiles.read(SOURCES)
  if (sources === undefined) return []
  const own = JSON.parse(sources)[name] ?? {}
  const { errors } = translated(schema, entryOf(name), entryOf(name, 'ta'), own)
  const missing = errors.filter(({ what }) => /^is (?:missing|older)/.test(what))
  const texts = missing.length === 1 ? 'This text has' : `${missing.length} texts have`
  const text = `${texts} no Tamil, or Tamil that is older than the English.`
  return missing.slice(0, 1).map(({ path }) => ({ path, text }))
}
