/** Vowels of Tamil in the spelling of addresses; a consonant has an "a" unless a sign follows it. */
const VOWELS: Readonly<Record<string, string>> = {
  ...{ அ: 'a', ஆ: 'a', இ: 'i', ஈ: 'i', உ: 'u', ஊ: 'u', எ: 'e', ஏ: 'e', ஐ: 'ai', ஒ: 'o' },
  ...{ ஓ: 'o', ஔ: 'au', ஃ: 'k' },
}
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '\u0bbe': 'a', '\u0bbf': 'i', '\u0bc0': 'i', '\u0bc1': 'u', '\u0bc2': 'u', '\u0bc6': 'e' },
  ...{ '\u0bc7': 'e', '\u0bc8': 'ai', '\u0bca': 'o', '\u0bcb': 'o', '\u0bcc': 'au', '\u0bcd': '' },
}
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ க: 'k', ங: 'ng', ச: 's', ஞ: 'ny', ட: 't', ண: 'n', த: 'th', ந: 'n', ப: 'p', ம: 'm' },
  ...{ ய: 'y', ர: 'r', ல: 'l', வ: 'v', ழ: 'zh', ள: 'l', ற: 'r', ன: 'n', ஜ: 'j', ஷ: 'sh' },
  ...{ ஸ: 's', ஹ: 'h' },
}
/** Letters that Unicode does not decompose into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th', ı: 'i', '&': ' and ' },
}

/** A text as a name in addresses: lower-case letters, digits and hyphens, at most 60, cut after a whole word. */
export const addressName = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/([\u0b95-\u0bb9])([\u0bbe-\u0bcd]?)/g, (whole, letter, sign) =>
      letter in CONSONANTS ? CONSONANTS[letter] + (SIGNS[sign] ?? 'a') : whole,
    )
    .replace(/[\u0b83-\u0b94]/g, (letter) => VOWELS[letter] ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/./gsu, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^.{60}.+$/, (long) =>
      long
        .slice(0, 61)
        .replace(/-[^-]*$/, '')
        .slice(0, 60),
    )

/** An unused name for a text: the second one is `name-2`. */
export function freeName(words: string, isTaken: (name: string) => boolean): string {
  const name = addressName(words)
  if (!name) return ''
  for (let count = 1; ; count++) {
    const next = count === 1 ? name : `${name}-${count}`
    if (!isTaken(next)) return next
  }
}

/** The title of an entry, or a person's name; empty while it has neither. */
export function wordsOfEntry(entry: unknown): string {
  const { name, surname, title } = Object(entry) as Readonly<Record<string, unknown>>
  return [name ?? title, name && surname].filter(Boolean).join(' ')
}
