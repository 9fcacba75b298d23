import { constants } from '@/content/constants'
import type { Match } from '@/lib/domain/cricket/match'
import { netRunRateText, sideScore } from '@/lib/domain/cricket/score'
import { recordOf, resultFor, totalsOf, winningRun } from '@/lib/domain/cricket/season-results'
import { marginAmount } from '@/lib/domain/cricket/wording'
import { leaderIn } from '@/lib/domain/fans/leader'
import { dayOfYearText, dayText, monthsText } from '@/lib/domain/format/dates'
import { formatFigure } from '@/lib/domain/format/rupees'
import type { Figures } from '../define'
import { OWN_TEAM } from './own-team'
import { matchesOf } from './season-data'
import { nextYear, type Season } from './seasons'

/** The day of the first league match, and the months of all; empty without fixtures. */
function figuresOfDays(name: string, { all }: Season['fixtures']): Record<string, string> {
  const dated = all.filter(({ isPostponed }) => !isPostponed)
  // If all matches are postponed, their old days are used.
  const days = dated.length > 0 ? dated : all
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return {}
  return {
    [`${name}.first`]: dayOfYearText(first.startsAt),
    [`${name}.months`]: monthsText(first.startsAt, last.startsAt),
  }
}

/** Placeholder values of a won match: margin, number of the margin, both scores, day. Empty if it was not won. */
function figuresOfWin(name: string, match: Match | undefined): Figures {
  const result = match && resultFor(match, OWN_TEAM)
  if (match?.ending?.kind !== 'won' || result?.outcome !== 'won') return {}
  return {
    [`${name}.margin`]: marginAmount(match.ending),
    [`${name}.runs`]: match.ending.by ?? '',
    [`${name}.own`]: sideScore(result.ours),
    [`${name}.theirs`]: sideScore(result.theirs),
    [`${name}.day`]: dayText(match.startsAt),
  }
}

/**
 * Values of a season for placeholders such as `{season.won}`. There is no value for what did not happen:
 * a final that was not won has no margin, and a text with that placeholder fails the build.
 */
export function seasonFigures(season: Season, name = 'season'): Figures {
  const matches = matchesOf(season)
  const league = matchesOf(season, 'league')
  const all = recordOf(matches, OWN_TEAM)
  const match = (slug: string) => matches.find(({ id }) => id === slug)
  const row = season.table.find(({ team }) => team === OWN_TEAM)
  const totals = totalsOf(matches.flatMap((each) => resultFor(each, OWN_TEAM) ?? []))
  return {
    [`${name}.year`]: season.year,
    [`${name}.next`]: nextYear(season),
    [`${name}.squad`]: season.squad.all.length,
    [`${name}.fixtures`]: season.fixtures.all.length,
    [`${name}.teams`]: season.table.length,
    [`${name}.played`]: matches.length,
    [`${name}.won`]: all.won,
    [`${name}.lost`]: all.lost,
    // Runs scored and wickets taken by the team in all matches.
    [`${name}.runs`]: formatFigure(totals.runs),
    [`${name}.wickets`]: formatFigure(totals.wickets),
    // Consecutive wins up to the last match.
    [`${name}.run`]: winningRun(matches, OWN_TEAM),
    [`${name}.league.played`]: league.length,
    [`${name}.league.won`]: recordOf(league, OWN_TEAM).won,
    [`${name}.pointsPerWin`]: constants.cricket.pointsPerWin,
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
