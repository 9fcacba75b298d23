import { fieldAt, type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'

/** The id of a field's control, the target of links to its errors. */
export const idOf = (path: Path): string => `field${path.map((key) => `-${key}`).join('')}`

/** Sets a value in an entry, and creates missing parents; undefined removes it. A list entry keeps its array. */
export function setAt(entry: unknown, path: Path, value: unknown): void {
  const key = path.at(-1)
  if (key === undefined) {
    if (!Array.isArray(entry) || !Array.isArray(value))
      throw new Error('only the rows of a whole entry can change')
    entry.splice(0, entry.length, ...value)
    return
  }
  let parent = entry as Record<string | number, unknown>
  for (const [index, step] of path.slice(0, -1).entries()) {
    parent[step] ??= typeof path[index + 1] === 'number' ? [] : {}
    parent = parent[step] as Record<string | number, unknown>
  }
  if (value === undefined && !Array.isArray(parent)) delete parent[key]
  else parent[key] = value
}

/** The initial value of a field. */
export function initialOf(field: Field): unknown {
  if (field.initial !== undefined) return structuredClone(field.initial)
  switch (field.kind) {
    case 'words':
    case 'line':
    case 'image':
    case 'paper':
      return ''
    case 'flag':
      return false
    case 'number':
    case 'fixed':
      return undefined
    case 'choice':
      // Several choices: start without one, so that no unchosen value is saved.
      return field.choices.length === 1 ? field.choices[0]?.value : undefined
    case 'group':
      return initialFields(field.fields)
    case 'list':
      return Array.from({ length: field.min }, () => initialOf(field.item))
    case 'forms': {
      const [[tag, form] = [], ...others] = Object.entries(field.forms)
      return others.length > 0 ? {} : { [field.tag]: tag, ...initialFields(form?.fields ?? {}) }
    }
  }
}

/** The initial values of a new group: all required fields, empty. */
export const initialFields = (fields: Readonly<Record<string, Field>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const value = field.isOptional && field.initial === undefined ? undefined : initialOf(field)
      return value === undefined ? [] : [[key, value]]
    }),
  )

/** The fields of an object; undefined if its field is no object. */
export function shapeOf(field: Field, value: object) {
  if (field.kind === 'group') return field.fields
  return field.kind === 'forms'
    ? field.forms[String(Reflect.get(value, field.tag))]?.fields
    : undefined
}

/** The fields within a value, by their keys or indexes. */
export function fieldsIn(
  field: Field,
  value: unknown,
): readonly [string | number, Field, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((each, at) => [at, field.item, each])
  return Object.entries(shapeOf(field, value) ?? {}).map(([key, each]) => [
    key,
    each,
    Reflect.get(value, key),
  ])
}

/** The name of a list row: its title, otherwise the first words in its fields. Empty where it has none. */
export function nameOf(value: unknown, field?: Field): string {
  if (field?.kind === 'choice')
    return field.choices.find((each) => each.value === value)?.label ?? ''
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { name, title, label, question, to, by, role, text, number } = value as Record<
    string,
    unknown
  >
  const own = [name, title, label, question, to, by, role, text, number].find(Boolean)
  if (own || !field) return String(own ?? '')
  const isNamed = ([key, inner]: readonly [string | number, Field, unknown]) =>
    !NO_NAMES.includes(inner.kind) && !isAddressName(key, inner)
  return (
    fieldsIn(field, value)
      .filter(isNamed)
      .map(([, inner, each]) => nameOf(each, inner))
      .find(Boolean) ?? ''
  )
}

/** The kinds of fields whose values name nothing. */
const NO_NAMES: readonly Field['kind'][] = ['image', 'paper', 'flag', 'number', 'fixed']

/** Whether a field is the name of a part of a page in addresses. */
export const isAddressName = (key: string | number, field: Field): boolean =>
  field.kind === 'line' && field.type === 'text' && (key === 'id' || key === 'slug')

/** The first picture in a value; undefined where it has none. */
export function pictureIn(field: Field, value: unknown): string | undefined {
  if (field.kind === 'image') return typeof value === 'string' && value ? value : undefined
  return fieldsIn(field, value)
    .map(([, inner, each]) => pictureIn(inner, each))
    .find(Boolean)
}

/** A value in the words of its form: the label of a choice, yes or no; of a list or a group, its size. */
export function saidOf(value: unknown, field?: Field): string {
  if (value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean')
    return (field?.kind === 'flag' && field.names?.[`${value}`]) || (value ? 'Yes' : 'No')
  if (field?.kind === 'choice') return nameOf(value, field) || String(value)
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'row' : 'rows'}`
  if (typeof value === 'object' && value !== null) return `${Object.keys(value).length} fields`
  return String(value)
}

/**
 * The labels on the path to a field, for error messages: "Highlights, 2: Label". With `value`, rows have their own names
 * where there are ones, such as the numbers of plots.
 */
export function labelOf(field: Field, path: Path, value?: unknown): string {
  const [key, ...rest] = path
  if (key === undefined) return ''
  if (key === 'ta') return `Tamil: ${labelOf(field, rest)}`
  const within = valueAt(value, [key])
  if (field.kind === 'list') {
    const own = typeof within === 'object' && nameOf(within, field.item)
    const name = own || `${Number(key) + 1}`
    return [name, labelOf(field.item, rest, within)].filter(Boolean).join(': ')
  }
  const inner = fieldAt(field, [key])
  if (!inner) return field.kind === 'forms' && key === field.tag ? 'Kind' : `${key}`
  return [inner.label, labelOf(inner, rest, within)].filter(Boolean).join(', ')
}

/** Whether a path leads to a part or into it. */
export const startsWith = (path: Path, part: Path): boolean =>
  part.every((key, at) => path[at] === key)
