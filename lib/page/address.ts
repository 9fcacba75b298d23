/**
 * What stands behind the question mark of our addresses: the listing's filter, a plan's filters and plot, the figures of
 * an estimate, the plots of a comparison. Everything else is somebody else's, such as an advertiser's mark.
 */
const OWN = [
  ...['status', 'facing', 'size', 'upto', 'road', 'corner', 'park', 'plot'],
  ...['area', 'unit', 'loan', 'rate', 'years', 'duty', 'fee', 'p'],
]

/** The part of a query that pages of ours read, with its question mark; empty where there is none. */
export function ownQuery(search: string): string {
  // As they are written: a comma that is spelt as %2C makes a printed address twice as long.
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
export function writeAddress(
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
