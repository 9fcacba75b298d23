/** An inclusive range of numbers. */
export type Range = readonly [from: number, to: number]

/** Parses "12-18, 21", also "12 to 18 and 21". `unread` has the parts that are not numbers. */
export function readRanges(text: string): {
  ranges: readonly Range[]
  unread: readonly string[]
} {
  const parts = text
    .replace(/\s*(?:[-–—]|\bto\b)\s*/gi, '-')
    .split(/[\s,;&+]+|\band\b/i)
    .filter(Boolean)
  const read = (part: string): readonly Range[] => {
    const [, from, to = from] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(part) ?? []
    if (from === undefined) return []
    return [[Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))]]
  }
  return {
    ranges: parts.flatMap(read),
    unread: parts.filter((part) => read(part).length === 0),
  }
}

/** The numbers within the ranges, sorted, and the gaps in the ranges for which there is no number. */
export function numbersIn(
  ranges: readonly Range[],
  numbers: readonly number[],
): { found: readonly number[]; missing: readonly Range[] } {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b)
  const missing = ranges.flatMap(([from, to]) => {
    const gaps: Range[] = []
    let next = from
    for (const number of [...sorted.filter((each) => each >= from && each <= to), to + 1]) {
      if (number > next) gaps.push([next, number - 1])
      next = number + 1
    }
    return gaps
  })
  const isIn = (number: number) => ranges.some(([from, to]) => number >= from && number <= to)
  return { found: sorted.filter(isIn), missing }
}

/** Groups sorted numbers into ranges of consecutive ones. */
export function rangesOf(numbers: readonly number[]): readonly Range[] {
  const all: [number, number][] = []
  for (const number of numbers) {
    const last = all.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else all.push([number, number])
  }
  return all
}

/** Formats ranges: "12 to 18, 21". */
export const formatRanges = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ')
