/** 0 to 9. Unicode keeps the ten digits of a script in a row; where rows touch, each begins anew. */
function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((point - first) % 10)
}

/** A text with the digits of every script as 0 to 9. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit)

/** What may be typed, and a sign or a word that may stand behind it. */
export type FigureLimits = { min: number; max: number; unit?: string }

/** Groups of two or three digits, the last of three: 1,20,000 and 120,000, not 8,5. */
const FIGURE = /^(\d+|\d{1,3}(?:([, ])(?:\d{2,3}\2)*\d{3}))?(\.\d*)?$/

/** Indian words for large numbers. */
const SCALES = [
  [/(?:lakhs?|lacs?|இலட்சம்|லட்சம்)$/iu, 1e5],
  [/(?:crores?|cr|கோடி)$/iu, 1e7],
] as const

/**
 * The number that a text means, in digits of any script, with Indian or Western groups, as `1.5 lakh`
 * too. Nothing where it means none or one outside the limits.
 */
export function readFigure(text: string, { min, max, unit }: FigureLimits): number | undefined {
  let bare = latinDigits(text)
    .replace(/\p{DI}/gu, '')
    .replace(/[٫．]/g, '.')
    .replace(/[٬，،]/g, ',')
    .replace(/[％٪﹪]/g, '%')
    .replace(/\s+/g, ' ')
    .trim()
  if (unit) bare = withoutUnit(bare, unit)
  const [word, scale] = SCALES.find(([name]) => name.test(bare)) ?? [/\.?$/, 1]
  bare = bare.replace(word, '').trim()
  if (!FIGURE.test(bare) || !/\d/.test(bare)) return undefined
  const value = roundFigure(Number(bare.replace(/[, ]/g, '')) * scale)
  return value >= min && value <= max ? value : undefined
}

const squeezed = (text: string) => text.replace(/[\s.]/g, '').toLowerCase()

/** A figure without its unit, which may have its dots and spaces or none: `sq.ft`, `sq ft`, `SQFT`. */
function withoutUnit(text: string, unit: string): string {
  for (let at = text.length - 1; at > 0; at--)
    if (squeezed(text.slice(at)) === squeezed(unit)) return text.slice(0, at).trim()
  return text
}

/** A number without the last digits that a multiplication leaves behind: 115000, not 114999.99999999999. */
export const roundFigure = (value: number): number => Math.round(value * 1e6) / 1e6

/** A rounded number as digits alone, never as 1e-6: what `readFigure` reads as the same number. */
export const plainFigure = (value: number): string =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 6 })
