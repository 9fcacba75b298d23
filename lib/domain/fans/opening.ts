/** What the fan home can open with: an announced match, a result or a story, with its day in India. */
export type News = { readonly kind: 'fixture' | 'result' | 'story'; readonly day: string }

/**
 * What the fan home opens with from a day on, first what is shown first: each announced match until its day is over,
 * then the newest result or story. Of one day the result comes first.
 */
export function openingsFrom<Each extends News>(
  today: string,
  all: readonly Each[],
): readonly Each[] {
  const ahead = all.filter(({ kind, day }) => kind === 'fixture' && day >= today)
  const told = all.filter(({ kind }) => kind !== 'fixture')
  const newest = told.toSorted(
    (a, b) => b.day.localeCompare(a.day) || a.kind.localeCompare(b.kind),
  )[0]
  return [...ahead.toSorted((a, b) => a.day.localeCompare(b.day)), ...(newest ? [newest] : [])]
}
