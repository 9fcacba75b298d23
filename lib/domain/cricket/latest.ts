import type { Match } from './match'

/** Two records of a team that start within this time are the same match; milliseconds. */
const SAME_MATCH = 3 * 60 * 60 * 1000

/** The fields that feed and domain matches share. */
type Dated = Pick<Match, 'id' | 'startsAt' | 'isLive'>

const start = (match: Dated): number => Date.parse(match.startsAt)

const isSame = (a: Dated, b: Dated): boolean =>
  a.id === b.id || Math.abs(start(a) - start(b)) < SAME_MATCH

/** The matches sorted by start, newest first. */
export const newestFirst = <Each extends Dated>(matches: readonly Each[]): readonly Each[] =>
  [...matches].sort((a, b) => start(b) - start(a))

/**
 * One record of each match of a team, newest first. Of duplicates, keeps one that has ended rather than
 * a live one, otherwise the first in the list.
 */
export function onceEach<Each extends Dated>(matches: readonly Each[]): readonly Each[] {
  const kept: Each[] = []
  for (const match of [...matches].sort((a, b) => Number(a.isLive ?? 0) - Number(b.isLive ?? 0))) {
    if (!kept.some((other) => isSame(other, match))) kept.push(match)
  }
  return newestFirst(kept)
}

/**
 * The newest `count` matches of two lists of one team. Of duplicates, uses the one in `fresh`. An answer
 * with a single new match is thus added to the cards instead of replacing them all.
 */
export const latestOf = (
  fresh: readonly Match[],
  kept: readonly Match[],
  count: number,
): readonly Match[] => onceEach([...fresh, ...kept]).slice(0, count)

/** The longest duration of a match in this league; milliseconds. */
const LONGEST_MATCH = 4 * 60 * 60 * 1000

/** Drops matches that were live when they were read, but must have ended by `now`. */
export const withoutPast = (
  matches: readonly Match[],
  readAt: number,
  now: number,
): readonly Match[] =>
  now - readAt < LONGEST_MATCH ? matches : matches.filter(({ isLive }) => !isLive)

/** Whether the newest match of an answer is not older than the newest one shown. */
export function isAsNew(fresh: readonly Dated[], shown: readonly Dated[]): boolean {
  const newest = (matches: readonly Dated[]) =>
    Math.max(Number.NEGATIVE_INFINITY, ...matches.map(start))
  return fresh.length > 0 && newest(fresh) > newest(shown) - SAME_MATCH
}
