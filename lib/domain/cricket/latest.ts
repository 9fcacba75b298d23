import type { Match, MatchSide } from './match'

/** Two records of a team that start within this time are the same match; milliseconds. */
const SAME_MATCH = 3 * 60 * 60 * 1000

/** The fields that feed and domain matches share. */
type Dated = Pick<Match, 'id' | 'startsAt' | 'isLive'>

/** With the scores. */
type Scored = Dated & { readonly sides: readonly Pick<MatchSide, 'innings'>[] }

/** Whether two starts are those of one match of a team. */
export const isSameStart = (a: string, b: string): boolean =>
  Math.abs(Date.parse(a) - Date.parse(b)) < SAME_MATCH

const start = (match: Dated): number => Date.parse(match.startsAt)

export const isSame = (a: Dated, b: Dated): boolean =>
  a.id === b.id || isSameStart(a.startsAt, b.startsAt)

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

const sum = ({ sides }: Scored, of: 'balls' | 'runs'): number =>
  sides.reduce((all, { innings }) => innings.reduce((n, each) => n + (each[of] ?? 0), all), 0)

/** The balls bowled, or the runs where the feed counts no balls. */
const isBehind = (fresh: Scored, shown: Scored): boolean => {
  const of = sum(fresh, 'balls') && sum(shown, 'balls') ? 'balls' : 'runs'
  return sum(fresh, of) < sum(shown, of)
}

/** False where a match would go back: to fewer balls, or from its end to play. A corrected score of the same ball stays. */
export const goesForward = (fresh: readonly Scored[], shown: readonly Scored[]): boolean =>
  fresh.every((match) => {
    const before = shown.find((each) => isSame(each, match))
    return !before || !match.isLive || (before.isLive === true && !isBehind(match, before))
  })

/** Without the news of its end a match is on for this long: a start after rain, a reserve hour; milliseconds. */
const LONGEST_NIGHT = 6 * 60 * 60 * 1000

/** True from the start of a match until the feed tells its end, also for live ones of the feed alone. */
export function isMatchOn(
  starts: readonly string[],
  matches: readonly Dated[],
  now: number,
): boolean {
  const live = matches.flatMap(({ isLive, startsAt }) => (isLive ? startsAt : []))
  return [...starts, ...live].some((each) => {
    const since = now - Date.parse(each)
    const hasEnded = (match: Dated) =>
      !match.isLive && Math.abs(start(match) - Date.parse(each)) < SAME_MATCH
    return since >= 0 && since < LONGEST_NIGHT && !matches.some(hasEnded)
  })
}
