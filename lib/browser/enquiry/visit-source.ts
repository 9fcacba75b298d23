import { whenActivated } from '@/lib/browser/page/activation'
import { setAddress } from '@/lib/browser/page/address'
import { writeSession } from '@/lib/browser/storage'

/** The session key of the visit's source. The cookies page documents it. */
export const VISIT_SOURCE = 'from'

const PART = /([?&])from=([a-z0-9-]{1,32})(&|#|$)/

/**
 * Stores `?from=` (a printed code or a campaign) for the forms of this visit. Reads it from this page's address or from
 * the referrer's, if that is a page of this site. Removes it from the address, so that a shared link does not carry
 * it. Values in another format are ignored.
 */
export function storeVisitSource(): void {
  const { href, origin } = location
  const here = PART.exec(href)
  const before = document.referrer.startsWith(origin) ? PART.exec(document.referrer) : null
  const from = (here ?? before)?.[2]
  if (from) whenActivated(() => writeSession(VISIT_SOURCE, from))
  if (!here) return
  const [part, mark, , next] = here
  setAddress('replace', href.replace(part, next === '&' ? `${mark}` : `${next}`))
}
