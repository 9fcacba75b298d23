import { defineDocument } from './define'
import { isLeftOut } from './samples'
import type { Site } from './schema/site'

/** What a visitor may reach the group by. While it is a sample a live site has none of it. */
export const WAYS = ['address', 'phone', 'email', 'social'] as const satisfies (keyof Site)[]

/** The group's facts without its address, numbers and accounts. */
function withoutWays({ phone: _, desks: __, email: ___, ...facts }: Site): Site {
  return { ...facts, address: [], social: [], isPlaceholder: false }
}

/** The facts that a build shows. */
export const siteOf = (given: Site, showsLive?: boolean): Site =>
  isLeftOut(given, showsLive) ? withoutWays(given) : given

/** Facts of the group, said once. Everything that names, calls or mails the group reads them here. */
export const site = siteOf(defineDocument('site.json'))
