import * as fc from 'fast-check'
import { readAddress, writeAddress } from './assumptions'
import { estimateCost } from './estimate'

const defaults = {
  loanPercent: 75,
  interestPercent: 9,
  years: 15,
  stampDutyPercent: 7,
  registrationPercent: 2,
}

test('an address without figures gives the defaults', () => {
  expect(readAddress('', defaults)).toEqual({ rates: defaults, unit: 'sqft' })
})

test('a shared address gives its figures', () => {
  const shared = '?plot=34&area=2778&unit=cent&loan=60&rate=8.5&years=20&duty=7&fee=4'
  expect(readAddress(shared, defaults)).toEqual({
    plot: 34,
    squareFeet: 2778,
    rates: {
      loanPercent: 60,
      interestPercent: 8.5,
      years: 20,
      stampDutyPercent: 7,
      registrationPercent: 4,
    },
    unit: 'cent',
  })
})

test('0 % interest is a valid figure, not a missing one', () => {
  expect(readAddress('?rate=0&loan=0', defaults).rates).toMatchObject({
    interestPercent: 0,
    loanPercent: 0,
  })
})

test.each([
  '?area=&loan=&rate=',
  '?area=abc&rate=NaN&years=Infinity',
  '?area=-1200&loan=-5&rate=-9&years=0',
  '?area=1e9&loan=101&rate=999&years=1000',
  '?area=0x4b0&unit=acre&duty=7%25',
  '?area=<script>&unit=toString',
])('an invalid address gives the defaults: %s', (search) => {
  expect(readAddress(search, defaults)).toEqual({ rates: defaults, unit: 'sqft' })
})

test('any address gives valid amounts', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (area, rate, years) => {
      const search = new URLSearchParams({ area, rate, years }).toString()
      const { rates, squareFeet = 2641 } = readAddress(search, defaults)
      const asked = { ...rates, squareFeet, pricePerSqFt: 2847 }
      for (const rupees of Object.values(estimateCost(asked))) {
        expect(Number.isFinite(rupees)).toBe(true)
      }
    }),
  )
})

test('figures are written and parsed; the plot’s own and defaults are omitted', () => {
  const plot = { ...defaults, squareFeet: 2641 }
  const rates = { ...defaults, years: 20 }
  const written = writeAddress({ ...rates, squareFeet: 1742.4 }, 'ground', plot)
  expect(written).toMatchObject({ area: '1742.4', years: '20', unit: 'ground', loan: undefined })
  const given = Object.entries(written).flatMap(([key, value]) => (value ? [[key, value]] : []))
  expect(readAddress(new URLSearchParams(given).toString(), defaults)).toEqual({
    rates,
    squareFeet: 1742.4,
    unit: 'ground',
  })
  expect(Object.values(writeAddress(plot, 'sqft', plot)).filter(Boolean)).toEqual([])
})
