import { dayOf } from '@/lib/domain/cricket/time'

/** A fixture's state, relative to today in India. */
export type FixtureState = 'past' | 'today' | 'next' | 'later'

/**
 * The state of each fixture, by its start. `next` is the first one after today; a match is `today` until
 * midnight in India, whenever it ends.
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

/** True once the day of the last start is over in India. */
export const hasEnded = (starts: readonly string[], now: number): boolean =>
  starts.every((start) => dayOf(start) < dayOf(now))
