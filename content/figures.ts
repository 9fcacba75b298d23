import { sideScore } from '@/lib/cricket/score'
import { resultFor, winningRun } from '@/lib/cricket/season'
import { leaderIn } from '@/lib/fans/leader'
import { formatRupees } from '@/lib/format/rupees'
import { fixtures } from './cricket/fixtures'
import { players } from './cricket/players'
import {
  matchOf2025,
  ownTeam,
  season2025,
  stageOf2025,
  standings,
  teamFaces,
} from './cricket/season'
import { projects } from './projects/projects'

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** A won match as sentences quote it: margin, the two scores, day. Throws where it was not won. */
function winOf(slug: string) {
  const match = matchOf2025(slug)
  const result = match && resultFor(match, ownTeam, teamFaces)
  if (!match || !result?.hasWon)
    throw new Error(`content/figures.ts: the match "${slug}" was not won`)
  const [first, second] = match.sides.map(sideScore)
  const [own = '', theirs = ''] = result.place === 0 ? [first, second] : [second, first]
  return {
    margin: result.margin.replace(/^by /i, ''),
    own,
    theirs,
    day: LONG_DAY.format(new Date(match.startsAt)),
  }
}

const wins = (matches: typeof season2025): number =>
  matches.filter((match) => resultFor(match, ownTeam, teamFaces)?.hasWon).length

const league = stageOf2025('league')

/** Figures that sentences quote. A sentence takes its number from here, so that it is typed once. */
export const figures = {
  /** The lowest price per sq.ft of all projects, in rupees. */
  priceFrom: formatRupees(Math.min(...projects.all.map(({ pricePerSqFt }) => pricePerSqFt))),
  squad: players.all.length,
  fixtures: fixtures.all.length,
  teams: standings.length,
  season: {
    played: season2025.length,
    won: wins(season2025),
    lost: season2025.length - wins(season2025),
    /** Wins in a row up to the final. */
    run: winningRun(season2025, ownTeam, teamFaces),
    league: { played: league.length, won: wins(league) },
    qualifier: winOf('qualifier-1'),
    final: winOf('final'),
  },
  /** Runs of the season's leading run scorer. */
  mostRuns: leaderIn(players.all, 'runs')?.value ?? 0,
} as const
