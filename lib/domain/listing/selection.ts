/** What a visitor may narrow the listing to. */
export const STATUS_FILTERS = ['all', 'in-progress', 'completed'] as const
/** One of the filters. */
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** How many projects each filter holds. */
export type StatusCounts = Readonly<Record<StatusFilter, number>>

/** Reads the filter out of an address's search part; anything unknown counts as not said. */
export function readFilter(search: string): StatusFilter {
  const status = new URLSearchParams(search).get('status')
  return STATUS_FILTERS.find((filter) => filter === status) ?? 'all'
}

/**
 * The search part that carries a filter, with its question mark, or an empty text where all are shown. Parameters of
 * others in `search` are kept.
 */
export function writeFilter(search: string, filter: StatusFilter): string {
  const params = new URLSearchParams(search)
  if (filter === 'all') params.delete('status')
  else params.set('status', filter)
  const text = params.toString()
  return text && `?${text}`
}

/** Counts what each filter holds. A project whose status is not known stands under `all` alone. */
export function countByStatus(
  statuses: readonly (Exclude<StatusFilter, 'all'> | undefined)[],
): StatusCounts {
  const counts = { all: statuses.length, 'in-progress': 0, completed: 0 }
  for (const status of statuses) if (status) counts[status] += 1
  return counts
}
