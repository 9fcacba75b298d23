import { readStatus, type Status } from './status'
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

const methodText = ({ method }: Status): string =>
  method === 'DLS' ? ' (டிஎல்எஸ் முறை)' : method === 'super over' ? ' (சூப்பர் ஓவர்)' : ''

/** How a match was won whose margin is not told. */
const METHOD_ALONE: Readonly<Record<string, string>> = {
  DLS: 'டிஎல்எஸ் முறையில்',
  'super over': 'சூப்பர் ஓவரில்',
}

export const marginText: typeof english.marginText = (status) => {
  if (status.by === undefined) return METHOD_ALONE[status.method ?? ''] ?? ''
  return `${marginAmount(status)} வித்தியாசத்தில்${methodText(status)}`
}

const KINDS: Partial<Record<Status['kind'], string>> = {
  tied: 'போட்டி டை',
  'no result': 'முடிவு இல்லை',
  abandoned: 'போட்டி கைவிடப்பட்டது',
  delayed: 'போட்டி தாமதம்',
  'not started': 'போட்டி இன்னும் தொடங்கவில்லை',
}

export const statusText: typeof english.statusText = (match, teams) => {
  const status = readStatus(match, teams)
  const side = status.winner === undefined ? undefined : match.sides[status.winner]
  const winner = side && findTeam(teams, side)
  if (winner) return { text: `${winner.name}: ${`${marginText(status)} வெற்றி`.trim()}` }
  const known = KINDS[status.kind]
  return known ? { text: known } : { text: match.status, lang: 'en' }
}
