/** Characters between the digits of a number, for a character class; copied contacts contain invisible ones. */
export const PHONE_GAP = String.raw`\s\p{DI}.．\(\)（）\-\u2010-\u2015\u2212－`

/** The number of a pasted link, `tel:+91…` or `https://wa.me/91…`; any other text unchanged. */
export const numberOfLink = (text: string): string =>
  text.replace(/^\s*tel:/i, '').replace(/^\s*(?:https?:\/\/)?wa\.me\/\+?(\d+)(?:\?.*)?$/is, '+$1')
