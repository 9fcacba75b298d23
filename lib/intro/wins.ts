import type { Match } from '@/lib/cricket/match'
import { resultFor } from '@/lib/cricket/season'
import type { TeamFace } from '@/lib/cricket/teams'
import { marginAmount } from '@/lib/cricket/wording'

/** A win as the preloader shouts it: by how much, and over whom. */
export type IntroWin = { readonly margin: string; readonly over: string }

/** The wins of a team in the order given, from the scorers' own words ("Tiruppur won by 9 wickets"). */
export function winsOf(
  matches: readonly Match[],
  own: TeamFace,
  teams: readonly TeamFace[],
): readonly IntroWin[] {
  return matches.flatMap((match) => {
    const result = resultFor(match, own, teams)
    if (!result?.hasWon || !result.opponent) return []
    return [{ margin: marginAmount(result.status), over: result.opponent.name }]
  })
}
