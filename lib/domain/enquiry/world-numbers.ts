import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { WorldNumber } from './world-phone'

const names = new Intl.DisplayNames(['en'], { type: 'region' })

/** Reads a number that begins with + by the rules of its country; nothing where that has no such number. */
export function worldNumber(text: string): WorldNumber | undefined {
  const phone = parsePhoneNumberFromString(text)
  if (!phone?.isValid()) return undefined
  return { number: phone.number, country: phone.country && names.of(phone.country) }
}
