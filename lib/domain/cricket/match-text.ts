import { endingText, marginText } from '@/lib/domain/cricket/wording'
import { fill } from '@/lib/domain/format/fill'
import type { Line, Match } from './match'

/** The ending or the current state of a match as a sentence. `own` is the slug of the group's team. */
export const statusText = ({ ending, line, sides }: Match, own: string): Line =>
  line ?? { text: ending ? endingText(ending, sides, own) : '' }

/**
 * Fills a template with the winner `{team}` and `{margin}`: "Lost to Salem Spartans by 4 wickets".
 * Undefined without a winner or a margin, and where the feed's own text is shown instead.
 */
export function lossText({ ending, line, sides }: Match, template: string): string | undefined {
  if (ending?.kind !== 'won' || ending.by === undefined || line) return undefined
  return fill(template, { team: sides[ending.winner].team.name, margin: marginText(ending) })
}
