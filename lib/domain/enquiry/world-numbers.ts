import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { WorldNumber } from './world-phone'

const names = new Intl.DisplayNames(['en'], { type: 'region' })

/** Parses a number that begins with + by its country's rules; undefined if it is invalid there. */
export function worldNumber(text: string): WorldNumber | undefined {
  const phone = parsePhoneNumberFromString(text)
  if (!phone?.isValid()) return undefined
  return { number: phone.number, country: phone.country && names.of(phone.country) }
}
