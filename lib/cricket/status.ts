import type { Match } from './match'
import { findTeam, plainName, spellings, type TeamFace } from './teams'

/** What the status line of a match says. */
export type Status = {
  readonly kind: StatusKind
  /** The side that won, 0 or 1 in batting order. Absent where the words name neither side. */
  readonly winner?: 0 | 1
  /** What follows "won" in the scorer's own words: `by 8 wickets`. Empty without a win. */
  readonly margin: string
  /** The margin as a number of `unit`. A win by an innings counts the runs beyond it. */
  readonly by?: number
  readonly unit?: 'runs' | 'wickets' | 'innings'
  /** How a shortened or tied match was decided. */
  readonly method?: 'DLS' | 'VJD' | 'super over'
}

/** What a status line says of a match; `unknown` where no known words are in it. */
export type StatusKind =
  | 'won'
  | 'tied'
  | 'no result'
  | 'abandoned'
  | 'toss'
  | 'delayed'
  | 'not started'
  | 'in progress'
  | 'unknown'

/** A win. The toss is won as well, and decides nothing. */
const WON = /^(.*?)\bwon\b(?! (?:the )?toss)(.*)/i
const MARGIN = /by (an? innings and )?(\d+) (run|wicket|wkt)/i

const METHODS: readonly (readonly [NonNullable<Status['method']>, RegExp])[] = [
  ['super over', /super over/i],
  ['VJD', /\bvjd\b/i],
  ['DLS', /\b(dls?|d\/l)\b/i],
]

/** Tried in this order: a match that was abandoned after a delay is abandoned. */
const KINDS: readonly (readonly [StatusKind, RegExp])[] = [
  ['abandoned', /abandon|cancelled|called off/i],
  ['no result', /no result/i],
  ['tied', /\btied?\b/i],
  ['not started', /\bstarts\b|yet to (begin|start)|not started|upcoming/i],
  ['toss', /\btoss\b|\b(opt|elect|chose)/i],
  ['delayed', /delay|\brain|bad light|\bwet/i],
  ['in progress', /\bneed|require|trail|\blead|break|in progress/i],
]

/** What a status line tells of the match. A win says no more than that; `winnerOf` tells whose it is. */
export const kindOf = (text: string): StatusKind =>
  WON.test(text) ? 'won' : (KINDS.find(([, words]) => words.test(text))?.[0] ?? 'unknown')

/** How a shortened or tied match was decided, where the words tell. */
export const methodOf = (text: string): Status['method'] =>
  METHODS.find(([, words]) => words.test(text))?.[0]

/**
 * Which side the status names as the winner, 0 or 1 in batting order; undefined where it names neither.
 * Reads words, never runs: rain rules and super overs break the arithmetic.
 */
export const winnerOf = (match: Match, teams: readonly TeamFace[]): 0 | 1 | undefined =>
  findWinner(match, teams)?.winner

/** The winner, and the words before its name. */
export function findWinner(
  match: Match,
  teams: readonly TeamFace[],
): { readonly winner: 0 | 1; readonly before: string } | undefined {
  const subject = WON.exec(match.status)?.[1]
  if (subject === undefined) return undefined
  const names = match.sides.map((side) => {
    const team = findTeam(teams, side)
    return [side.name, side.short ?? '', ...(team ? [...spellings(team), team.lead] : [])].map(
      plainName,
    )
  })
  const words = subject.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  // The longest name that ends the words counts: "England Lions" is not "Lions".
  for (const start of words.keys()) {
    const name = plainName(words.slice(start).join(''))
    const [first, second] = names.map((all) => all.includes(name))
    if (first && second) return undefined
    if (first || second) return { winner: first ? 0 : 1, before: words.slice(0, start).join(' ') }
  }
  return undefined
}

/** Reads the whole status of a match, whose teams may be known under other names. */
export function readStatus(match: Match, teams: readonly TeamFace[]): Status {
  const kind = kindOf(match.status)
  const rest = WON.exec(match.status)?.[2] ?? ''
  const winner = winnerOf(match, teams)
  const [, innings, by, unit] = MARGIN.exec(rest) ?? []
  const method = methodOf(rest)
  return {
    kind,
    // The bracket of "Match tied (Lions won the Super Over)" opens before the words that are kept.
    margin: (rest.includes('(') ? rest : rest.replace(')', '')).trim(),
    ...(winner !== undefined && { winner }),
    ...(by && { by: Number(by), unit: innings ? 'innings' : unit === 'run' ? 'runs' : 'wickets' }),
    ...(method && { method }),
  }
}
