import { OWN_TEAM } from '@/content/cricket/own-team'
import { matchesOf, recordSeason } from '@/content/cricket/season-data'
import { seasons } from '@/content/cricket/seasons'
import { teamPage } from '@/content/cricket/team-page'
import type { Match } from '@/lib/domain/cricket/match'
import { lossText, statusText } from '@/lib/domain/cricket/match-text'
import { type Records, recordsOf } from '@/lib/domain/cricket/records'
import { sideScore } from '@/lib/domain/cricket/score'
import type { TeamResult } from '@/lib/domain/cricket/season-results'
import { marginAmount } from '@/lib/domain/cricket/wording'
import { leaderIn } from '@/lib/domain/fans/leader'
import { fullName } from '@/lib/domain/fans/player-name'
import * as dates from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { matchPath, playerPath, type SitePath } from '@/lib/domain/routes'
import { fanHome } from './home'

/** A figure in large print, such as "118 runs", and the player or the match that set it. */
export type StatFigure = { title: string; value: string; holder: string; path: SitePath }

const { stats } = fanHome

/** A day that stays on one line. */
const dayText = (iso: string) => dates.dayText(iso).replaceAll(' ', '\u00a0')
const words = stats.records

const pathOf = ({ id, startsAt }: Match) => matchPath(Number(startsAt.slice(0, 4)), id)
const against = ({ theirs, match }: TeamResult) =>
  fill(words.against, { team: theirs.team.name, day: dayText(match.startsAt) })
const margin = ({ match: { ending } }: TeamResult) =>
  ending?.kind === 'won' ? marginAmount(ending) : ''

/** The players with the most runs and the most wickets in the newest season with results. */
const leaders = (['runs', 'wickets'] as const).flatMap((figure): readonly StatFigure[] => {
  const leader = leaderIn(recordSeason.squad.all, figure)
  if (!leader) return []
  const { player, value } = leader
  const title = stats[figure]
  const path = playerPath(player.slug)
  return [{ title, value: `${value} ${stats[`${figure}Unit`]}`, holder: fullName(player), path }]
})

const figure = (title: string, value: string, result: TeamResult): StatFigure => ({
  ...{ title, value },
  holder: against(result),
  path: pathOf(result.match),
})

function closestFigure(closest: NonNullable<Records['closest']>): StatFigure {
  const { left, unit, match, outcome } = closest
  const { lostTo } = teamPage.results.card
  const loss = outcome === 'lost' && lossText(match, lostTo)
  const value = {
    balls: fill(words.balls[left === 1 ? 'one' : 'other'], { n: left }),
    runs: margin(closest),
    tied: words.level,
  }[unit]
  return {
    ...{ title: words.closest, value },
    holder: `${loss || statusText(match, OWN_TEAM).text}, ${dayText(match.startsAt)}`,
    path: pathOf(match),
  }
}

function runFigure(run: NonNullable<Records['run']>): readonly StatFigure[] {
  const [first, last] = [run[0]?.match, run.at(-1)?.match]
  if (!first || !last) return []
  const days = { first: dayText(first.startsAt), last: dayText(last.startsAt) }
  const holder = fill(words.days, days)
  return [{ title: words.run, value: `${run.length}`, holder, path: pathOf(last) }]
}

const { highest, byRuns, byWickets, closest, run } = recordsOf(
  seasons.map((season) => matchesOf(season)).reverse(),
  OWN_TEAM,
)

/** The leading players of the newest season with results, and the records of all seasons. */
export const statFigures: readonly StatFigure[] = [
  ...leaders,
  ...(highest ? [figure(words.highest, sideScore(highest.ours), highest)] : []),
  ...(run ? runFigure(run) : []),
  ...(byRuns ? [figure(words.byRuns, margin(byRuns), byRuns)] : []),
  ...(byWickets ? [figure(words.byWickets, margin(byWickets), byWickets)] : []),
  ...(closest ? [closestFigure(closest)] : []),
]
