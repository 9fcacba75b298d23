/**
 * What an advertisement of land may not say here: the Act and TNRERA's proceedings of 4 Aug 2025 bar
 * travel times, counted amenities, small print by reference, and promised returns.
 */
const BANNED = {
  'a travel time': /\b\d+\s*(?:(?:-|–|to)\s*\d+\s*)?(?:min(?:ute)?s?|hours?|hrs?)\b/i,
  'counted amenities': /\b\d+\s*\+?\s*(?:\p{L}+\s+){0,2}amenit(?:y|ies)\b/iu,
  'small print by reference':
    /\bT\s*&\s*Cs?\s+apply\b|\b(?:terms|conditions)(?: (?:and|&) conditions)? apply\b/i,
  'a promised return':
    /\b(?:assured|guaranteed|fixed|sure)\s+(?:\p{L}+\s+){0,2}(?:returns?|profits?|appreciation)\b/iu,
} as const

/** Every barred kind of phrase in a text, with the words that gave it away. */
export function findBannedPhrases(text: string): readonly string[] {
  return Object.entries(BANNED).flatMap(([kind, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${kind}: "${found[0]}"`] : []
  })
}

/** Every text within a value of any shape, such as a content entry. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
