/** Converts a digit of any script to 0 to 9. Unicode has each script's ten digits in one block; blocks may adjoin. */
function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((point - first) % 10)
}

/** Replaces the digits of all scripts by 0 to 9. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit)

/** The accepted range, and a unit that may follow the number. */
export type FigureLimits = { min: number; max: number; unit?: string }

/** Indian or Western digit groups: 1,20,000 and 120,000, not 8,5. */
const FIGURE = /^(\d+|\d{1,3}(?:([, ])(?:\d{2,3}\2)*\d{3}))?(\.\d*)?$/

const SCALES = [
  [/(?:lakhs?|lacs?|இலட்சம்|லட்சம்)$/iu, 1e5],
  [/(?:crores?|cr|கோடி)$/iu, 1e7],
] as const

/**
 * Parses a number in digits of any script, with Indian or Western groups, or with a word (`1.5 lakh`).
 * Undefined if it is not a number or outside the limits.
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

/** Removes a unit at the end, ignoring its dots, spaces and case: `sq.ft`, `sq ft`, `SQFT`. */
function withoutUnit(text: string, unit: string): string {
  for (let at = text.length - 1; at > 0; at--)
    if (squeezed(text.slice(at)) === squeezed(unit)) return text.slice(0, at).trim()
  return text
}

/** Rounds to six decimals, to remove floating-point errors: 115000, not 114999.99999999999. */
export const roundFigure = (value: number): number => Math.round(value * 1e6) / 1e6

/** Formats a rounded number without grouping or exponent, so that `readFigure` returns the same number. */
export const plainFigure = (value: number): string =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 6 })
