import { marginLang, marginText } from '@/lib/cricket/wording'
import { fill } from '@/lib/format/fill'
import type { Match } from './match'
import { readStatus } from './status'
import { findTeam, type TeamFace } from './teams'

/**
 * How a lost match ended, by a template with `{team}` and `{margin}`: "Lost to Salem Spartans by 4 wickets".
 * Undefined where the status names no winner that is in the list, or no margin
 * in the page's language.
 */
export function lossText(
  match: Match,
  teams: readonly TeamFace[],
  template: string,
): string | undefined {
  const status = readStatus(match, teams)
  const side = status.winner === undefined ? undefined : match.sides[status.winner]
  const winner = side && findTeam(teams, side)
  if (!winner || status.by === undefined || !/^by /i.test(status.margin)) return undefined
  if (marginLang(status)) return undefined
  return fill(template, { team: winner.name, margin: marginText(status) })
}
