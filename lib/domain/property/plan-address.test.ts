import { readPlanAddress, writePlanAddress } from './plan-address'
import type { Plot } from './plots'

const plots: readonly Plot[] = [
  {
    number: 1,
    status: 'available',
    squareFeet: 2363,
    feet: [43, 55],
    facing: 'North',
    road: '30 ft',
    isCorner: true,
    pricePerSqFt: 2847,
  },
  {
    number: 2,
    status: 'sold',
    squareFeet: 2829,
    feet: [51, 55],
    facing: 'South-East',
    road: '40 ft',
    pricePerSqFt: 2847,
  },
  {
    number: 3,
    status: 'reserved',
    squareFeet: 2829,
    feet: [51, 55],
    facing: 'South-East',
    road: '40 ft',
    isByPark: true,
    pricePerSqFt: 2847,
  },
]

test('a filter and a plot are written and parsed', () => {
  const filter = {
    status: 'sold',
    facing: 'South-East',
    size: { min: 2800, max: 3000 },
    budget: 70,
    road: 40,
    isCorner: true,
    isByPark: true,
  } as const
  const written = Object.entries(writePlanAddress(filter, 2)).map(([key, value]) => [
    key,
    value ?? '',
  ])
  expect(readPlanAddress(new URLSearchParams(written).toString(), plots)).toEqual({
    filter,
    plot: 2,
  })
})

test('an empty filter adds no parameters', () => {
  expect(Object.values(writePlanAddress({}, undefined)).filter(Boolean)).toEqual([])
})

test.each([
  '',
  '?status=gone&facing=up&size=1-2&plot=999',
  '?plot=abc&size=2800',
  '?plot=01',
  '?upto=71&road=35',
])('values that do not fit this plan are ignored: %s', (search) => {
  expect(readPlanAddress(search, plots)).toEqual({ filter: {}, plot: undefined })
})

test('properties that no plot of this plan has are ignored', () => {
  const plain = plots.map(({ isCorner, isByPark, ...plot }) => plot)
  expect(readPlanAddress('?corner=yes&park=yes', plain).filter).toEqual({})
})
