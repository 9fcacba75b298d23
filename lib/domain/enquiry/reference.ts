/** Characters that are not confused when a reference is read out: without 0, 1, I, L, O and U. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Bytes from here on are rejected, so that all characters are equally likely. */
const FAIR = 256 - (256 % LETTERS.length)

/** A random code of four characters for an enquiry, such as `7K2F`. */
export function newCode(): string {
  let code = ''
  while (code.length < 4) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < FAIR) code += LETTERS[byte % LETTERS.length]
  }
  return code
}

/** The reference of an enquiry: prefix, plot if one is chosen, and code: `VIS-34-7K2F`. */
export const referenceOf = (about: string, code: string, plot?: string): string =>
  [about, plot, code].filter(Boolean).join('-')

/** The prefix of a project's references: `VIS` for `vistara`, `VIST` for `vistara-two`. */
export function projectCode(slug: string): string {
  const [first = '', ...others] = slug.split('-')
  return [first.slice(0, 3), ...others.map((word) => word[0])].join('').toUpperCase()
}

/** The prefixes of the other forms' references. */
export const CODES = {
  home: 'NOY',
  contact: 'CON',
  properties: 'PRO',
  residences: 'RES',
  jointVentures: 'JV',
  cinemas: 'CIN',
  team: 'TEAM',
  privacy: 'ASK',
} as const
