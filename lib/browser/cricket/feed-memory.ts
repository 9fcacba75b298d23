import { readDevice, writeDevice } from '@/lib/browser/storage'
import { countOf, fieldsOf, isFields } from '@/lib/domain/cricket/read-json'

/** The stored state of one address of the service. Times are in milliseconds since 1970. */
export type Remembered = {
  /** Since when each part has the same values. */
  readonly since?: Readonly<Record<string, unknown>>
  /** Failures since the last usable answer. */
  readonly failures?: number
  /** The last usable answer, unparsed, and when it arrived. */
  readonly answer?: unknown
  readonly at?: number
  /** When the service last answered, usably or not. */
  readonly heardAt: number
}

const key = (url: string): string => `feed:${url}`

const isPast = (value: unknown, now: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= now

/**
 * The stored state of an address, shared by all pages. `undefined` where storage is blocked or unreadable, or
 * holds a time in the future (the browser's clock was wrong).
 */
export function recallAnswer(url: string, now: number): Remembered | undefined {
  try {
    const stored: unknown = JSON.parse(readDevice(key(url)) ?? 'null')
    if (!isFields(stored) || !isPast(stored.heardAt, now)) return undefined
    const { answer, at, heardAt } = stored
    const since = fieldsOf(stored.since)
    const failures = countOf(stored.failures) ?? 0
    return isPast(at, now) ? { answer, at, heardAt, since, failures } : { heardAt, failures }
  } catch {
    return undefined
  }
}

/** Stores it for all pages of the site; does nothing where storage is blocked or full. */
export function rememberAnswer(url: string, remembered: Remembered): void {
  writeDevice(key(url), JSON.stringify(remembered))
}
