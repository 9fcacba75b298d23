import { plotsSchema } from './plan'

const withPrice = (pricePerSqFt?: unknown) =>
  plotsSchema.safeParse({ slug: 'vistara', plots: [{ number: 1, status: 'sold', pricePerSqFt }] })

test.each([undefined, 970, 2950, 100_000])('a plot may have its own price %s', (price) => {
  expect(withPrice(price).success).toBe(true)
})

test.each([0, -1, 2950.5, '2950', null, 76_00_000])('%s is not a price per sq.ft', (price) => {
  expect(withPrice(price).error?.issues[0]?.path).toEqual(['plots', 0, 'pricePerSqFt'])
})

const withDay = (plot: object, checkedOn?: unknown) =>
  plotsSchema.safeParse({ slug: 'vistara', checkedOn, plots: [{ number: 1, ...plot }] })

test('a reserved plot may have a last day, and a list the day of its last check', () => {
  expect(withDay({ status: 'reserved', until: '2031-01-30' }, '2026-01-30').success).toBe(true)
  expect(withDay({ status: 'reserved' }).success).toBe(true)
})

test.each(['available', 'booked', 'sold'])('a %s plot may not have a last day', (status) => {
  const [issue] = withDay({ status, until: '2031-01-30' }).error?.issues ?? []
  expect(issue?.path).toEqual(['plots', 0, 'until'])
  expect(issue?.message).toMatch(/^Only a reserved plot .* Remove the day, or write "reserved"\.$/)
})

test.each(['2031-02-30', '30 Jan 2031', '', 20310130])('%s is not a valid last day', (until) => {
  const [issue] = withDay({ status: 'reserved', until }).error?.issues ?? []
  expect(issue?.path).toEqual(['plots', 0, 'until'])
})

test.each(['2026-02-30', '24 Nov', '2999-01-01'])('%s is not a day of a check', (checkedOn) => {
  const { error } = withDay({ status: 'sold' }, checkedOn)
  expect(error?.issues[0]?.path).toEqual(['checkedOn'])
})
