/** @jest-environment jsdom */

import { writeCompared } from '@/lib/browser/property/favourites'
import { writeFilter } from '@/lib/domain/listing/selection'
import { writeAddress } from '@/lib/domain/property/assumptions'
import { writePlanAddress } from '@/lib/domain/property/plan-address'
import { ownQuery, setAddress } from './address'

test('ownQuery keeps only the site’s own parameters', () => {
  expect(ownQuery('?fbclid=x&status=sold&utm_source=y&plot=34')).toBe('?status=sold&plot=34')
  expect(ownQuery('?p=vistara-34,vistara-8')).toBe('?p=vistara-34,vistara-8')
  expect(ownQuery('?gclid=x')).toBe('')
  expect(ownQuery('')).toBe('')
})

test('a refused history call causes no error', () => {
  const refused = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('100 in 30 seconds', 'SecurityError')
  })
  expect(setAddress('replace', '?status=sold')).toBe(false)
  refused.mockRestore()
  expect(setAddress('replace', '?status=sold')).toBe(true)
  expect(location.search).toBe('?status=sold')
})

test('ownQuery keeps everything that the site writes', () => {
  const plan = writePlanAddress(
    {
      ...{ status: 'sold', facing: 'North', size: { min: 1, max: 2 }, budget: 74, road: 30 },
      ...{ isCorner: true, isByPark: true },
    },
    34,
  )
  const figures = { squareFeet: 1, loanPercent: 2, interestPercent: 3, years: 4 }
  const estimate = writeAddress(
    { ...figures, stampDutyPercent: 5, registrationPercent: 6 },
    'cent',
    {
      ...figures,
      squareFeet: 0,
      loanPercent: 0,
      interestPercent: 0,
      years: 0,
      stampDutyPercent: 0,
      registrationPercent: 0,
    },
  )
  const query = new URLSearchParams({ ...plan, ...estimate } as Record<string, string>)
  expect(query.size).toBe(15)
  for (const search of [`?${query}`, writeFilter('', 'completed'), writeCompared(['vistara-34'])])
    expect(ownQuery(search)).toBe(search)
})
