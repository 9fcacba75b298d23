import { readDevice, writeDevice } from '@/lib/browser/storage'
import { isFields } from '@/lib/domain/cricket/read-json'

/** What is remembered of one call of the service. */
export type Remembered = {
  /** The last answer that was of use, as it came, and when. */
  readonly answer?: unknown
  readonly at?: number
  /** When the service last gave an answer, of use or not. */
  readonly heardAt: number
}

const key = (url: string): string => `feed:${url}`

const isPast = (value: unknown, now: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= now

/**
 * What all pages of the site remember of a call. Nothing where the storage is blocked, holds anything
 * else, or holds a moment that has not come: then the browser's clock was wrong.
 */
export function recallAnswer(url: string, now: number): Remembered | undefined {
  try {
    const kept: unknown = JSON.parse(readDevice(key(url)) ?? 'null')
    if (!isFields(kept) || !isPast(kept.heardAt, now)) return undefined
    const { answer, at, heardAt } = kept
    return isPast(at, now) ? { answer, at, heardAt } : { heardAt }
  } catch {
    return undefined
  }
}

/** Remembers it for all pages of the site, unless the storage is blocked or full. */
export function rememberAnswer(url: string, remembered: Remembered): void {
  writeDevice(key(url), JSON.stringify(remembered))
}
