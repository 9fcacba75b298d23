import type { Ending, Method, Win } from './match'
import { plainName } from './teams'

/** What the feed's English status says of a match. It is read here and nowhere else. */
export type Status = {
  readonly kind: StatusKind
  /** Absent where the match has not ended, or the words name neither side as the winner. */
  readonly ending?: Ending
  /** The words tell nothing beyond the ending. */
  readonly isWhole?: boolean
  /** Of a win: what stands before the winner's name, and after "won". */
  readonly before?: string
  readonly after?: string
}

/** What a status says of a match; `unknown` where no known words are in it. */
export type StatusKind =
  | Ending['kind']
  | 'toss'
  | 'delayed'
  | 'not started'
  | 'in progress'
  | 'unknown'

/** A win. The toss is won as well, and decides nothing. */
const WON = /^(.*?)\bwon\b(?! (?:the )?toss)(.*)/i
const MARGIN = /\bby (an? innings and )?(\d+) (run|wicket|wkt)/i

const METHODS: readonly (readonly [Method, RegExp])[] = [
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

/** What a status tells of the match. A win says no more than that; `readStatus` tells whose it is. */
export const kindOf = (text: string): StatusKind =>
  WON.test(text) ? 'won' : (KINDS.find(([, words]) => words.test(text))?.[0] ?? 'unknown')

const methodOf = (text: string): { method?: Method } => {
  const [method] = METHODS.find(([, words]) => words.test(text)) ?? []
  return method ? { method } : {}
}

/** Spellings that either side may have in a status, in batting order. */
type Names = readonly [readonly string[], readonly string[]]

/** What an ending tells whole: the words after "won", and those of a match without a winner. */
const PLAIN_WIN =
  /^( by (an? innings and )?\d+ (run|wicket|wkt)s?)?( \((dls?|d\/l|vjd)( method)?\))?\W*$/i
const PLAIN = /^(match tied|no result|match abandoned)( \((dls?|d\/l|vjd)( method)?\))?\W*$/i

/**
 * Reads a status. The winner is read from words, never from runs: rain rules and super overs break the
 * arithmetic.
 */
export function readStatus(text: string, names: Names): Status {
  const kind = kindOf(text)
  if (kind === 'won') return { kind, ...readWin(text, names) }
  if (kind !== 'tied' && kind !== 'no result' && kind !== 'abandoned') return { kind }
  return { kind, ending: { kind, ...methodOf(text) }, isWhole: PLAIN.test(text) }
}

function readWin(text: string, names: Names): Omit<Status, 'kind'> {
  const [, subject = '', after = ''] = WON.exec(text) ?? []
  const found = findWinner(subject, names)
  if (!found) return {}
  const { winner, before } = found
  const [, innings, by, unit] = MARGIN.exec(after) ?? []
  const ending: Win = {
    kind: 'won',
    winner,
    ...(by && { by: Number(by), unit: innings ? 'innings' : unit === 'run' ? 'runs' : 'wickets' }),
    ...methodOf(after),
  }
  const isWhole = before
    ? /^match tied$/i.test(before) && /^ the super over\W*$/i.test(after)
    : PLAIN_WIN.test(after)
  return { ending, isWhole, before, after }
}

/** The winner, and the words before its name. */
function findWinner(subject: string, names: Names) {
  const plain = names.map((all) => all.map(plainName))
  const words = subject.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  // The longest name that ends the words counts: "England Lions" is not "Lions".
  for (const start of words.keys()) {
    const name = plainName(words.slice(start).join(''))
    const [first, second] = plain.map((all) => all.includes(name))
    if (first && second) return undefined
    if (first || second)
      return { winner: first ? 0 : 1, before: words.slice(0, start).join(' ') } as const
  }
  return undefined
}
