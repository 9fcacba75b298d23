import type { Path } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'

export type FoundField = { label: string; path: Path }

/** The fields of a form, and those of its parts, by their labels: what the search finds besides titles. */
export const fieldsToFind = (form: Field): readonly FoundField[] =>
  innerOf(form).flatMap(([key, field]) => [
    { label: field.label, path: [key] },
    ...innerOf(field).map(([inner, { label }]) => ({
      label: `${field.label}, ${label}`,
      // The rows of a list have numbers: its first one stands for all.
      path: field.kind === 'list' ? [key, 0, inner] : [key, inner],
    })),
  ])

function innerOf(field: Field): readonly (readonly [string, Field])[] {
  if (field.kind === 'group') return Object.entries(field.fields)
  if (field.kind === 'list') return innerOf(field.item)
  if (field.kind !== 'forms') return []
  const all = Object.values(field.forms).flatMap(({ fields }) => Object.entries(fields))
  return [...new Map(all)]
}
