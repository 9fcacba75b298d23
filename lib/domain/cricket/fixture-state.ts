import { dayOf } from '@/lib/domain/cricket/time'

/** Where a fixture stands against today in India. */
export type FixtureState = 'past' | 'today' | 'next' | 'later'

/**
 * The state of each fixture. The first one after today is next; a match stays today's until midnight
 * in India, however long it lasts.
 */
export function fixtureStates(
  starts: readonly string[],
  now: number,
): ReadonlyMap<string, FixtureState> {
  const today = dayOf(now)
  const ahead = starts.filter((start) => dayOf(start) > today).sort(byTime)
  return new Map(
    starts.map((start) => {
      if (dayOf(start) < today) return [start, 'past']
      if (dayOf(start) === today) return [start, 'today']
      return [start, start === ahead[0] ? 'next' : 'later']
    }),
  )
}

const byTime = (a: string, b: string): number => Date.parse(a) - Date.parse(b)

/** True once the day of the last one is over. */
export const hasEnded = (starts: readonly string[], now: number): boolean =>
  starts.every((start) => dayOf(start) < dayOf(now))

/** True on a day on which the team plays. */
export const isMatchDay = (starts: readonly string[], now: number): boolean =>
  starts.some((start) => dayOf(start) === dayOf(now))
