import { readDevice, writeDevice } from '@/lib/browser/storage'

/** Where the device keeps the references of what was sent from it. The cookies page says so. */
export const SENT_TODAY = 'sent'

/** How long a reference is kept, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** A reference, and when it was sent, in milliseconds. Nothing in it names the visitor. */
type Entry = readonly [reference: string, at: number]

const REFERENCE = /^[A-Z0-9]{2,8}(-\d{1,4})?-[2-9A-Z]{4}$/

/** The references of the last 24 hours, the newest first. Storage that is blocked holds none. */
function read(now: number): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(readDevice(SENT_TODAY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(
      ([reference, at]: Entry) => REFERENCE.test(reference) && at <= now && now - at < DAY,
    )
  } catch {
    return []
  }
}

/** Where that cannot be done the next enquiry stands for itself. */
const write = (entries: readonly Entry[]): boolean =>
  writeDevice(SENT_TODAY, entries.length > 0 ? JSON.stringify(entries) : undefined)

/** Notes that an enquiry has arrived. */
export const noteSent = (reference: string, now = Date.now()): boolean =>
  write([[reference, now], ...read(now).filter(([other]) => other !== reference)])

/** Whether this device has sent an enquiry under a reference within 24 hours. */
export const wasSent = (reference: string, now = Date.now()): boolean =>
  read(now).some(([other]) => other === reference)

/**
 * The newest reference of the last 24 hours that begins with `about`, where this device has sent one. Older ones are
 * removed.
 */
export function sentToday(about: string, now = Date.now()): string | undefined {
  const entries = read(now)
  write(entries)
  return entries.find(([reference]) => reference.startsWith(`${about}-`))?.[0]
}
