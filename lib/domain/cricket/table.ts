import type { FeedCall, FeedQuery, FeedStanding, Parsed } from './feed-types'
import type { FormLetter, Standing } from './match'
import { countOf, type Fields, fieldsOf, listOf, messageOf, numberOf, textOf } from './read-json'
import { isTeam, type TeamRef } from './teams'

/** How many teams reach the playoffs; a line is drawn under the last of them. */
export const PLAYOFF_PLACES = 4
/** The most teams a league can have; a longer table is not read. */
const MOST_ROWS = 24
/** More matches than any side of the league plays in a season. */
const MOST_PLAYED = 20
/** No side has ever run faster than this against another over a season. */
const MOST_RUNS_AN_OVER = 36

/** The call of the series' points table. */
export const tableCall = ({ team, seriesId }: FeedQuery): FeedCall<readonly FeedStanding[]> => ({
  path: `/stats/v1/series/${seriesId}/points-table`,
  parse: (answer) => parseTable(answer, team),
})

/**
 * Reads the answer of `stats/v1/series/{id}/points-table`: the group that holds the team. A table
 * without it is another league's, and one bad row makes the whole table unbelievable; then the reason
 * is given, in the service's own words where it sent any. A row that stands twice is read once.
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

/** The matches that a table counts, each once for both sides: it only grows. */
export const playedIn = (rows: readonly Pick<Standing, 'played'>[]): number =>
  rows.reduce((sum, { played }) => sum + played, 0)

const isSame = (a: FeedStanding, { teamId, name }: FeedStanding): boolean =>
  isTeam(a, { names: [name], ...(teamId !== undefined && { feedId: teamId }) })

/** Points first, then net run rate as a number. */
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
 * Lost as given, else what is left of the matches played. `played - won` alone would count a match
 * that rain took as a defeat.
 */
function readLost(entry: Fields): number | undefined {
  if (entry.matchesLost !== undefined) return countOf(entry.matchesLost)
  const others = [entry.matchesWon, entry.noRes, entry.matchesTied, entry.matchesDrawn]
  // Who counts no such matches may send nothing for them.
  const counts = [entry.matchesPlayed, ...others.map((each) => each ?? undefined)].map(countOf)
  if (counts.includes(undefined)) return undefined
  const [played = 0, ...rest] = counts
  return Math.max(
    0,
    rest.reduce<number>((left, count = 0) => left - count, played),
  )
}

/** The last five. One that cannot be read keeps its place, for the row tells an order. */
const readForm = (value: unknown): readonly FormLetter[] =>
  Array.isArray(value)
    ? value.slice(-5).map((each) => textOf(each, 3)?.toUpperCase() ?? UNKNOWN_LETTER)
    : []

/** Stands for a result that the feed does not tell. */
const UNKNOWN_LETTER = '–'
