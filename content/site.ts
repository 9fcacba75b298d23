import { defineDocument } from './define'
import { isOmitted } from './placeholders'
import type { Site } from './schema/site'

/** The group's contact details. A live site omits them while they are placeholders. */
export const WAYS = ['address', 'phone', 'email', 'social'] as const satisfies (keyof Site)[]

/** The group's facts without its contact details. */
function withoutWays({ phone: _, desks: __, email: ___, ...facts }: Site): Site {
  return { ...facts, address: [], social: [], isPlaceholder: false }
}

/** The facts that this build shows. */
export const siteOf = (given: Site, showsLive?: boolean): Site =>
  isOmitted(given, showsLive) ? withoutWays(given) : given

/** Facts of the group: names, address, phone, mail, accounts. */
export const site = siteOf(defineDocument('site.json'))
