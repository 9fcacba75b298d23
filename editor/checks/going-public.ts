import { documentOf } from '@/content/folder'
import type { Path } from '@/tools/content/checks/entry'

/** A part of a document that a save puts on the site; its path is empty for the whole document. */
export type Part = { name: string; path: Path }

/** The marks that keep content off the site, or label it as a sample there. */
const MARKS = ['isHidden', 'isPlaceholder']

/**
 * The parts that a change of a file puts on the site: those whose mark it removes, and a new entry that could have been
 * kept back. A renamed entry was there before.
 */
export function goingPublic(
  changes: readonly { file: string; text?: string | null }[],
  before: (file: string) => string | null,
): readonly Part[] {
  if (changes.some(({ text }) => text === null)) return []
  return changes.flatMap(({ file, text }) => {
    const { name = '', language } = documentOf(file) ?? {}
    if (!text || language !== 'en') return []
    const known = before(file)
    const after = JSON.parse(text)
    const parts = partsIn(
      known === null ? { isHidden: 'isHidden' in after } : JSON.parse(known),
      after,
    )
    return parts.map((path) => ({ name, path }))
  })
}

function partsIn(before: unknown, after: unknown, path: Path = []): readonly Path[] {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return []
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  if (MARKS.some((mark) => was.get(mark) === true && is.get(mark) !== true)) return [path]
  if (is.get('isHidden') === true) return []
  return [...is].flatMap(([key, each]) =>
    partsIn(was.get(key), each, [...path, Array.isArray(after) ? Number(key) : key]),
  )
}
