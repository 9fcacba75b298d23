import type { Field } from './form'

/** The path to a value in an entry. */
export type Path = readonly (string | number)[]

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (each, key) => (each as Record<string | number, unknown> | undefined)?.[key],
    value,
  )

/** The field at a path; undefined where the form has none. */
export function fieldAt(field: Field, [key, ...rest]: Path): Field | undefined {
  if (key === undefined) return field
  const inner =
    field.kind === 'list'
      ? field.item
      : field.kind === 'group'
        ? field.fields[key]
        : field.kind === 'forms'
          ? Object.values(field.forms).find(({ fields }) => key in fields)?.fields[key]
          : undefined
  return inner && fieldAt(inner, rest)
}

/** Parses a path such as `banner.slides[1].title`. */
export const pathOf = (place: string): Path =>
  [...place.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  )
