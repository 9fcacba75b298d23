/** A row of seats by the letter on its side. */
export type SeatRow = { letter: string; seats: number }

/** Seats of one row that lie beside each other, counted from its left end. */
export type Span = { from: number; count: number }

/** Numbers of guests to choose from. Each is twice the one before, so that the steps suit any hall. */
const SIZES = [10, 20, 40, 80, 160, 320]

/** How far back the first row is filled, as a share of the way from the first row to the last. */
const BEST = 2 / 3

/** The number of seats in all rows. */
export const seatsOf = (rows: readonly SeatRow[]): number =>
  rows.reduce((all, { seats }) => all + seats, 0)

/** The numbers of guests that a hall offers: those that are fewer than its seats, and the whole hall. */
export function partySizes(rows: readonly SeatRow[]): readonly number[] {
  const all = seatsOf(rows)
  return [...SIZES.filter((guests) => guests < all), all]
}

/** Where so many guests sit. */
export type Party = {
  guests: number
  /** Their seats in each row, from the screen to the back. */
  spans: readonly Span[]
  /** The places of the rows in use: the one nearest to the screen and the farthest. */
  first: number
  last: number
  /** Whether they take every seat of these rows. */
  isFull: boolean
}

/**
 * Seats one guest or more.
 *
 * The rule: the row two thirds of the way back is filled first. Then the rows next to it, the one behind before the one in
 * front, so that the rows in use always adjoin. The last row may be filled in part. In each row the seats in the middle
 * come first. A larger party therefore has all seats of a smaller one, and some more.
 */
export function seatParty(rows: readonly SeatRow[], guests: number): Party {
  const spans: Span[] = rows.map(() => ({ from: 0, count: 0 }))
  let left = guests
  for (const index of bestFirst(rows.length)) {
    const seats = rows[index]?.seats ?? 0
    const count = Math.min(left, seats)
    spans[index] = { from: Math.floor((seats - count) / 2), count }
    left -= count
  }
  const isTaken = ({ count }: Span) => count > 0
  const [first, last] = [spans.findIndex(isTaken), spans.findLastIndex(isTaken)]
  const isFull = seatsOf(rows.slice(first, last + 1)) === guests
  return { guests, spans, first, last, isFull }
}

/** The places of the rows in the order in which they are filled. */
function bestFirst(length: number): readonly number[] {
  const first = Math.round((length - 1) * BEST)
  const steps = Array.from({ length }, (_, step) => step + 1)
  const next = steps.flatMap((step) => [first + step, first - step])
  return [first, ...next.filter((index) => index >= 0 && index < length)]
}
