import { CHOICE } from '@/lib/browser/analytics/choice'
import { DRAFT_PREFIX } from '@/lib/browser/enquiry/draft'
import { SENT_TODAY } from '@/lib/browser/enquiry/sent-today'
import { VISIT_SOURCE } from '@/lib/browser/enquiry/visit-source'
import { INTRO_SEEN } from '@/lib/browser/intro/gate'
import { FAVOURITES } from '@/lib/browser/property/favourites'
import { VISIT_RECEIPT } from '@/lib/domain/property/visit'
import { fileOf } from '../folder'
import type { Rule } from './rule'

const PAGE = 'pages/cookies.json'

/** Prefixes of all keys that the site stores in browsers. */
export const STORED = [
  CHOICE.key,
  DRAFT_PREFIX,
  VISIT_RECEIPT,
  SENT_TODAY,
  FAVOURITES,
  VISIT_SOURCE,
  INTRO_SEEN,
] as const

/** The cookies page must list everything that the site stores in browsers, as the law requires. */
export const storageIsListed: Rule = ({ english }) => {
  const { sections } = Object(english[PAGE]) as { sections?: readonly Section[] }
  if (!sections) return []
  const names = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ rows }) => rows?.map(({ cells: [name = ''] }) => name) ?? [])
    // This placeholder is filled at build time.
    .map((name) => name.replace('{consent.key}', CHOICE.key))
  return STORED.filter((key) => !names.some((name) => name.startsWith(key))).map((key) => ({
    file: fileOf(PAGE),
    path: ['sections'],
    value: sections,
    why: `No table of the page lists "${key}", which the site keeps in browsers.`,
    write: `Add a row whose first cell is "${key}", and say in it what it is for and how long it stays.`,
  }))
}

type Section = {
  readonly blocks: readonly { readonly rows?: readonly { readonly cells: readonly string[] }[] }[]
}
