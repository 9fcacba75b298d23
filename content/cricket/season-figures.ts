import { constants } from '@/content/constants'
import type { Match } from '@/lib/domain/cricket/match'
import { netRunRateText, sideScore } from '@/lib/domain/cricket/score'
import { recordOf, resultFor, winningRun } from '@/lib/domain/cricket/season-results'
import { marginAmount } from '@/lib/domain/cricket/wording'
import { leaderIn } from '@/lib/domain/fans/leader'
import { dayOfYearText, dayText } from '@/lib/domain/format/dates'
import type { Figures } from '../define'
import { OWN_TEAM } from './own-team'
import { matchesOf } from './season-data'
import { nextYear, type Season } from './seasons'

/** The first league match with a day; of matches that are all postponed, the first by their old days. */
const firstOf = ({ all }: Season['fixtures']) =>
  all.find(({ isPostponed }) => !isPostponed) ?? all[0]

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
  const first = firstOf(season.fixtures)
  return {
    [`${name}.year`]: season.year,
    [`${name}.next`]: nextYear(season),
    [`${name}.squad`]: season.squad.all.length,
    [`${name}.fixtures`]: season.fixtures.all.length,
    [`${name}.teams`]: season.table.length,
    [`${name}.played`]: matches.length,
    [`${name}.won`]: all.won,
    [`${name}.lost`]: all.lost,
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
    ...(first && { [`${name}.first`]: dayOfYearText(first.startsAt) }),
    ...figuresOfWin(`${name}.qualifier`, match('qualifier-1')),
    ...figuresOfWin(`${name}.final`, match('final')),
  }
}
