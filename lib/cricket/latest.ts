import type { Match } from './match'

/** A team cannot start two matches within this time, so two records that close are the same match. */
const SAME_MATCH = 3 * 60 * 60 * 1000

const start = (match: Match): number => Date.parse(match.startsAt)

/** Newest first. */
export const newestFirst = (matches: readonly Match[]): readonly Match[] =>
  [...matches].sort((a, b) => start(b) - start(a))

/**
 * The newest matches of two records of one team. Where both hold a match, the fresher record speaks,
 * so an answer with a single new match leads the cards instead of emptying them.
 */
export function latestOf(
  fresh: readonly Match[],
  kept: readonly Match[],
  count: number,
): readonly Match[] {
  const isInFresh = (match: Match) =>
    fresh.some((other) => Math.abs(start(other) - start(match)) < SAME_MATCH)
  return newestFirst([...fresh, ...kept.filter((match) => !isInFresh(match))]).slice(0, count)
}

/** Tells whether an answer reaches at least as far as what is shown. */
export function isAsNew(fresh: readonly Match[], shown: readonly Match[]): boolean {
  const newest = (matches: readonly Match[]) =>
    Math.max(Number.NEGATIVE_INFINITY, ...matches.map(start))
  return fresh.length > 0 && newest(fresh) > newest(shown) - SAME_MATCH
}
