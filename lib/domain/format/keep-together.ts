/** Spaces between a number and its unit or "×", and in "Qualifier 1". */
const UNITS = [
  '(?<=\\d) (?=×|(?:ft|அடி|மணி|சதுர)(?!\\p{L}))',
  '(?<=×| Qualifier| குவாலிஃபையர்) (?=\\d)',
]

/**
 * Tamil words that are one thing: "சதுர அடி"; a noun that doubles the next word's first letter, as "இறுதிப் போட்டி",
 * up to nine letters and signs each, so that both fit a phone's line; "தொடர்பு கொண்டதற்கு", but not the label "தொடர்பு
 * கொள்ள", which the footer wraps at 320 px; and "தொடங்கும் முன்".
 */
const TAMIL = [
  '(?<=சதுர) (?=அடி)',
  '(?<=(?<![\\p{L}\\p{M}])[\\p{L}\\p{M}]{1,9}ி([கசதப])்) (?=\\1[\\p{L}\\p{M}]{1,11}(?![\\p{L}\\p{M}]))',
  '(?<=தொடர்பு) (?=கொண்ட)',
  '(?<=ும்) (?=முன்(?:பு|பே)?(?![\\p{L}\\p{M}]))',
]

const SPACES = new RegExp([...UNITS, ...TAMIL].join('|'), 'gu')

/** Replaces spaces within a thing by no-break spaces, so that no line ends there. */
export const keepTogether = (text: string): string => text.replace(SPACES, '\u00a0')
