import { latinDigits } from '@/lib/domain/format/figure'
import { withinTime } from '@/lib/domain/within-time'
import { numberOfLink, PHONE_GAP } from './phone-gap'

/** The name of the checkbox at a phone field that allows a number of any country; also the name of the sent field. */
export const ABROAD = 'abroad'

/** The value of that checkbox in a form and its draft when ticked. */
export const IS_ABROAD = 'yes'

/** A number of any country: +, country code, at most 15 digits in total (ITU-T E.164); no country has fewer than 8. */
export const E164 = String.raw`\+[1-9]\d{7,14}`

/** A valid number such as `+971501234567`, and the country's English name if the number belongs to a single one. */
export type WorldNumber = { number: string; country?: string | undefined }

type Prove = (text: string) => WorldNumber | undefined

let prove: Prove | undefined

const GAPS = new RegExp(`[${PHONE_GAP}]`, 'gu')

/**
 * Loads the number rules of all countries (29 kB gzip), once. Never throws: if they fail to load within `timeout`
 * milliseconds, numbers are only checked against `E164`.
 */
export async function loadWorldNumbers(timeout: number): Promise<void> {
  try {
    prove ??= (await withinTime(timeout, () => import('./world-numbers'))).worldNumber
  } catch {
    // Fall back to the check against `E164`.
  }
}

/** Normalises a number of any country to `+971501234567`; from other text, removes only spaces and punctuation. */
export function normaliseWorldPhone(text: string): string {
  const bare = latinDigits(numberOfLink(text).replace(GAPS, '')).replace(/^(?:＋|00)/, '+')
  return prove?.(bare)?.number ?? bare
}

/** Whether a normalised text is a valid number; checks the country's rules if they are loaded. */
export const isWorldPhone = (value: string): boolean =>
  new RegExp(`^${E164}$`).test(value) && (!prove || prove(value) !== undefined)

/** The English name of a normalised number's country; undefined until the rules are loaded. */
export const countryOf = (value: string): string | undefined => prove?.(value)?.country
