import { fieldAt, type Path } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'

/** The id of a field's control, which its error leads to. */
export const idOf = (path: Path): string => `field${path.map((key) => `-${key}`).join('')}`

/** Puts a value at a path of an entry, and makes what lies on the way. Undefined removes it. An entry that is a list keeps being one. */
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

/** What a new value of a field begins with. */
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
      // What somebody did not choose must not be saved.
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

/** What a new group begins with: everything that it needs, empty. */
export const initialFields = (fields: Readonly<Record<string, Field>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const value = field.isOptional && field.initial === undefined ? undefined : initialOf(field)
      return value === undefined ? [] : [[key, value]]
    }),
  )

/** What a row of a list is called: its first words. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { name, title, label, question, to, text, number } = value as Record<string, unknown>
  return String(name ?? title ?? label ?? question ?? to ?? text ?? number ?? '')
}

/** The labels on the way to a field, as an error names it: "Highlights, 2: Label". */
export function labelOf(field: Field, path: Path): string {
  const [key, ...rest] = path
  if (key === undefined) return ''
  if (key === 'ta') return `Tamil: ${labelOf(field, rest)}`
  if (field.kind === 'list')
    return [`${Number(key) + 1}`, labelOf(field.item, rest)].filter(Boolean).join(': ')
  const inner = fieldAt(field, [key])
  if (!inner) return field.kind === 'forms' && key === field.tag ? 'Kind' : `${key}`
  return [inner.label, labelOf(inner, rest)].filter(Boolean).join(', ')
}

/** The place of a path, as content/translated-words.ts writes it. */
export const placeOf = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
