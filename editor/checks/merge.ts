import { startsWith } from '@/editor/checks/entry'
import { textOf } from '@/editor/checks/project-files'
import { type Path, valueAt } from '@/tools/content/checks/entry'

/** A value that differs between two states of a document, with its path; undefined where it is missing. */
export type Difference = { path: Path; before: unknown; after: unknown }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values that differ, one by one; a list of another length is one value. */
export function differences(
  before: unknown,
  after: unknown,
  path: Path = [],
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

/** A field that two people changed differently; a value is undefined where it was removed. */
export type Conflict = { path: Path; base: unknown; mine: unknown; theirs: unknown }

/** What is taken of a field in conflict; `both` for the rows of two lists. */
export type Choice = 'mine' | 'theirs' | 'both'

/** The fields that two people changed differently since `base`. Texts are JSON. */
export function conflictsOf(base: string, mine: string, theirs: string): readonly Conflict[] {
  const documents = { base: JSON.parse(base), mine: JSON.parse(mine), theirs: JSON.parse(theirs) }
  const own = differences(documents.base, documents.mine)
  const others = differences(documents.base, documents.theirs)
  // One may have changed a part of what the other has replaced: the conflict is about the whole.
  const paths = own.flatMap((one) =>
    others.flatMap((other) =>
      isApart(one, other) ? [] : [one.path.length < other.path.length ? one.path : other.path],
    ),
  )
  return paths
    .filter((path, at) => {
      const isAbove = (other: Path, index: number) =>
        startsWith(path, other) && (path.length > other.length || index < at)
      return !paths.some(isAbove)
    })
    .map((path) => ({
      path,
      base: valueAt(documents.base, path),
      mine: valueAt(documents.mine, path),
      theirs: valueAt(documents.theirs, path),
    }))
}

/**
 * Merges the changes of two people with a choice for each field in conflict. The result holds all other changes of both.
 */
export function settle(
  base: string,
  mine: string,
  theirs: string,
  choose: (conflict: Conflict) => Choice,
): string {
  const agreed = { base: JSON.parse(base), mine: JSON.parse(mine) }
  for (const conflict of conflictsOf(base, mine, theirs)) {
    // Theirs becomes what both began with, and the choice a change of it.
    put(agreed, ['base', ...conflict.path], conflict.theirs)
    put(agreed, ['mine', ...conflict.path], chosen(conflict, choose(conflict)))
  }
  const merged = merge(textOf(agreed.base), textOf(agreed.mine), theirs)
  if (merged === undefined) throw new Error('a settled conflict does not merge')
  return merged
}

function chosen({ base, mine, theirs }: Conflict, choice: Choice): unknown {
  if (choice === 'mine') return mine
  if (choice === 'theirs' || !Array.isArray(mine) || !Array.isArray(theirs)) return theirs
  const known = [...(Array.isArray(base) ? base : []), ...theirs]
  return [...theirs, ...mine.filter((row) => !known.some((each) => isSame(each, row)))]
}

/** Whether two changes do not conflict: different fields, or the same value. */
function isApart(one: Difference, other: Difference): boolean {
  const within = one.path.every(
    (key, index) => index >= other.path.length || key === other.path[index],
  )
  return !within || (one.path.length === other.path.length && isSame(one.after, other.after))
}

function put(value: unknown, path: Path, next: unknown): void {
  const [key = '', ...rest] = path
  const fields = value as Record<string | number, unknown>
  if (rest.length > 0) put(fields[key], rest, next)
  else if (next === undefined) delete fields[key]
  else fields[key] = next
}
