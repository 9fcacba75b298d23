import { pricesPerUnit, sizeRange } from './sheet'

test('a price is told in the three units of the trade', () => {
  expect(pricesPerUnit(2847)).toEqual({
    sqft: '₹2,847',
    cent: '₹12,40,153',
    ground: '₹68,32,800',
  })
})

test('sizes run from the smallest plot to the largest', () => {
  const plot = { number: 1, status: 'sold', feet: [1, 1], facing: 'East', road: '' } as const
  expect(
    sizeRange([
      { ...plot, squareFeet: 2829 },
      { ...plot, squareFeet: 2363 },
    ]),
  ).toEqual({
    min: '2,363',
    max: '2,829',
  })
})
