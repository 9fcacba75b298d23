/**
 * The query parameters of the site: the listing's filter, a plan's filters and plot, the figures of an estimate, the
 * plots of a comparison, text for a form. All others are third-party, such as an advertiser's click id.
 */
const OWN = [
  ...['status', 'facing', 'size', 'upto', 'road', 'corner', 'park', 'plot'],
  ...['area', 'unit', 'loan', 'rate', 'years', 'duty', 'fee', 'p', 'choice', 'prefill'],
]

/** The site's own parameters of a query, with the question mark; empty if there are none. */
export function ownQuery(search: string): string {
  // URLSearchParams would write each comma as %2C, which makes a printed address too long for one line.
  const own = search.split(/[?&]/).filter((part) => OWN.includes(part.split('=')[0] ?? ''))
  return own.length > 0 ? `?${own.join('&')}` : ''
}

/**
 * Writes an address into the history: pushes an entry or replaces the current one. Safari throws after 100 calls in 30
 * seconds; the page then continues with the old address until the next call.
 *
 * @param state the entry's state; by default `null` for a new entry, and unchanged for a replaced one
 * @returns whether the address was written
 */
export function setAddress(
  how: 'push' | 'replace',
  address: string | URL,
  state: unknown = how === 'push' ? null : history.state,
): boolean {
  try {
    history[`${how}State`](state, '', address)
    return true
  } catch {
    return false
  }
}
