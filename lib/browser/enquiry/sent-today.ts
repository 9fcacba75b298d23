import { readDevice, writeDevice } from '@/lib/browser/storage'

/** The storage key of the references sent from this device. The cookies page documents it. */
export const SENT_TODAY = 'sent'

/** How long a reference is kept, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** A reference, and when it was sent, in milliseconds since 1970. No personal data. */
type Entry = readonly [reference: string, at: number]

const REFERENCE = /^[A-Z0-9]{2,8}(-\d{1,4})?-[2-9A-Z]{4}$/

/** The references of the last 24 hours, newest first; none where storage is blocked. */
function read(now: number): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(readDevice(SENT_TODAY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(
      ([reference, at]: Entry) => REFERENCE.test(reference) && at <= now && now - at < DAY,
    )
  } catch {
    return []
  }
}

/** If storing fails, the next enquiry is not linked to this one. */
const write = (entries: readonly Entry[]): boolean =>
  writeDevice(SENT_TODAY, entries.length > 0 ? JSON.stringify(entries) : undefined)

/** Stores the reference of a sent enquiry. Returns whether it could be stored. */
export const markSent = (reference: string, now = Date.now()): boolean =>
  write([[reference, now], ...read(now).filter(([other]) => other !== reference)])

/** Whether this device has sent an enquiry with this reference within 24 hours. */
export const wasSent = (reference: string, now = Date.now()): boolean =>
  read(now).some(([other]) => other === reference)

/**
 * The newest reference that this device has sent in the last 24 hours and that begins with `about`. Removes older
 * references.
 */
export function sentToday(about: string, now = Date.now()): string | undefined {
  const entries = read(now)
  write(entries)
  return entries.find(([reference]) => reference.startsWith(`${about}-`))?.[0]
}
