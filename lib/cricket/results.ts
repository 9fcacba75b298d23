import { newestFirst } from './latest'
import type { Innings, Match, MatchSide, Parsed } from './match'
import { ballsOf } from './score'
import { isTeam, type TeamRef } from './team-ref'
import {
  countOf,
  type Fields,
  fieldsOf,
  isFields,
  listOf,
  messageOf,
  numberOf,
  textOf,
} from './unknown'

/** States of matches that have no result to show yet. */
const NOT_BEGUN = new Set(['preview', 'upcoming', 'toss'])

/** Starts outside these years are a misread date, not cricket. */
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2100, 0)

/**
 * Reads the answer of `teams/v1/{id}/results`: every match of every series in it, newest first.
 * Adverts between series, matches that have not begun and entries without two names or a start are
 * passed over. The reason is the service's own message where it sent one.
 */
export function parseResults(answer: unknown): Parsed<readonly Match[]> {
  const entries = fieldsOf(answer).teamMatchesData
  if (!Array.isArray(entries)) {
    return { ok: false, reason: messageOf(answer) ?? 'the answer holds no list of matches' }
  }
  const matches = listOf(entries)
    .flatMap((entry) => listOf(fieldsOf(entry.matchDetailsMap).match))
    .flatMap((entry) => readMatch(entry) ?? [])
  if (matches.length === 0) return { ok: false, reason: 'the answer holds no readable match' }
  const once = new Map(matches.map((match) => [match.id, match]))
  return { ok: true, value: newestFirst([...once.values()]) }
}

/** The matches that one team played. */
export const matchesOfTeam = (matches: readonly Match[], team: TeamRef): readonly Match[] =>
  matches.filter(({ sides }) => sides.some((side) => isTeam(side, team)))

function readMatch(entry: Fields): Match | undefined {
  const info = fieldsOf(entry.matchInfo)
  const score = fieldsOf(entry.matchScore)
  const start = numberOf(info.startDate)
  const first = readSide(info.team1, score.team1Score)
  const second = readSide(info.team2, score.team2Score)
  if (!first || !second || start === undefined || start < EARLIEST || start > LATEST)
    return undefined
  if (NOT_BEGUN.has((textOf(info.state) ?? '').toLowerCase())) return undefined

  const status = textOf(info.status) ?? ''
  const sides = [first, second].sort((a, b) => a.batted - b.batted)
  const hasScore = sides.some(({ side }) => side.innings.length > 0)
  if (status === '' && !hasScore) return undefined

  const [batting, bowling] = sides
  if (!batting || !bowling || batting.side.name === bowling.side.name) return undefined
  const title = textOf(info.matchDesc)
  const seriesId = numberOf(info.seriesId)
  const venue = fieldsOf(info.venueInfo)
  const ground = textOf(venue.ground)
  const city = textOf(venue.city)
  return {
    id: String(numberOf(info.matchId) ?? start),
    startsAt: new Date(start).toISOString(),
    status,
    sides: [batting.side, bowling.side],
    ...(title && { title }),
    ...(seriesId !== undefined && { seriesId }),
    ...(ground && { ground }),
    ...(city && { city }),
  }
}

type ReadSide = { side: MatchSide; batted: number }

/** A side and when it batted; one that never did comes last. */
function readSide(team: unknown, score: unknown): ReadSide | undefined {
  const name = textOf(fieldsOf(team).teamName) ?? textOf(fieldsOf(team).teamSName)
  if (!name) return undefined
  const teamId = numberOf(fieldsOf(team).teamId)
  const played = [fieldsOf(score).inngs1, fieldsOf(score).inngs2].filter(isFields)
  const batted = Math.min(...played.map((innings) => numberOf(innings.inningsId) ?? 9), 99)
  return {
    side: {
      name,
      innings: played.flatMap((innings) => readInnings(innings) ?? []),
      ...(teamId !== undefined && { teamId }),
    },
    batted,
  }
}

function readInnings(entry: Fields): Innings | undefined {
  const runs = countOf(entry.runs)
  const wickets = countOf(entry.wickets)
  if (runs === undefined || wickets === undefined || wickets > 10) return undefined
  const overs = numberOf(entry.overs)
  const balls = overs === undefined ? undefined : ballsOf(overs)
  return {
    runs,
    wickets,
    ...(balls !== undefined && { balls }),
    ...(entry.isDeclared === true && { isDeclared: true }),
  }
}
