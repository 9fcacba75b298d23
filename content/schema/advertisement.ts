import type { z } from 'zod'

type Barred = { what: string; pattern: RegExp; write: string }

/**
 * Forbidden in advertisements of land by the Real Estate Act, 2016, and TNRERA's proceedings of 4 Aug 2025:
 * travel times, counted amenities, small print by reference, and promised returns.
 */
const FORBIDDEN: readonly Barred[] = [
  {
    what: 'a travel time',
    // "24 hours", as in guarded for 24 hours, is not a travel time.
    pattern:
      /(?<!\d)(?!24\s*(?:hours?|hrs?|மணி))\d+\s*(?:(?:-|–|to|முதல்)\s*\d+\s*)?(?:(?:min(?:ute)?s?|hours?|hrs?)\b|நிமிட|மணி\s?நேர)|\b(?:minutes?|mins?|hours?)\s+(?:away|from|to|by)\b|நிமிட(?:ங்களில்|த்தில்)/iu,
    write: 'Write the distance by road, such as "4 km by the ring road".',
  },
  {
    what: 'counted amenities',
    pattern: /\d+\s*\+?\s*(?:[\p{L}\p{M}-]+\s+){0,3}(?:amenit(?:y|ies)|வசதிகள்)/iu,
    write: 'Name the amenities that are built, such as "a park and a clubhouse".',
  },
  {
    what: 'small print by reference',
    pattern:
      /\bT\s*&\s*Cs?\b|\b(?:terms|conditions)(?: (?:and|&) conditions)? apply\b|நிபந்தனைக(?:ள்|ளுக்கு) (?:பொருந்தும்|உட்பட்டது)/iu,
    write: 'Write the condition itself.',
  },
  {
    what: 'a promised return',
    pattern:
      /\b(?:assured|guaranteed|fixed|sure)\s+(?:[\p{L}-]+\s+){0,2}(?:returns?|profits?|income|appreciation)\b|\breturns? of \d|(?:உத்தரவாத|உறுதியளிக்கப்பட்ட|நிச்சய|நிலையான)[\p{L}\p{M}]*\s+(?:[\p{L}\p{M}]+\s+){0,2}(?:லாப|வருமான|வருவா|மதிப்பு உயர்)/iu,
    write: 'Leave it out: nobody may promise what land will be worth.',
  },
]

/** A message for each forbidden statement in a text, English or Tamil, with what to write instead. */
export const forbiddenStatementsIn = (text: string): readonly string[] =>
  FORBIDDEN.flatMap(({ what, pattern, write }) => {
    const found = pattern.exec(text)?.[0]
    return found ? [`The law bars ${what} in an advertisement: "${found}". ${write}`] : []
  })

/** Makes the schema of an advertisement of land refuse forbidden statements in all its texts. */
export const advertisement = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.superRefine((document, context) => {
    for (const { path, text } of textsOf(document)) {
      for (const message of forbiddenStatementsIn(text))
        context.addIssue({ code: 'custom', path, message })
    }
  })

type Text = { path: PropertyKey[]; text: string }

function textsOf(value: unknown, path: PropertyKey[] = []): readonly Text[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((each, at) => textsOf(each, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, [...path, key]))
}
