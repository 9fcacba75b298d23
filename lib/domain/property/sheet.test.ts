import { samplePlot } from '@/e2e/helpers/sample-plot'
import type { Plot } from './plots'
import { ownPrices, pricesPerUnit, sizeRange } from './sheet'

test('a price is given per sq.ft, cent and ground', () => {
  expect(pricesPerUnit(2847)).toEqual({
    sqft: '₹2,847',
    cent: '₹12,40,153',
    ground: '₹68,32,800',
  })
})

test('the size range is from the smallest plot to the largest', () => {
  expect(sizeRange([samplePlot({ squareFeet: 2829 }), samplePlot({ squareFeet: 2363 })])).toEqual({
    min: '2,363',
    max: '2,829',
  })
})

test('unsold plots with another price are grouped by it', () => {
  const plot = (number: number, pricePerSqFt = 2400): Plot => ({
    ...{ number, status: 'available', squareFeet: 2400, feet: [40, 60], facing: 'East', road: '' },
    pricePerSqFt,
  })
  const sold: Plot = { ...plot(9, 3100), status: 'sold' }
  expect(ownPrices([plot(1), plot(4, 2950), plot(2, 2700), plot(7, 2950), sold], 2400)).toEqual([
    { price: '₹2,700', numbers: '2' },
    { price: '₹2,950', numbers: '4, 7' },
  ])
  expect(ownPrices([plot(1)], 2400)).toEqual([])
})
