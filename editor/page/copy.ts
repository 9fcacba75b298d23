import type { Field } from '../form'
import type { OpenPlace } from '../work'
import { initialOf, setAt } from './entry'

/** A value as a copy of its entry begins: without what holds for the one entry alone. */
export function copied(field: Field, value: unknown): unknown {
  if (field.isOwn)
    return field.isOptional && field.initial === undefined ? undefined : initialOf(field)
  if (Array.isArray(value))
    return field.kind === 'list' ? value.map((each) => copied(field.item, each)) : value
  if (typeof value !== 'object' || value === null) return value
  const fields =
    field.kind === 'group'
      ? field.fields
      : field.kind === 'forms'
        ? field.forms[String(Reflect.get(value, field.tag))]?.fields
        : undefined
  if (!fields) return value
  const given = Object.entries(value).filter(([key]) => !(key in fields))
  const kept = Object.entries(fields).flatMap(([key, each]) => {
    const next = copied(each, Reflect.get(value, key))
    return next === undefined && !(key in value) ? [] : [[key, next]]
  })
  return Object.fromEntries([...given, ...kept])
}

/** The copy of an entry, as the form of a new one begins with it: its name and its place are given when it is saved. */
export function copyOf({ form }: OpenPlace, entry: unknown) {
  const copy = copied(form, structuredClone(entry))
  setAt(copy, ['slug'], '')
  return copy
}
