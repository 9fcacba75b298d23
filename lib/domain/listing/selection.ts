/** The filters of the project listing. */
export const STATUS_FILTERS = ['all', 'in-progress', 'completed'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** The number of projects per filter. */
export type StatusCounts = Readonly<Record<StatusFilter, number>>

/** The filter in a query string; `all` if it is absent or unknown. */
export function readFilter(search: string): StatusFilter {
  const status = new URLSearchParams(search).get('status')
  return STATUS_FILTERS.find((filter) => filter === status) ?? 'all'
}

/**
 * The query string with a filter, including the question mark; `all` removes the parameter. Keeps other parameters
 * of `search`.
 */
export function writeFilter(search: string, filter: StatusFilter): string {
  const params = new URLSearchParams(search)
  if (filter === 'all') params.delete('status')
  else params.set('status', filter)
  const text = params.toString()
  return text && `?${text}`
}

/** Counts the projects of each filter. A project without a status counts only under `all`. */
export function countByStatus(
  statuses: readonly (Exclude<StatusFilter, 'all'> | undefined)[],
): StatusCounts {
  const counts = { all: statuses.length, 'in-progress': 0, completed: 0 }
  for (const status of statuses) if (status) counts[status] += 1
  return counts
}
