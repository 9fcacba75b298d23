import { endingText, marginText } from '@/lib/domain/cricket/wording'
import { fill } from '@/lib/domain/format/fill'
import type { Line, Match } from './match'

/** How a match ended or stands, as a sentence. `own` is the slug of the own team. */
export const statusText = ({ ending, line, sides }: Match, own: string): Line =>
  line ?? { text: ending ? endingText(ending, sides, own) : '' }

/**
 * How a lost match ended, by a template with `{team}` and `{margin}`: "Lost to Salem Spartans by 4 wickets".
 * Undefined where there is no winner or no margin, and where the feed's words tell more.
 */
export function lossText({ ending, line, sides }: Match, template: string): string | undefined {
  if (ending?.kind !== 'won' || ending.by === undefined || line) return undefined
  return fill(template, { team: sides[ending.winner].team.name, margin: marginText(ending) })
}
