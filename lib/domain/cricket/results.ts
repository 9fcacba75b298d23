import type { FeedCall, FeedMatch, FeedQuery, FeedSide, Parsed } from './feed-types'
import { onceEach } from './latest'
import type { Innings } from './match'
import {
  countOf,
  type Fields,
  fieldsOf,
  isFields,
  listOf,
  messageOf,
  numberOf,
  quoted,
  textOf,
} from './read-json'
import { ballsOf } from './score'
import { kindOf } from './status'
import { isTeam } from './teams'

/** The longest status that is read, in characters. */
const LONGEST_STATUS = 600
/** The most legal balls in an innings: twenty overs in this league. */
const MOST_BALLS = 120
/** The most runs in an innings: six from every ball. */
const MOST_RUNS = 720

/** Records why something is left out. */
type Drop = (reason: string) => undefined

/** The call for the team's matches, newest first. */
export const resultsCall = (query: FeedQuery): FeedCall<readonly FeedMatch[]> => ({
  path: `/teams/v1/${query.team.feedId}/results`,
  part: 'results',
  parse: (answer, now) => parseResults(answer, query, now),
})

/**
 * Parses the answer of `teams/v1/{id}/results`: the team's matches in all series, each once, newest
 * first. Drops, with a reason, matches that have not started, are more than a year from the season, or
 * lack a team name or a start. If no match is left, fails with the reasons, or with the service's
 * own message.
 */
export function parseResults(
  answer: unknown,
  { team, season }: Pick<FeedQuery, 'team' | 'season'>,
  now: number,
): Parsed<readonly FeedMatch[]> {
  const entries = fieldsOf(answer).teamMatchesData
  if (!Array.isArray(entries)) {
    return { ok: false, reason: messageOf(answer) ?? 'the answer holds no list of matches' }
  }
  const dropped: string[] = []
  const matches = listOf(entries)
    .flatMap((entry) => listOf(fieldsOf(entry.matchDetailsMap).match))
    .filter((entry) => isFields(entry.matchInfo))
    .flatMap((entry) => {
      const info = fieldsOf(entry.matchInfo)
      const name = textOf(info.matchDesc) ?? ''
      const drop: Drop = (reason) =>
        void dropped.push(`match ${quoted(info.matchId)} ${name}: ${reason}`)
      return readMatch(entry, season, now, drop) ?? []
    })
    .filter(({ sides }) => sides.some((side) => isTeam(side, team)))
  if (matches.length > 0) return { ok: true, value: onceEach(matches), dropped }
  return {
    ok: false,
    reason: ['the answer holds no readable match of the team', ...dropped].join('\n'),
  }
}

function readMatch(entry: Fields, season: number, now: number, drop: Drop): FeedMatch | undefined {
  const info = fieldsOf(entry.matchInfo)
  const score = fieldsOf(entry.matchScore)
  const start = numberOf(info.startDate)
  const first = readSide(info.team1, score.team1Score, drop)
  const second = readSide(info.team2, score.team2Score, drop)
  if (!first || !second || first.side.name === second.side.name) return drop('no two teams')
  // An invalid date has the year NaN, and is dropped here too.
  const date = new Date(start ?? Number.NaN)
  if (!(Math.abs(date.getUTCFullYear() - season) <= 1)) {
    return drop(`its start is not within a year of ${season}`)
  }

  const status = textOf(info.status, LONGEST_STATUS) ?? ''
  const state = textOf(info.state) ?? ''
  const kind = kindOf(status)
  const hasScore = first.side.innings.length + second.side.innings.length > 0
  const isLive = state
    ? !/complete|abandon/i.test(state)
    : !/won|tied|no result|abandoned/.test(kind)
  if (
    /preview|upcoming|toss/i.test(state) ||
    kind === 'not started' ||
    (isLive && (Number(date) > now || (!hasScore && kind === 'toss')))
  ) {
    return drop('it has not started')
  }
  if (status === '' && !hasScore) return drop('neither a status nor a score')

  const title = textOf(info.matchDesc)
  const seriesId = numberOf(info.seriesId)
  const venue = fieldsOf(info.venueInfo)
  const ground = textOf(venue.ground)
  const city = textOf(venue.city)
  return {
    id: String(numberOf(info.matchId) ?? start),
    startsAt: date.toISOString(),
    status,
    sides: first.batted > second.batted ? [second.side, first.side] : [first.side, second.side],
    ...(isLive && { isLive }),
    ...(title && { title }),
    ...(seriesId !== undefined && { seriesId }),
    ...(ground && { ground }),
    ...(city && { city }),
  }
}

type ReadSide = { side: FeedSide; batted: number }

/** A side and its place in the batting order; a side that never batted gets 99. */
function readSide(team: unknown, score: unknown, drop: Drop): ReadSide | undefined {
  const short = textOf(fieldsOf(team).teamSName)
  const name = textOf(fieldsOf(team).teamName) ?? short
  if (!name) return undefined
  const teamId = numberOf(fieldsOf(team).teamId)
  const played = [fieldsOf(score).inngs1, fieldsOf(score).inngs2].filter(isFields)
  const innings = played.flatMap((each) => readInnings(each, drop) ?? [])
  const batted = Math.min(...played.map((innings) => numberOf(innings.inningsId) ?? 9), 99)
  return {
    side: {
      name,
      innings,
      ...(innings.length === 0 && played.some(hasFigures) && { isUnread: true }),
      ...(short && short !== name && { short }),
      ...(teamId !== undefined && { teamId }),
    },
    batted,
  }
}

const hasFigures = ({ runs, wickets, overs }: Fields): boolean =>
  [runs, wickets, overs].some((each) => each !== undefined && each !== null)

/** Parses an innings; undefined if it was not played or its figures are impossible. */
function readInnings(entry: Fields, drop: Drop): Innings | undefined {
  if (!hasFigures(entry)) return undefined
  const runs = countOf(entry.runs)
  const wickets = countOf(entry.wickets)
  if (runs === undefined || wickets === undefined || runs > MOST_RUNS || wickets > 10) {
    return drop(`a score of ${quoted(entry.runs)}/${quoted(entry.wickets)}`)
  }
  const overs = numberOf(entry.overs)
  const balls = overs === undefined ? undefined : ballsOf(overs)
  if (balls !== undefined && balls > MOST_BALLS) return drop(`${overs} overs in an innings`)
  return {
    runs,
    wickets,
    ...(balls !== undefined && { balls }),
    ...(entry.isDeclared === true && { isDeclared: true }),
  }
}
