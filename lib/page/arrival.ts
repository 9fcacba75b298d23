import { writeSession } from '@/lib/session'

/** Where the session keeps what led the visitor here. The cookies page says so. */
export const FROM = 'from'

/**
 * Keeps `?from=` of the address for the forms of this visit: the printed code or the campaign that led here. It leaves
 * the address, so that a link which is sent on does not carry it. Any other value is left as it is.
 */
export function noteArrival(): void {
  const { search, href } = location
  const [found, before, from, after] = /([?&])from=([a-z0-9-]{1,32})(&|$)/.exec(search) ?? []
  if (!found) return
  writeSession(FROM, from)
  const rest = search.replace(found, after ? `${before}` : '')
  history.replaceState(history.state, '', href.replace(search, rest))
}
