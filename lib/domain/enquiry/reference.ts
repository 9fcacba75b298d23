/** Letters and digits that nobody takes for others when a reference is read out: no 0, 1, I, L, O and U. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many bytes stand for each letter alike; those above are drawn again. */
const FAIR = 256 - (256 % LETTERS.length)

/** Four letters and digits that tell one enquiry from the others, such as `7K2F`. */
export function newCode(): string {
  let code = ''
  while (code.length < 4) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < FAIR) code += LETTERS[byte % LETTERS.length]
  }
  return code
}

/** What an enquiry is called: what it is about, the plot where one is chosen, and its code: `VIS-34-7K2F`. */
export const referenceOf = (about: string, code: string, plot?: string): string =>
  [about, plot, code].filter(Boolean).join('-')

/** What the references of a project begin with: `VIS` of `vistara`, `VIST` of `vistara-two`. */
export function projectCode(slug: string): string {
  const [first = '', ...others] = slug.split('-')
  return [first.slice(0, 3), ...others.map((word) => word[0])].join('').toUpperCase()
}

/** What the references of the other forms begin with. */
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
