import type { FeedCall, FeedQuery, FeedStanding, Parsed } from './feed-types'
import type { FormLetter, Standing } from './match'
import { countOf, type Fields, fieldsOf, listOf, messageOf, numberOf, textOf } from './read-json'
import { isTeam, type TeamRef } from './teams'

/** The number of teams that reach the playoffs; a line is drawn below the last of them. */
export const PLAYOFF_PLACES = 4
/** A longer table is rejected. */
const MOST_ROWS = 24
/** More matches than a side of the league plays in a season. */
const MOST_PLAYED = 20
/** The largest plausible net run rate, in runs per over; a larger one is ignored. */
const MOST_RUNS_AN_OVER = 36

/** The call for the series' points table. */
export const tableCall = ({ team, seriesId }: FeedQuery): FeedCall<readonly FeedStanding[]> => ({
  path: `/stats/v1/series/${seriesId}/points-table`,
  part: 'table',
  parse: (answer) => parseTable(answer, team),
})

/**
 * Parses the answer of `stats/v1/series/{id}/points-table`: the group with the team. Fails if no group
 * has the team (another league's table) or if a row of the group is invalid; the reason is the service's
 * own message if it sent one. Duplicate rows are removed.
 */
export function parseTable(answer: unknown, team: TeamRef): Parsed<readonly FeedStanding[]> {
  const groups = fieldsOf(answer).pointsTable
  if (!Array.isArray(groups)) {
    return { ok: false, reason: messageOf(answer) ?? 'the answer holds no points table' }
  }
  for (const group of listOf(groups)) {
    const entries = listOf(group.pointsTableInfo).filter((entry) => !('adDetail' in entry))
    const rows = entries.flatMap((entry) => readRow(entry) ?? [])
    if (!rows.some((row) => isTeam(row, team))) continue
    const bad = entries.find((entry) => !readRow(entry))
    if (bad) {
      const { teamFullName, teamName } = bad
      const name = textOf(teamFullName) ?? textOf(teamName) ?? 'without a name'
      return { ok: false, reason: `the points table holds a row that cannot be right: ${name}` }
    }
    const once = rows.filter((row, index) => rows.findIndex((each) => isSame(each, row)) === index)
    if (once.length > MOST_ROWS) return { ok: false, reason: 'the points table is too long' }
    return { ok: true, value: once.sort(byPoints) }
  }
  return { ok: false, reason: 'the points table does not hold the team' }
}

/** The sum of matches played over all rows. It never decreases during a season. */
export const playedIn = (rows: readonly Pick<Standing, 'played'>[]): number =>
  rows.reduce((sum, { played }) => sum + played, 0)

const isSame = (a: FeedStanding, { teamId, name }: FeedStanding): boolean =>
  isTeam(a, { names: [name], ...(teamId !== undefined && { feedId: teamId }) })

/** Sorts by points, then by net run rate, both descending. */
const byPoints = (a: FeedStanding, b: FeedStanding): number =>
  b.points - a.points || (b.netRunRate ?? 0) - (a.netRunRate ?? 0)

function readRow(entry: Fields): FeedStanding | undefined {
  const name = textOf(entry.teamFullName) ?? textOf(entry.teamName)
  const played = countOf(entry.matchesPlayed)
  const won = countOf(entry.matchesWon)
  const points = countOf(entry.points)
  const lost = readLost(entry)
  if (!name || played === undefined || won === undefined || points === undefined) return undefined
  if (lost === undefined || won + lost > played || played > MOST_PLAYED) return undefined

  const teamId = numberOf(entry.teamId)
  const rate = numberOf(entry.nrr)
  const form = readForm(entry.form)
  return {
    name,
    played,
    won,
    lost,
    points,
    ...(teamId !== undefined && { teamId }),
    ...(rate !== undefined && Math.abs(rate) <= MOST_RUNS_AN_OVER && { netRunRate: rate }),
    ...(form.length > 0 && { form }),
  }
}

/**
 * The matches lost: as sent, otherwise the matches played less all others. `played - won` alone would
 * count a washed-out match as a defeat.
 */
function readLost(entry: Fields): number | undefined {
  if (entry.matchesLost !== undefined) return countOf(entry.matchesLost)
  const others = [entry.matchesWon, entry.noRes, entry.matchesTied, entry.matchesDrawn]
  // A service that does not count such matches may send `null` for them.
  const counts = [entry.matchesPlayed, ...others.map((each) => each ?? undefined)].map(countOf)
  if (counts.includes(undefined)) return undefined
  const [played = 0, ...rest] = counts
  return Math.max(
    0,
    rest.reduce<number>((left, count = 0) => left - count, played),
  )
}

/** The last five results. An unreadable one keeps its place, because the order matters. */
const readForm = (value: unknown): readonly FormLetter[] =>
  Array.isArray(value)
    ? value.slice(-5).map((each) => textOf(each, 3)?.toUpperCase() ?? UNKNOWN_LETTER)
    : []

/** Placeholder for an unreadable result. */
const UNKNOWN_LETTER = '–'
