import * as fc from 'fast-check'
import { samplePlot } from '@/e2e/helpers/sample-plot'
import {
  budgets,
  countStatuses,
  defaultPlot,
  isInFilter,
  lowestPrice,
  type Plot,
  packPlots,
  placeWords,
  plotsOn,
  roadWidths,
  sizeBands,
  sortPlots,
  statusOn,
  unpackPlots,
} from './plots'

const plot = (number: number, given: Partial<Plot> = {}): Plot =>
  samplePlot({ number, squareFeet: 2400, feet: [40, 60], pricePerSqFt: 2847, ...given })

const plots = [
  plot(1, { status: 'sold', squareFeet: 2363 }),
  plot(2, { facing: 'South', squareFeet: 2829, road: 'Perimeter 30 ft' }),
  plot(3, { status: 'booked', facing: 'North-West', squareFeet: 2600 }),
]

test('packed plots are unpacked unchanged', () => {
  expect(unpackPlots(packPlots(plots))).toEqual(plots)
})

test('an own price is packed without lengthening other rows', () => {
  const priced = [plot(1), plot(2, { pricePerSqFt: 2950.5 })]
  const packed = packPlots(priced)
  expect(packed.rows.map((row) => row.length)).toEqual([7, 8])
  expect(unpackPlots(packed)).toEqual(priced)
})

test('the last day of a reservation is packed without lengthening other rows', () => {
  const held = [
    plot(1),
    plot(2, { status: 'reserved', until: '2026-12-03' }),
    plot(3, { status: 'reserved', until: '2026-12-03', pricePerSqFt: 2950 }),
    plot(4, { status: 'reserved' }),
  ]
  const packed = packPlots(held)
  expect(packed.ends).toEqual([['2026-12-03']])
  expect(packed.rows.map((row) => row.length)).toEqual([7, 9, 9, 7])
  expect(unpackPlots(packed)).toEqual(held)
  expect(packPlots(plots)).not.toHaveProperty('ends')
})

test('a plot is reserved to the end of its last day, and available from the next', () => {
  const held = { status: 'reserved', until: '2026-12-03' } as const
  expect(statusOn(held, '2026-12-03')).toEqual(held)
  expect(statusOn(held, '2026-12-04')).toEqual({ status: 'available' })
  expect(statusOn({ status: 'reserved' }, '2026-12-04')).toEqual({ status: 'reserved' })
  expect(statusOn({ ...held, status: 'sold' }, '2026-12-04')).toEqual({ status: 'sold' })
})

test('plotsOn makes a plot available after the last day of its reservation', () => {
  const held = [
    plot(1, { status: 'sold' }),
    plot(2, { status: 'reserved', until: '2026-12-03', untilText: '03 Dec' }),
    plot(3, { status: 'reserved', until: '2026-12-04' }),
  ]
  const read = unpackPlots(packPlots(held))
  expect(read).toEqual(held)
  expect(plotsOn(read, '2026-12-03')).toBe(read)
  expect(plotsOn(read, '2026-12-04')).toEqual([held[0], plot(2), held[2]])
})

test('corner and park are packed with the facing without lengthening other rows', () => {
  const placed = [
    plot(1),
    plot(2, { facing: 'North-West', isCorner: true }),
    plot(3, { facing: 'North-West', isByPark: true }),
    plot(4, { isCorner: true, isByPark: true }),
  ]
  expect(packPlots(placed).rows[0]).toEqual(packPlots([plot(1)]).rows[0])
  expect(unpackPlots(packPlots(placed))).toEqual(placed)
})

test('budgets are round, at most five, and each includes some plots but not all', () => {
  const priced = (...lakh: number[]) =>
    lakh.map((sum, at) => plot(at + 1, { squareFeet: 1000, pricePerSqFt: sum * 100 }))
  expect(budgets(priced(67.3, 80.5))).toEqual([70, 75, 80])
  expect(budgets(priced(22.2, 25.3))).toEqual([23, 24, 25])
  expect(budgets(priced(49.6, 68.6))).toEqual([50, 55, 60, 65])
  expect(budgets(priced(30, 34))).toEqual([30, 31, 32, 33])
  expect(budgets(priced(22.2, 22.9))).toEqual([])
  expect(budgets(priced(30))).toEqual([])
  expect(budgets([])).toEqual([])
  const [first, ...others] = priced(30, 60)
  expect(budgets([...others, { ...plot(1), ...first, status: 'sold' }])).toEqual([])
})

test('any prices give at most five budgets, all of them useful', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 100, max: 90_000 }), { maxLength: 30 }), (sizes) => {
      const any = sizes.map((squareFeet, at) => plot(at + 1, { squareFeet }))
      const sums = budgets(any)
      expect(sums.length).toBeLessThanOrEqual(5)
      for (const budget of sums) {
        const some = any.filter((each) => isInFilter(each, { budget }))
        expect(some.length).toBeGreaterThan(0)
        expect(some.length).toBeLessThan(any.length)
      }
    }),
  )
})

test('a budget excludes more expensive and sold plots', () => {
  const budget = 68
  expect(isInFilter(plot(1), { budget: 68.328 })).toBe(true)
  expect(isInFilter(plot(1), { budget })).toBe(false)
  expect(isInFilter(plot(1, { squareFeet: 2300 }), { budget })).toBe(true)
  expect(isInFilter(plot(1, { squareFeet: 2300, status: 'sold' }), { budget })).toBe(false)
})

test('roads are distinguished by width, not by name', () => {
  const roads = ['40\u00a0ft', '30 ft', 'Perimeter 30 ft', 'Lane'].map((road, at) =>
    plot(at + 1, { road }),
  )
  expect(roadWidths(roads)).toEqual([30, 40])
  expect(roads.filter((each) => isInFilter(each, { road: 30 }))).toHaveLength(2)
})

test('corner and park can be combined', () => {
  const both = plot(1, { isCorner: true, isByPark: true })
  const filter = { isCorner: true, isByPark: true } as const
  expect(isInFilter(both, filter)).toBe(true)
  expect(isInFilter(plot(1, { isCorner: true }), filter)).toBe(false)
  expect(placeWords(both, { corner: 'Corner', park: 'By the park' })).toEqual([
    'Corner',
    'By the park',
  ])
})

test('the lowest price is that of an available plot', () => {
  const cheap = { pricePerSqFt: 900 }
  expect(lowestPrice([plot(1), plot(2, cheap)], 2847)).toBe(900)
  expect(lowestPrice([plot(1), plot(2, { ...cheap, status: 'sold' })], 970)).toBe(2847)
  expect(lowestPrice([plot(1, { pricePerSqFt: 1000 })], 970)).toBe(1000)
  expect(lowestPrice([plot(1, { status: 'sold' })], 970)).toBe(970)
})

test('size bands are round, include every plot, and none is empty', () => {
  expect(sizeBands(plots)).toEqual([
    { min: 2200, max: 2400 },
    { min: 2600, max: 2800 },
    { min: 2800, max: 3000 },
  ])
  expect(sizeBands([plot(1)])).toEqual([{ min: 2400, max: 2500 }])
})

test('a band includes its lower limit and not its upper one', () => {
  const size = { min: 2400, max: 2600 }
  expect(isInFilter(plot(1, { squareFeet: 2400 }), { size })).toBe(true)
  expect(isInFilter(plot(1, { squareFeet: 2600 }), { size })).toBe(false)
})

test.each([
  [{}, [1, 2, 3]],
  [{ status: 'available' }, [2]],
  [{ facing: 'North' }, [1]],
  [{ size: { min: 2600, max: 2900 } }, [2, 3]],
  [{ status: 'booked', facing: 'South' }, []],
] as const)('the filter %j shows the plots %j', (filter, numbers) => {
  const shown = plots.filter((each) => isInFilter(each, filter))
  expect(shown.map(({ number }) => number)).toEqual(numbers)
})

test('plots sort by size both ways, and directions by the compass', () => {
  const numbers = (sorted: readonly Plot[]) => sorted.map(({ number }) => number)
  expect(numbers(sortPlots(plots, 'squareFeet', false))).toEqual([1, 3, 2])
  expect(numbers(sortPlots(plots, 'squareFeet', true))).toEqual([2, 3, 1])
  expect(numbers(sortPlots(plots, 'facing', false))).toEqual([1, 2, 3])
})

test('plots sort by price, with sold ones last in both directions', () => {
  const numbers = (sorted: readonly Plot[]) => sorted.map(({ number }) => number)
  expect(numbers(sortPlots(plots, 'price', false))).toEqual([3, 2, 1])
  expect(numbers(sortPlots(plots, 'price', true))).toEqual([2, 3, 1])
})

test('statuses are counted', () => {
  expect(countStatuses(plots)).toEqual({ available: 1, reserved: 0, booked: 1, sold: 1 })
})

test('the sheet opens with an available plot', () => {
  expect(defaultPlot(plots)?.number).toBe(2)
  expect(defaultPlot([plot(9, { status: 'sold' })])?.number).toBe(9)
  expect(defaultPlot([])).toBeUndefined()
})
