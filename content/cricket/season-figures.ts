import { constants } from '@/content/constants'
import type { Match } from '@/lib/cricket/match'
import { netRunRateText } from '@/lib/cricket/net-run-rate'
import { sideScore } from '@/lib/cricket/score'
import { resultFor, totalsOf, winningRun } from '@/lib/cricket/season'
import { findTeam } from '@/lib/cricket/teams'
import { marginAmount } from '@/lib/cricket/wording'
import { leaderIn } from '@/lib/fans/leader'
import { dayOfYearText, dayText, monthsText } from '@/lib/format/dates'
import { formatFigure } from '@/lib/format/rupees'
import type { Figures } from '../define'
import { matchesOf, ownTeam, teamFaces } from './season'
import { isOver, type Season } from './seasons'

const resultOf = (match: Match) => resultFor(match, ownTeam, teamFaces)

/** The day of the first match of the league, and the months of all; empty without fixtures. */
function figuresOfDays(name: string, { all }: Season['fixtures']): Record<string, string> {
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return {}
  return {
    [`${name}.first`]: dayOfYearText(first.startsAt),
    [`${name}.months`]: monthsText(first.startsAt, last.startsAt),
  }
}

const winsAmong = (matches: readonly Match[]) =>
  matches.filter((match) => resultOf(match)?.hasWon).length

/** A won match as sentences quote it: margin, runs of the margin, the two scores, day. Empty where it was not won. */
function figuresOfWin(name: string, match: Match | undefined): Figures {
  const result = match && resultOf(match)
  if (!match || !result?.hasWon) return {}
  const [first = '', second = ''] = match.sides.map(sideScore)
  return {
    [`${name}.margin`]: marginAmount(result.status),
    [`${name}.runs`]: result.status.by ?? '',
    [`${name}.own`]: result.place === 0 ? first : second,
    [`${name}.theirs`]: result.place === 0 ? second : first,
    [`${name}.day`]: dayText(match.startsAt),
  }
}

/**
 * What sentences quote of a season, by the names of their places, such as `season.won`. Nothing stands
 * for what did not happen: a final that was not won has no margin, and a sentence that quotes it stops
 * the build.
 */
export function seasonFigures(season: Season, name = 'season'): Figures {
  const matches = matchesOf(season)
  const league = matchesOf(season, 'league')
  const match = (slug: string) => matches.find(({ id }) => id === slug)
  const row = season.table.find((each) => findTeam(teamFaces, each)?.slug === ownTeam.slug)
  const won = winsAmong(matches)
  const totals = totalsOf(matches.flatMap((each) => resultOf(each) ?? []))
  return {
    [`${name}.year`]: season.year,
    // The season that a partner can still join.
    [`${name}.next`]: isOver(season) ? season.year + 1 : season.year,
    [`${name}.squad`]: season.squad.all.length,
    [`${name}.fixtures`]: season.fixtures.all.length,
    [`${name}.teams`]: season.table.length,
    [`${name}.played`]: matches.length,
    [`${name}.won`]: won,
    [`${name}.lost`]: matches.filter((each) => resultOf(each)?.hasLost).length,
    // Runs of the team and wickets of the other sides, all matches together.
    [`${name}.runs`]: formatFigure(totals.runs),
    [`${name}.wickets`]: formatFigure(totals.wickets),
    // Wins in a row up to the last match.
    [`${name}.run`]: winningRun(matches, ownTeam, teamFaces),
    [`${name}.league.played`]: league.length,
    [`${name}.league.won`]: winsAmong(league),
    [`${name}.pointsPerWin`]: constants.cricket.pointsPerWin,
    // Runs of the leading run scorer.
    [`${name}.mostRuns`]: leaderIn(season.squad.all, 'runs')?.value ?? 0,
    ...(row && { [`${name}.points`]: row.points }),
    ...(row?.netRunRate !== undefined && {
      [`${name}.netRunRate`]: netRunRateText(row.netRunRate),
    }),
    ...figuresOfDays(name, season.fixtures),
    ...figuresOfWin(`${name}.qualifier`, match('qualifier-1')),
    ...figuresOfWin(`${name}.final`, match('final')),
  }
}
