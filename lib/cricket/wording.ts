import type { Match } from './match'
import type { Status } from './status'
import type { TeamFace } from './teams'

/**
 * How matches are worded, in English by the scorer's own words. The Tamil edition takes `wording.ta.ts`
 * in place of this file (next.config.ts).
 */

/** Which match of the season it was: "Final", "Match 27". */
export const matchTitle = (title: string): string => title

/** How a match ended or stands, and the language of the words where it is not the page's own. */
export const statusText = (
  match: Match,
  _teams: readonly TeamFace[],
): { readonly text: string; readonly lang?: string } => ({ text: match.status })

/** What stands for `{margin}` after "won": "by 8 wickets". Empty without a win. */
export const marginText = (status: Status): string => status.margin

/** The margin alone: "8 wickets". */
export const marginAmount = (status: Status): string => status.margin.replace(/^by /i, '')
