/** A project's registration in content, which decides whether it may be advertised. */
type Registered = { kind: 'registered'; validUntil: string } | { kind: 'exempt' }

/** A project's state of registration with the real estate authority. Only the first two may be advertised. */
type Standing = 'registered' | 'exempt' | 'unregistered' | 'expired'

/** The state of a registration on a day such as "2026-11-26". It is valid to the end of its last day. */
export function standingOf(registration: Registered | undefined, day: string): Standing {
  if (!registration) return 'unregistered'
  if (registration.kind === 'exempt') return 'exempt'
  return registration.validUntil < day ? 'expired' : 'registered'
}

/** Whether a project may be advertised on a day under the Real Estate Act. */
export const mayBePublished = (registration: Registered | undefined, day: string): boolean =>
  ['registered', 'exempt'].includes(standingOf(registration, day))

/** Days before the end of a registration from which the launch list warns. */
const NOTICE_DAYS = 60
const DAY_MS = 86_400_000

/** The number of days from `day` to `end`; negative if `end` is earlier. */
export const daysUntil = (end: string, day: string): number =>
  Math.round((Date.parse(end) - Date.parse(day)) / DAY_MS)

/** Whether a registration ends within `NOTICE_DAYS`. */
export const endsSoon = (end: string, day: string): boolean => {
  const days = daysUntil(end, day)
  return days >= 0 && days <= NOTICE_DAYS
}

/** The day in Indian time, such as "2026-11-26". */
export const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
