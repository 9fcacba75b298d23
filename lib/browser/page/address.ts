/**
 * The parameters that our pages read: the listing's filter, a plan's filters and plot, the figures of an estimate, the
 * plots of a comparison, what a link writes into a form. Others belong to others, such as an advertiser's mark.
 */
const OWN = [
  ...['status', 'facing', 'size', 'upto', 'road', 'corner', 'park', 'plot'],
  ...['area', 'unit', 'loan', 'rate', 'years', 'duty', 'fee', 'p', 'choice', 'prefill'],
]

/** The part of a query that pages of ours read, with its question mark; empty where there is none. */
export function ownQuery(search: string): string {
  // URLSearchParams would write each comma as %2C, and a printed address would need a second line.
  const own = search.split(/[?&]/).filter((part) => OWN.includes(part.split('=')[0] ?? ''))
  return own.length > 0 ? `?${own.join('&')}` : ''
}

/**
 * Writes an address into the history, as a new entry or in place of this one. Safari refuses after a hundred in half a
 * minute: the page works on, and the next one puts the address right.
 *
 * @param state what the entry keeps; that of this one, where none is given
 * @returns whether the address could be written
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
