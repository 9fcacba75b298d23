import type { Ending } from './match'
import type { Status, StatusKind } from './status'
import { plainName } from './teams'
import type * as english from './wording'

/** Tamil version of `wording.ts`. */

/** Translations of the parts of a title, which are separated by commas. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:match (\d+)|(\d+)(?:st|nd|rd|th) match)$/i, 'போட்டி $1$2'],
  [/^qualifier (\d)$/i, 'குவாலிஃபையர் $1'],
  [/^eliminator$/i, 'எலிமினேட்டர்'],
  [/^semi-?final(?: (\d))?$/i, 'அரையிறுதி $1'],
  // No line ends between its words.
  [/^final$/i, 'இறுதிப்\u00a0போட்டி'],
  [/^group ([a-z])$/i, 'பிரிவு $1'],
]

export const matchTitle: typeof english.matchTitle = (title) => {
  const parts = title.split(/\s*,\s*/)
  const worded = parts.flatMap((part) => {
    const known = TITLES.find(([pattern]) => pattern.test(part))
    return known ? part.replace(known[0], known[1]).trim() : []
  })
  return worded.length === parts.length ? worded.join(', ') : title
}

export const feedText: typeof english.feedText = (text) =>
  /\p{L}/u.test(text) && !/\p{Script=Tamil}/u.test(text) ? { text, lang: 'en' } : { text }

export const nameInSentence: typeof english.nameInSentence = ({ name }) => name

const METHODS: Readonly<Record<NonNullable<Ending['method']>, string>> = {
  DLS: 'டிஎல்எஸ் முறை',
  VJD: 'விஜேடி முறை',
  'super over': 'சூப்பர் ஓவர்',
}

const methodText = ({ method }: Ending): string => (method ? ` (${METHODS[method]})` : '')

/** After a number, விக்கெட் stays singular and ரன் becomes plural (design of the Tamil edition). */
export const marginAmount: typeof english.marginAmount = ({ by, unit, method }) => {
  if (by === undefined) return method === 'super over' ? METHODS[method] : ''
  if (unit === 'wickets') return `${by} விக்கெட்`
  const runs = by === 1 ? '1 ரன்' : `${by} ரன்கள்`
  return unit === 'innings' ? `இன்னிங்ஸ் மற்றும் ${runs}` : runs
}

export const marginText: typeof english.marginText = (win) => {
  if (win.by !== undefined) return `${marginAmount(win)} வித்தியாசத்தில்${methodText(win)}`
  if (!win.method) return ''
  return win.method === 'super over' ? 'சூப்பர் ஓவரில்' : `${METHODS[win.method]}யில்`
}

export const endingText: typeof english.endingText = (ending, sides) =>
  ending.kind === 'won'
    ? `${sides[ending.winner].team.name}: ${`${marginText(ending)} வெற்றி`.trim()}`
    : KINDS[ending.kind] + methodText(ending)

const KINDS = { tied: 'போட்டி டை', 'no result': 'முடிவு இல்லை', abandoned: 'போட்டி கைவிடப்பட்டது' }

/** Parts of a status that the ending covers. If other words remain, the status says more. */
const MARGIN = /\bby (an? innings and )?\d+ (runs?|wickets?|wkts?)\b/i
const METHOD = /\b(dls?|d\/l|vjd)( method)?\b|\b((in|by|via) )?(the )?super over\b/i
/** Text before the winner's name that may be left out. */
const BEFORE = /^(match tied|.* won the toss|)$/i
const SAME: Partial<Record<StatusKind, RegExp>> = {
  tied: /\b(match )?tied\b/i,
  'no result': /\b(match )?(ended in )?no result\b/i,
  abandoned: /\bmatch (has been |was )?(abandoned|cancelled|called off)\b/i,
  delayed: /\b(match|start|play|toss)?( has been| is)? ?delayed\b/i,
}
/** Reasons for a match without a result; may be left out. */
const REASON =
  /\b(due to|because of)\b|\b(persistent|heavy|bad|poor|wet|rain|weather|light|outfield|pitch|conditions)\b|\bwithout (a )?(toss|ball( being)? bowled)\b/gi

function tellsMore(status: string, { kind, ending, before = '', after = '' }: Status): boolean {
  const same = SAME[kind]
  if (!same && !ending) return true
  const rest = same ? status.replace(same, '').replace(REASON, '') : after.replace(MARGIN, '')
  return !BEFORE.test(before) || /[\p{L}\p{N}]/u.test(rest.replace(METHOD, ''))
}

/** What the feed says while a match is on. A team comes first. */
const NEEDS = /^(.+) (?:need|require)s? (\d+) (?:more )?runs?(?: (?:in|from|off) (\d+) balls?)?$/i
const CHOSE =
  /^(.+?) (?:won the toss and )?(?:opt|elect|chose|choose)\w* to (bat|bowl|field)(?: first)?$/i
const BREAK = /^innings break$/i

/** The text of a match that is on; undefined for other words, or a team that is neither side. */
function liveText(status: string, sides: readonly english.FeedName[]): string | undefined {
  if (BREAK.test(status)) return 'இன்னிங்ஸ் இடைவேளை'
  const [, name = '', what = '', balls] = NEEDS.exec(status) ?? CHOSE.exec(status) ?? []
  const side = sides.find(({ names }) => names.some((each) => plainName(each) === plainName(name)))
  if (!side) return undefined
  if (!/\d/.test(what)) {
    return `${side.shown}: டாஸ் வென்று ${what === 'bat' ? 'பேட்டிங்' : 'பந்துவீச்சு'} தேர்வு`
  }
  const runs = `${what} ${what === '1' ? 'ரன்' : 'ரன்கள்'}`
  return `${side.shown}: வெற்றிக்கு ${balls ? `${balls} பந்துகளில் ` : ''}${runs} தேவை`
}

/** Leaves out the toss and reasons. A status that says anything else is shown in English. */
export const feedLine: typeof english.feedLine = (status, parsed, sides) => {
  if (!status) return undefined
  const live = liveText(status, sides)
  if (live) return { text: live }
  if (tellsMore(status, parsed)) return { text: status, lang: 'en' }
  return parsed.kind === 'delayed' ? { text: 'போட்டி தாமதம்' } : undefined
}
