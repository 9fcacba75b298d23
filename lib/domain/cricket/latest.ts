import type { Match } from './match'

/** A team cannot start two matches within this time, so two records that close are the same match. */
const SAME_MATCH = 3 * 60 * 60 * 1000

/** Who and when, as the feed and the domain both tell it. */
type Dated = Pick<Match, 'id' | 'startsAt' | 'isLive'>

const start = (match: Dated): number => Date.parse(match.startsAt)

const isSame = (a: Dated, b: Dated): boolean =>
  a.id === b.id || Math.abs(start(a) - start(b)) < SAME_MATCH

/** Newest first. */
export const newestFirst = <Each extends Dated>(matches: readonly Each[]): readonly Each[] =>
  [...matches].sort((a, b) => start(b) - start(a))

/**
 * One record of each match of a team, newest first. A record of a match that has ended stays rather
 * than one of the match in progress; otherwise the earlier one in the list stays.
 */
export function onceEach<Each extends Dated>(matches: readonly Each[]): readonly Each[] {
  const kept: Each[] = []
  for (const match of [...matches].sort((a, b) => Number(a.isLive ?? 0) - Number(b.isLive ?? 0))) {
    if (!kept.some((other) => isSame(other, match))) kept.push(match)
  }
  return newestFirst(kept)
}

/**
 * The newest matches of two records of one team. Where both hold a match, the fresher record speaks,
 * so an answer with a single new match leads the cards instead of emptying them.
 */
export const latestOf = (
  fresh: readonly Match[],
  kept: readonly Match[],
  count: number,
): readonly Match[] => onceEach([...fresh, ...kept]).slice(0, count)

/** No match of the league is on for longer. */
const LONGEST_MATCH = 4 * 60 * 60 * 1000

/** Leaves out matches that were on when they were read, and cannot be any more. */
export const withoutPast = (
  matches: readonly Match[],
  readAt: number,
  now: number,
): readonly Match[] =>
  now - readAt < LONGEST_MATCH ? matches : matches.filter(({ isLive }) => !isLive)

/** Tells whether an answer reaches at least as far as what is shown. */
export function isAsNew(fresh: readonly Dated[], shown: readonly Dated[]): boolean {
  const newest = (matches: readonly Dated[]) =>
    Math.max(Number.NEGATIVE_INFINITY, ...matches.map(start))
  return fresh.length > 0 && newest(fresh) > newest(shown) - SAME_MATCH
}
