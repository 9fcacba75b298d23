import { textOf } from '@/editor/checks/project-files'

/** A value that differs between two states of a document, with its path; undefined where it is missing. */
export type Difference = { path: readonly (string | number)[]; before: unknown; after: unknown }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values that differ, one by one; a list of another length is one value. */
export function differences(
  before: unknown,
  after: unknown,
  path: Difference['path'] = [],
): readonly Difference[] {
  if (isSame(before, after)) return []
  const keys = keysOf(before, after)
  if (!keys) return [{ path, before, after }]
  return keys.flatMap((key) => differences(at(before, key), at(after, key), [...path, key]))
}

/** The keys of two values that are compared key by key; undefined where they are compared as a whole. */
function keysOf(one: unknown, other: unknown): readonly (string | number)[] | undefined {
  if (isFields(one) && isFields(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])]
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.map((_, index) => index)
  return undefined
}

const at = (value: unknown, key: string | number): unknown => (value as Fields)[key]

/**
 * Merges the changes of two people to the same base; undefined where both changed the same field differently. Texts are
 * JSON; the order of keys is that of `theirs`.
 */
export function merge(base: string, mine: string, theirs: string): string | undefined {
  try {
    const own = differences(JSON.parse(base), JSON.parse(mine))
    const others = differences(JSON.parse(base), JSON.parse(theirs))
    if (own.some((one) => others.some((other) => !isApart(one, other)))) return undefined
    const whole = { document: JSON.parse(theirs) }
    for (const { path, after } of own) put(whole, ['document', ...path], after)
    return textOf(whole.document, theirs)
  } catch {
    return undefined
  }
}

/** Whether two changes do not conflict: different fields, or the same value. */
function isApart(one: Difference, other: Difference): boolean {
  const within = one.path.every(
    (key, index) => index >= other.path.length || key === other.path[index],
  )
  return !within || (one.path.length === other.path.length && isSame(one.after, other.after))
}

function put(value: unknown, path: Difference['path'], next: unknown): void {
  const [key = '', ...rest] = path
  const fields = value as Record<string | number, unknown>
  if (rest.length > 0) put(fields[key], rest, next)
  else if (next === undefined) delete fields[key]
  else fields[key] = next
}
