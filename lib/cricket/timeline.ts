import { dayOf } from '@/lib/cricket/time'

/** The line of a season is cut into this many slots; a flag is `FLAG_SLOTS` wide. */
export const SLOTS = 31
const FLAG_SLOTS = 5
const DAY = 24 * 60 * 60 * 1000

/** Where a flag hangs: on which lane, and to which side of its stem it opens. */
export type FlagPlace = { readonly lane: 1 | 2; readonly opens: 'right' | 'left' }

/**
 * The slot of each day on a line that begins two days before the first and ends with `end`, the last of
 * the playoffs; without one it ends two days after the last.
 */
export function slotsOf(starts: readonly string[], end?: string): readonly number[] {
  const days = starts.map((start) => Date.parse(dayOf(start)))
  const first = Math.min(...days) - 2 * DAY
  const last = end === undefined ? Math.max(...days) + 2 * DAY : Date.parse(dayOf(end)) - DAY
  const length = Math.max(last - first, DAY)
  return days.map((day) =>
    Math.round((Math.min(Math.max(day - first, 0), length) / length) * SLOTS),
  )
}

type Placed = FlagPlace & { readonly slot: number }

const span = ({ slot, opens }: Placed): readonly [number, number] =>
  opens === 'right' ? [slot, slot + FLAG_SLOTS] : [slot - FLAG_SLOTS, slot]

const overlaps = (a: Placed, b: Placed): boolean =>
  span(a)[0] < span(b)[1] && span(b)[0] < span(a)[1]

/** The stem of a high flag passes the low lane; it must not run through a low flag. */
const cuts = (high: Placed, low: Placed): boolean =>
  high.lane > low.lane && span(low)[0] < high.slot && high.slot < span(low)[1]

const collide = (a: Placed, b: Placed): boolean =>
  a.lane === b.lane ? overlaps(a, b) : cuts(a, b) || cuts(b, a)

const fits = (flag: Placed): boolean => span(flag)[0] >= 0 && span(flag)[1] <= SLOTS

/**
 * Hangs flags on one side of the line so that none covers another and no stem runs through one.
 * `stagger` alternates the lanes for rhythm; without it everything stays as low as it can. Undefined
 * when there are too many flags: then the fixtures are a plain list.
 */
export function hangFlags(
  slots: readonly number[],
  stagger: boolean,
): readonly FlagPlace[] | undefined {
  return hang(slots, stagger, [])
}

function hang(
  slots: readonly number[],
  stagger: boolean,
  done: readonly Placed[],
): readonly FlagPlace[] | undefined {
  const slot = slots[done.length]
  if (slot === undefined) return done.map(({ lane, opens }) => ({ lane, opens }))
  const lanes: readonly (1 | 2)[] = stagger && done.at(-1)?.lane === 1 ? [2, 1] : [1, 2]
  for (const opens of ['right', 'left'] as const) {
    for (const lane of lanes) {
      const flag = { slot, lane, opens }
      if (!fits(flag) || done.some((other) => collide(flag, other))) continue
      const rest = hang(slots, stagger, [...done, flag])
      if (rest) return rest
    }
  }
  return undefined
}
