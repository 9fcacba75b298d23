import type { Outcome } from '@/lib/domain/cricket/match'
import type { TeamFace } from '@/lib/domain/cricket/teams'

/** A match of the season from the team's side. */
export type SeasonMatch = {
  readonly id: string
  readonly startsAt: string
  readonly opponent: TeamFace
  /** "Final", where the match is one of the playoffs. */
  readonly title?: string
  /** It is not played on that day, and has no other one yet. */
  readonly isPostponed?: true
  readonly ground?: string | undefined
  readonly city?: string | undefined
  /** Where it has been played: the margin of a win or a loss, otherwise how it ended. */
  readonly result?: { readonly kind: Outcome; readonly text: string } | undefined
  /** The two scores, where it has been played. That of a side that never batted is empty. */
  readonly scores?: { readonly own: string; readonly other: string }
  /** The scores that are shown with it, each with its team. */
  readonly teamScores?: readonly { readonly team: TeamFace; readonly score: string }[] | undefined
  /** The file that adds it to a calendar, the address that opens Google's with it, and both teams in words. */
  readonly calendar?: { readonly file: string; readonly google: string; readonly name: string }
}

/** The words for a match won and a match lost. */
export type Endings = { readonly won: string; readonly lost: string }

/** `lead` is large; `row` takes less room, and is a line of the page where there is room for it. */
export type MatchCardLook = 'lead' | 'row'
