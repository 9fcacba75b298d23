import { plotsSchema } from './plan'

const withPrice = (pricePerSqFt?: unknown) =>
  plotsSchema.safeParse({ slug: 'vistara', plots: [{ number: 1, status: 'sold', pricePerSqFt }] })

test.each([undefined, 970, 2950.5, 100_000])('a plot may have the own price %s', (price) => {
  expect(withPrice(price).success).toBe(true)
})

test.each([0, -1, '2950', null, 76_00_000])('%s is no price of a square foot', (price) => {
  expect(withPrice(price).error?.issues[0]?.path).toEqual(['plots', 0, 'pricePerSqFt'])
})
