import type { Outcome } from '@/lib/domain/cricket/match'
import type { TeamFace } from '@/lib/domain/cricket/teams'

/** Path of a match's calendar file, address that adds it to Google Calendar, and both teams in words. */
export type CalendarAddresses = {
  readonly file: string
  readonly google: string
  readonly name: string
}

/** A match of the season from the team's side. */
export type SeasonMatch = {
  readonly id: string
  /** The `href` of its page. */
  readonly href?: string | undefined
  readonly startsAt: string
  readonly opponent: TeamFace
  /** For example "Final"; only playoffs have one. */
  readonly title?: string
  /** Called off on that day, with no new date yet. */
  readonly isPostponed?: true
  readonly ground?: string | undefined
  readonly city?: string | undefined
  /** Once played: the margin of a win or a loss, otherwise the status. */
  readonly result?: { readonly kind: Outcome; readonly text: string } | undefined
  readonly calendar?: CalendarAddresses | undefined
}

/** The words for a match won and a match lost. */
export type Endings = { readonly won: string; readonly lost: string }

/** `lead` is large; `row` is compact, and one line of the page where that fits. */
export type MatchCardLook = 'lead' | 'row'
