/** What tells whether a project may be advertised: its registration as content keeps it. */
type Registered = { kind: 'registered'; validUntil: string } | { kind: 'exempt' }

/** How a project stands with the real estate authority on a day. Only the first two may be on offer. */
type Standing = 'registered' | 'exempt' | 'unregistered' | 'expired'

/** How a registration stands on a day such as "2026-11-26". It counts to the end of its last day. */
export function standingOf(registration: Registered | undefined, day: string): Standing {
  if (!registration) return 'unregistered'
  if (registration.kind === 'exempt') return 'exempt'
  return registration.validUntil < day ? 'expired' : 'registered'
}

/** Whether the Real Estate Act lets a project be on offer on a day. */
export const mayBeOffered = (registration: Registered | undefined, day: string): boolean =>
  ['registered', 'exempt'].includes(standingOf(registration, day))

/** How many days before the end of a registration the launch list begins to warn. */
const NOTICE_DAYS = 60
const DAY_MS = 86_400_000

/** The days from one day to another; negative where the other has passed. */
export const daysUntil = (end: string, day: string): number =>
  Math.round((Date.parse(end) - Date.parse(day)) / DAY_MS)

/** Whether a registration ends so soon that it has to be extended now. */
export const endsSoon = (end: string, day: string): boolean => {
  const days = daysUntil(end, day)
  return days >= 0 && days <= NOTICE_DAYS
}

/** The day of a moment by the clock of Tamil Nadu, such as "2026-11-26". */
export const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
