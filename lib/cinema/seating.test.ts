import { partySizes, type SeatRow, seatParty, seatsOf } from './seating'

const hall = (...seats: readonly number[]): SeatRow[] =>
  seats.map((count, at) => ({ letter: String.fromCharCode(65 + at), seats: count }))

/** The seats of each row as a picture: `#` is taken. */
const drawn = (rows: readonly SeatRow[], guests: number) =>
  seatParty(rows, guests).spans.map(({ from, count }, row) => {
    const seats = rows[row]?.seats ?? 0
    return `${'.'.repeat(from)}${'#'.repeat(count)}${'.'.repeat(seats - from - count)}`
  })

test('the first guests sit in the middle of the row two thirds of the way back', () => {
  expect(drawn(hall(4, 4, 4, 5), 3)).toEqual(['....', '....', '###.', '.....'])
  expect(drawn(hall(5, 5, 5, 5), 3)).toEqual(['.....', '.....', '.###.', '.....'])
})

test('then the row behind is filled, then the one in front, each from its middle', () => {
  const rows = hall(4, 4, 4, 6)
  expect(drawn(rows, 6)).toEqual(['....', '....', '####', '..##..'])
  expect(drawn(rows, 12)).toEqual(['....', '.##.', '####', '######'])
  expect(drawn(rows, 17)).toEqual(['###.', '####', '####', '######'])
})

test.each([[10, 13, 13, 14], [7, 9, 1, 1, 30], [5]])(
  'a larger party has all seats of a smaller one: rows of %s',
  (...seats) => {
    const rows = hall(...seats)
    let before = seatParty(rows, 1).spans
    for (let guests = 1; guests <= seatsOf(rows); guests++) {
      const { spans } = seatParty(rows, guests)
      expect(spans.reduce((all, { count }) => all + count, 0)).toBe(guests)
      for (const [row, { from, count }] of spans.entries()) {
        const smaller = before[row]
        if (!smaller?.count) continue
        expect(from).toBeLessThanOrEqual(smaller.from)
        expect(from + count).toBeGreaterThanOrEqual(smaller.from + smaller.count)
      }
      before = spans
    }
  },
)

test('the rows in use adjoin, and are full or not', () => {
  const rows = hall(10, 12, 12, 14, 14, 13, 13, 14, 14, 14)
  const at = (guests: number) => {
    const { first, last, isFull } = seatParty(rows, guests)
    return { first, last, isFull }
  }
  expect(at(13)).toEqual({ first: 6, last: 6, isFull: true })
  expect(at(12)).toEqual({ first: 6, last: 6, isFull: false })
  expect(at(40)).toEqual({ first: 5, last: 7, isFull: true })
  expect(at(41)).toEqual({ first: 5, last: 8, isFull: false })
  expect(at(130)).toEqual({ first: 0, last: 9, isFull: true })
})

test('a hall offers the parties that are smaller than it, and itself', () => {
  expect(partySizes(hall(8))).toEqual([8])
  expect(partySizes(hall(20, 20))).toEqual([10, 20, 40])
  expect(partySizes(hall(20, 21))).toEqual([10, 20, 40, 41])
})
