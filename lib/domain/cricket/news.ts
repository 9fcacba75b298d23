import { nameInSentence } from '@/lib/domain/cricket/wording'
import { fill } from '@/lib/domain/format/fill'
import { isSame } from './latest'
import type { Line, Match, MatchSide } from './match'
import { statusText } from './match-text'
import { sideScore } from './score'

const wickets = ({ innings }: MatchSide): number =>
  innings.reduce((sum, each) => sum + each.wickets, 0)

/**
 * The end of a match or a wicket, between two answers, as a sentence for screen readers; undefined if neither. `own` is
 * the slug of the group's team.
 */
export function newsOf(
  before: readonly Match[],
  now: readonly Match[],
  own: string,
  words: { readonly wicket: string },
): Line | undefined {
  for (const match of now) {
    const former = before.find((each) => isSame(each, match))
    if (!former?.isLive) continue
    if (!match.isLive) return statusText(match, own)
    const side = match.sides.find((side) => {
      const earlier = former.sides.find(({ team }) => team.name === side.team.name)
      return earlier && wickets(side) > wickets(earlier)
    })
    if (side) {
      return {
        text: fill(words.wicket, {
          team: nameInSentence(side.team, own),
          score: sideScore(side),
        }),
      }
    }
  }
  return undefined
}
