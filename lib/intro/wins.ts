import type { Match } from '@/lib/cricket/match'
import { sideOf, winnerOf } from '@/lib/cricket/outcome'
import { findTeam, type TeamFace } from '@/lib/cricket/teams'

/** A win as the preloader shouts it: by how much, and over whom. */
export type IntroWin = { readonly margin: string; readonly over: string }

/** The wins of a team in the order given, from the scorers' own words ("Tiruppur won by 9 wickets"). */
export function winsOf(
  matches: readonly Match[],
  team: TeamFace,
  teams: readonly TeamFace[],
): readonly IntroWin[] {
  return matches.flatMap((match) => {
    const place = sideOf(match, team, teams)
    const margin = /\bwon by (.+)$/i.exec(match.status)?.[1]
    if (place === undefined || !margin || winnerOf(match, teams) !== place) return []
    const opponent = match.sides[place === 0 ? 1 : 0]
    return [{ margin, over: findTeam(teams, opponent)?.name ?? opponent.name }]
  })
}
