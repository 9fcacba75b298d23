import fc from 'fast-check'
import { hangFlags, SLOTS, slotsOf } from './timeline'

test('the season of 2025 lies on the line as its days do', () => {
  const starts = ['06', '08', '13', '15', '22', '24', '29'].map(
    (day) => `2025-06-${day}T19:15:00+05:30`,
  )
  expect(slotsOf(starts, '2025-07-06T19:15:00+05:30')).toEqual([2, 4, 9, 11, 18, 20, 25])
})

test('a season whose playoffs are not announced ends two days after its last match', () => {
  const starts = ['2027-06-05', '2027-06-18', '2027-07-03'].map((day) => `${day}T19:15:00+05:30`)
  expect(slotsOf(starts)).toEqual([2, 15, 29])
})

test('five wins and two losses find a place each', () => {
  expect(hangFlags([4, 11, 18, 20, 25], true)).toHaveLength(5)
  expect(hangFlags([2, 9], false)).toEqual([
    { lane: 1, opens: 'right' },
    { lane: 1, opens: 'right' },
  ])
})

test('a crowded season is told apart from one that fits', () => {
  expect(hangFlags([1, 2, 3, 4, 5, 6, 7, 8], true)).toBeUndefined()
})

test('no flag ever covers another or leaves the line', () => {
  const slots = fc.array(fc.integer({ min: 0, max: SLOTS }), { maxLength: 9 })
  fc.assert(
    fc.property(slots, fc.boolean(), (unsorted, stagger) => {
      const sorted = [...unsorted].sort((a, b) => a - b)
      const flags = hangFlags(sorted, stagger)
      const taken = new Set<string>()
      for (const [index, flag] of (flags ?? []).entries()) {
        const from = (sorted[index] ?? 0) - (flag.opens === 'left' ? 5 : 0)
        for (let slot = from; slot < from + 5; slot += 1) {
          const cell = `${flag.lane}:${slot}`
          expect(taken.has(cell)).toBe(false)
          expect(slot >= 0 && slot < SLOTS).toBe(true)
          taken.add(cell)
        }
      }
    }),
  )
})
