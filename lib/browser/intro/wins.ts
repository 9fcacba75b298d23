import type { Match } from '@/lib/domain/cricket/match'
import { resultFor } from '@/lib/domain/cricket/season-results'
import { marginAmount } from '@/lib/domain/cricket/wording'

/** A win as the preloader shows it: the margin and the opponent. */
export type IntroWin = { readonly margin: string; readonly over: string }

/** The wins of the team with the slug `own`, in the order given. */
export const winsOf = (matches: readonly Match[], own: string): readonly IntroWin[] =>
  matches.flatMap((match) => {
    const { ending } = match
    const result = resultFor(match, own)
    if (ending?.kind !== 'won' || result?.outcome !== 'won') return []
    return [{ margin: marginAmount(ending), over: result.theirs.team.name }]
  })
