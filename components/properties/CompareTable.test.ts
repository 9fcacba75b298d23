import { compareFacts } from '@/components/properties/CompareTable'
import { rates, samplePlot } from '@/e2e/helpers/sample-plot'
import { estimateCost } from '@/lib/domain/property/estimate'
import { packPlots } from '@/lib/domain/property/plots'
import { readPlotsFile } from '@/lib/domain/property/plots-file'

const plot = samplePlot({ number: 34, squareFeet: 2641, pricePerSqFt: 2847 })

test('a comparison says of a plot what its estimate says', () => {
  const estimate = estimateCost({ ...rates, squareFeet: 2641, pricePerSqFt: 2847 })
  const { cents, cost } = compareFacts(plot, rates)
  expect(cents).toBe(6.06)
  expect(estimate).toMatchObject(cost ?? {})
  expect(cost?.price).toBe(7_518_927)
})

test('a plot that is sold costs nothing any more', () => {
  expect(compareFacts({ ...plot, status: 'sold' }, rates).cost).toBeUndefined()
})

test('a file of plots gives the plots as they are today', () => {
  const held = { ...plot, number: 35, status: 'reserved', until: '2020-01-01' } as const
  const file: unknown = JSON.parse(JSON.stringify(packPlots([plot, held])))
  expect(readPlotsFile(file)).toEqual([plot, { ...plot, number: 35 }])
})

test.each([null, [], {}, 'plots', { roads: [], prices: [], rows: [['1']] }, { rows: [[1]] }])(
  'anything else is refused: %j',
  (value) => {
    expect(() => readPlotsFile(value)).toThrow('another shape')
  },
)
