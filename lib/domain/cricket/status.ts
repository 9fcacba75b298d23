import type { Ending, Method, Win } from './match'
import { plainName } from './teams'

/** A parsed status of the feed, an English sentence. Only this file parses it. */
export type Status = {
  readonly kind: StatusKind
  /** Absent if the match has not ended, or if the status does not name exactly one side as the winner. */
  readonly ending?: Ending
  /** The status says nothing beyond the ending. */
  readonly isWhole?: boolean
  /** Of a win: the text before the winner's name, and after "won". */
  readonly before?: string
  readonly after?: string
}

/** The kind of a status; `unknown` if no pattern matches. */
export type StatusKind =
  | Ending['kind']
  | 'toss'
  | 'delayed'
  | 'not started'
  | 'in progress'
  | 'unknown'

/** A win of the match. Excludes "won the toss". */
const WON = /^(.*?)\bwon\b(?! (?:the )?toss)(.*)/i
const MARGIN = /\bby (an? innings and )?(\d+) (run|wicket|wkt)/i

const METHODS: readonly (readonly [Method, RegExp])[] = [
  ['super over', /super over/i],
  ['VJD', /\bvjd\b/i],
  ['DLS', /\b(dls?|d\/l)\b/i],
]

/** The first match counts: a match that was abandoned after a delay is abandoned. */
const KINDS: readonly (readonly [StatusKind, RegExp])[] = [
  ['abandoned', /abandon|cancelled|called off/i],
  ['no result', /no result/i],
  ['tied', /\btied?\b/i],
  ['not started', /\bstarts\b|yet to (begin|start)|not started|upcoming/i],
  ['toss', /\btoss\b|\b(opt|elect|chose)/i],
  ['delayed', /delay|\brain|bad light|\bwet/i],
  ['in progress', /\bneed|require|trail|\blead|break|in progress/i],
]

/** The kind of a status. For the winner, use `readStatus`. */
export const kindOf = (text: string): StatusKind =>
  WON.test(text) ? 'won' : (KINDS.find(([, words]) => words.test(text))?.[0] ?? 'unknown')

const methodOf = (text: string): { method?: Method } => {
  const [method] = METHODS.find(([, words]) => words.test(text)) ?? []
  return method ? { method } : {}
}

/** Possible names of each side in a status, in batting order. */
type Names = readonly [readonly string[], readonly string[]]

/** Texts that say nothing beyond the ending: after "won", and of a match without a winner. */
const PLAIN_WIN =
  /^( by (an? innings and )?\d+ (run|wicket|wkt)s?)?( \((dls?|d\/l|vjd)( method)?\))?\W*$/i
const PLAIN = /^(match tied|no result|match abandoned)( \((dls?|d\/l|vjd)( method)?\))?\W*$/i

/**
 * Parses a status. The winner comes from the text, never from the runs: after rain rules or a super over
 * the side with more runs may have lost.
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

/** The winner, and the words before its name; undefined if no name or both sides match. */
function findWinner(subject: string, names: Names) {
  const plain = names.map((all) => all.map(plainName))
  const words = subject.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  // Tries the longest ending of the text first: "England Lions" is not "Lions".
  for (const start of words.keys()) {
    const name = plainName(words.slice(start).join(''))
    const [first, second] = plain.map((all) => all.includes(name))
    if (first && second) return undefined
    if (first || second)
      return { winner: first ? 0 : 1, before: words.slice(0, start).join(' ') } as const
  }
  return undefined
}
