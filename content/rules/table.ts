import type { z } from 'zod'
import { constants } from '../constants'
import { OWN_TEAM } from '../cricket/own-team'
import { fileOf } from '../folder'
import type { matchSchema } from '../schema/match'
import type { standingSchema } from '../schema/standing'
import { type Content, entriesIn, type Rule, type RuleError, seasonYears } from './rule'

type Row = z.output<typeof standingSchema>

/**
 * The points table must be consistent, and the own team's row must agree with its league results. Results and table are
 * entered separately, so the table may be behind the results or ahead of them.
 */
export const tableAgrees: Rule = (content) =>
  seasonYears(content).flatMap((year) => {
    const name = `cricket/seasons/${year}/table.json`
    const file = fileOf(name)
    const rows = (content.english[name] ?? []) as readonly Row[]
    return [
      ...rows.flatMap((row, at) => errorsOfPoints(file, row, at)),
      ...errorsOfSums(file, rows),
      ...errorsOfOwn(file, rows, content, year),
    ]
  })

function errorsOfPoints(file: string, row: Row, at: number): readonly RuleError[] {
  const { played, won, lost, points, team } = row
  const least = won * constants.cricket.pointsPerWin
  // A match without a winner gives each side a point.
  const most = least + (played - won - lost)
  if (points >= least && points <= most) return []
  const why = `${won} ${won === 1 ? 'win gives' : 'wins give'} ${team} ${least} points${most > least ? `, and the rest at most ${most - least}` : ''}.`
  return [{ file, path: [at, 'points'], value: points, why, write: `Write ${least}.` }]
}

/** The total of wins must equal the total of losses. */
function errorsOfSums(file: string, rows: readonly Row[]): readonly RuleError[] {
  const sumOf = (key: 'won' | 'lost') => rows.reduce((sum, row) => sum + row[key], 0)
  const [won, lost] = [sumOf('won'), sumOf('lost')]
  if (won === lost) return []
  const why = `The teams won ${won} matches together and lost ${lost}.`
  const write =
    'Correct the row in which a match was counted once: what one team won, another lost.'
  return [{ file, path: [], value: rows, why, write }]
}

function errorsOfOwn(
  file: string,
  rows: readonly Row[],
  content: Content,
  year: string,
): readonly RuleError[] {
  const at = rows.findIndex(({ team }) => team === OWN_TEAM)
  const row = rows[at]
  if (!row) return []
  const wins = entriesIn<z.input<typeof matchSchema>>(content, `cricket/seasons/${year}/results`)
    .map(({ entry }) => entry)
    .filter(({ stage, sides }) => stage === 'league' && sides.some(({ team }) => team === OWN_TEAM))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .map(({ ending }) => {
      if (ending.kind !== 'won') return 'none'
      return ending.winner === OWN_TEAM ? 'won' : 'lost'
    })
  // If the table is ahead, the missing results are unknown.
  const counted = wins.slice(0, row.played)
  const open = Math.max(0, row.played - wins.length)
  return (['won', 'lost'] as const).flatMap((key) => {
    const known = counted.filter((ending) => ending === key).length
    if (row[key] >= known && row[key] <= known + open) return []
    const why = `Of the first ${counted.length} results of the league the team ${key} ${known}.`
    return [{ file, path: [at, key], value: row[key], why, write: `Write ${known}.` }]
  })
}
