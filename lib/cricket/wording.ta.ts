import { findWinner, methodOf, readStatus, type Status } from './status'
import { findTeam } from './teams'
import type * as english from './wording'

/** Tamil in place of `wording.ts`. What the scorers' words say is read once and said anew. */

const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:match (\d+)|(\d+)(?:st|nd|rd|th) match)$/i, 'போட்டி $1$2'],
  [/^qualifier (\d)$/i, 'குவாலிஃபையர் $1'],
  [/^eliminator$/i, 'எலிமினேட்டர்'],
  [/^semi-?final(?: (\d))?$/i, 'அரையிறுதி $1'],
  [/^final$/i, 'இறுதிப் போட்டி'],
]

export const matchTitle: typeof english.matchTitle = (title) => {
  const known = TITLES.find(([pattern]) => pattern.test(title))
  return known ? title.replace(known[0], known[1]).trim() : title
}

/** A wicket stays singular after a figure; runs do not (design of the Tamil edition). */
export const marginAmount: typeof english.marginAmount = ({ by, unit, margin }) => {
  if (by === undefined) return margin
  if (unit === 'wickets') return `${by} விக்கெட்`
  const runs = by === 1 ? '1 ரன்' : `${by} ரன்கள்`
  return unit === 'innings' ? `இன்னிங்ஸ் மற்றும் ${runs}` : runs
}

const METHODS: Readonly<Record<NonNullable<Status['method']>, string>> = {
  DLS: 'டிஎல்எஸ் முறை',
  VJD: 'விஜேடி முறை',
  'super over': 'சூப்பர் ஓவர்',
}

const methodText = ({ method }: Status): string => (method ? ` (${METHODS[method]})` : '')

/** The parts of a status that are worded below. What is left of one tells something more. */
const MARGIN = /\bby (an? innings and )?\d+ (runs?|wickets?|wkts?)\b/i
const METHOD = /\b(dls?|d\/l|vjd)( method)?\b|\b((in|by|via) )?(the )?super over\b/i
/** Why nothing was decided. */
const REASON =
  /\b(due to|because of)\b|\b(persistent|heavy|bad|poor|wet|rain|weather|light|outfield|pitch|conditions)\b|\bwithout (a )?(toss|ball( being)? bowled)\b/gi

const isWorded = (words: string): boolean => !/[\p{L}\p{N}]/u.test(words)

const isMarginWorded = ({ margin }: Status): boolean =>
  isWorded(margin.replace(MARGIN, '').replace(METHOD, ''))

/** How a match was won whose margin is not told. */
const methodAlone = ({ method }: Status): string => (method ? `${METHODS[method]}யில்` : '')

export const marginText: typeof english.marginText = (status) => {
  if (!isMarginWorded(status)) return status.margin
  if (status.by === undefined) {
    return status.method === 'super over' ? 'சூப்பர் ஓவரில்' : methodAlone(status)
  }
  return `${marginAmount(status)} வித்தியாசத்தில்${methodText(status)}`
}

export const marginLang: typeof english.marginLang = (status) =>
  isMarginWorded(status) ? undefined : 'en'

/** Statuses without a winner: how each is worded, and the English words that it stands for. */
const KINDS: Partial<Record<Status['kind'], readonly [string, RegExp]>> = {
  tied: ['போட்டி டை', /\b(match )?tied\b/i],
  'no result': ['முடிவு இல்லை', /\b(match )?(ended in )?no result\b/i],
  abandoned: ['போட்டி கைவிடப்பட்டது', /\bmatch (has been |was )?(abandoned|cancelled|called off)\b/i],
  delayed: ['போட்டி தாமதம்', /\b(match|start|play|toss)?( has been| is)? ?delayed\b/i],
  'not started': ['போட்டி இன்னும் தொடங்கவில்லை', /.*/],
}

/** What stands before the winner's name and is worded with the rest. */
const BEFORE = /^(match tied|.* won the toss|)$/i

/** A status that tells more than is worded is shown as it was sent: how a match was decided counts. */
export const statusText: typeof english.statusText = (match, teams) => {
  const asSent = { text: match.status, lang: 'en' }
  const status = readStatus(match, teams)
  const side = status.winner === undefined ? undefined : match.sides[status.winner]
  const winner = side && findTeam(teams, side)
  if (winner) {
    const { before = '' } = findWinner(match, teams) ?? {}
    if (!isMarginWorded(status) || !BEFORE.test(before)) return asSent
    return { text: `${winner.name}: ${`${marginText(status)} வெற்றி`.trim()}` }
  }
  const [text, words] = KINDS[status.kind] ?? []
  if (!text || !words) return asSent
  const rest = match.status.replace(words, '').replace(METHOD, '').replace(REASON, '')
  if (!isWorded(rest)) return asSent
  const method = methodOf(match.status)
  return { text: method ? `${text} (${METHODS[method]})` : text }
}
