import { setAddress } from '@/lib/browser/page/address'
import { whenSeen } from '@/lib/browser/page/seen'
import { writeSession } from '@/lib/browser/storage'

/** Where the session keeps what led the visitor here. The cookies page says so. */
export const FROM = 'from'

const PART = /([?&])from=([a-z0-9-]{1,32})(&|#|$)/

/**
 * Keeps `?from=` for the forms of this visit: the printed code or the campaign that led here, from the address of this
 * page, or of the page before it, which has no form. It leaves the address, so that a link which is sent on does not
 * carry it. Any other value is left as it is.
 */
export function noteArrival(): void {
  const { href, origin } = location
  const here = PART.exec(href)
  const before = document.referrer.startsWith(origin) ? PART.exec(document.referrer) : null
  const from = (here ?? before)?.[2]
  if (from) whenSeen(() => writeSession(FROM, from))
  if (!here) return
  const [part, mark, , next] = here
  setAddress('replace', href.replace(part, next === '&' ? `${mark}` : `${next}`))
}
