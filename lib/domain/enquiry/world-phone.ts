import { latinDigits } from '@/lib/domain/format/figure'
import { withinTime } from '@/lib/domain/within-time'
import { PHONE_GAP, unlinked } from './phone-gap'

/** The name of the box at a phone field which lets it hold a number of any country, and of what is sent for it. */
export const ABROAD = 'abroad'

/** What that box says in a form and in its draft when it is ticked. */
export const IS_ABROAD = 'yes'

/** A number of any country: +, the country code and at most 15 digits in all (ITU-T E.164); no country has fewer than 8. */
export const E164 = String.raw`\+[1-9]\d{7,14}`

/** A number that its country has: `+971501234567`, and the country's English name where one number tells it. */
export type WorldNumber = { number: string; country?: string | undefined }

type Prove = (text: string) => WorldNumber | undefined

let prove: Prove | undefined

const GAPS = new RegExp(`[${PHONE_GAP}]`, 'gu')

/**
 * Loads the rules of all countries' numbers (29 kB gzip), once. Never throws: without them, or after `timeout`
 * milliseconds, a number needs the shape of E.164 and no more, so that nobody is kept from writing.
 */
export async function loadWorldNumbers(timeout: number): Promise<void> {
  try {
    prove ??= (await withinTime(timeout, () => import('./world-numbers'))).worldNumber
  } catch {
    // The shape has to do.
  }
}

/** A number of any country as it is sent, `+971501234567`; a text that is none without its gaps, so that nothing is lost. */
export function tidyWorldPhone(text: string): string {
  const bare = latinDigits(unlinked(text).replace(GAPS, '')).replace(/^(?:＋|00)/, '+')
  return prove?.(bare)?.number ?? bare
}

/** Tells whether a tidied text is a number of some country: by that country's rules where they are loaded. */
export const isWorldPhone = (value: string): boolean =>
  new RegExp(`^${E164}$`).test(value) && (!prove || prove(value) !== undefined)

/** The country of a tidied number in English, once the rules are loaded. */
export const countryOf = (value: string): string | undefined => prove?.(value)?.country
