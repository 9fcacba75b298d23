import * as fc from 'fast-check'
import {
  arrange,
  countByStatus,
  EVERYTHING,
  type ListingEntry,
  PAGE_SIZE,
  readSelection,
  SORT_ORDERS,
  STATUS_FILTERS,
  writeSelection,
} from './selection'

const three: readonly ListingEntry[] = [
  { slug: 'vistara', status: 'in-progress', pricePerSqFt: 2847, position: 1 },
  { slug: 'nakshatra', status: 'in-progress', pricePerSqFt: 2400, position: 2 },
  { slug: 'mandhra', status: 'completed', pricePerSqFt: 970, position: 3 },
]

/** A thousand projects; every fourth is completed, and prices repeat. */
const thousand: readonly ListingEntry[] = Array.from({ length: 1000 }, (_, index) => ({
  slug: `project-${index + 1}`,
  status: index % 4 === 3 ? 'completed' : 'in-progress',
  pricePerSqFt: 500 + ((index * 37) % 250) * 10,
  position: index + 1,
}))

test('an address without a choice shows everything in the owner’s order', () => {
  expect(readSelection('')).toEqual(EVERYTHING)
  expect([...arrange(three, EVERYTHING).shown]).toEqual(['vistara', 'nakshatra', 'mandhra'])
})

test('an address with a choice is read, and nonsense in it is not', () => {
  expect(readSelection('?status=completed&sort=price-low&show=48')).toEqual({
    status: 'completed',
    sort: 'price-low',
    show: 48,
  })
  expect(readSelection('?status=sold&sort=name&show=-3')).toEqual(EVERYTHING)
  expect(readSelection('?show=25').show).toBe(48)
  expect(readSelection('?show=1e999').show).toBe(PAGE_SIZE)
})

test('a choice that is the usual one leaves the address clean', () => {
  expect(writeSelection('', EVERYTHING)).toBe('')
  expect(writeSelection('?status=completed', EVERYTHING)).toBe('')
})

test('what others put into the address stays', () => {
  expect(writeSelection('?utm_source=mail', { ...EVERYTHING, status: 'completed' })).toBe(
    '?utm_source=mail&status=completed',
  )
})

test('every choice survives the way through the address', () => {
  const selections = fc.record({
    status: fc.constantFrom(...STATUS_FILTERS),
    sort: fc.constantFrom(...SORT_ORDERS),
    show: fc.integer({ min: 1, max: 50 }).map((pages) => pages * PAGE_SIZE),
  })
  fc.assert(
    fc.property(selections, (selection) => {
      expect(readSelection(writeSelection('?ref=1', selection))).toEqual(selection)
    }),
  )
})

test('the filters count what they hold', () => {
  expect(countByStatus(three)).toEqual({ all: 3, 'in-progress': 2, completed: 1 })
  expect(countByStatus([])).toEqual({ all: 0, 'in-progress': 0, completed: 0 })
})

test('a filter shows its projects and hides the others', () => {
  const { order, shown } = arrange(three, { ...EVERYTHING, status: 'completed' })
  expect([...shown]).toEqual(['mandhra'])
  expect(order).toHaveLength(3)
})

test('a price order goes up or down', () => {
  expect(arrange(three, { ...EVERYTHING, sort: 'price-low' }).order).toEqual([
    'mandhra',
    'nakshatra',
    'vistara',
  ])
  expect(arrange(three, { ...EVERYTHING, sort: 'price-high' }).order[0]).toBe('vistara')
})

test('a thousand projects open with the first page and reveal the rest page by page', () => {
  expect([...arrange(thousand, EVERYTHING).shown]).toEqual(
    thousand.slice(0, PAGE_SIZE).map(({ slug }) => slug),
  )
  expect(arrange(thousand, { ...EVERYTHING, show: 2 * PAGE_SIZE }).shown.size).toBe(48)
  expect(arrange(thousand, { ...EVERYTHING, show: 42 * PAGE_SIZE }).shown.size).toBe(1000)
})

test('a filter reaches all of a thousand projects, not only the revealed ones', () => {
  const { shown } = arrange(thousand, { status: 'completed', sort: 'listed', show: 264 })
  expect(countByStatus(thousand).completed).toBe(250)
  expect(shown.size).toBe(250)
})

test('a thousand projects by price: never a step down, equal prices in the owner’s order', () => {
  const bySlug = new Map(thousand.map((entry) => [entry.slug, entry]))
  const sorted = arrange(thousand, { ...EVERYTHING, sort: 'price-low' }).order.flatMap(
    (slug) => bySlug.get(slug) ?? [],
  )
  expect(sorted).toHaveLength(1000)
  for (const [index, entry] of sorted.entries()) {
    const next = sorted[index + 1]
    if (!next) continue
    const isInOrder =
      entry.pricePerSqFt < next.pricePerSqFt ||
      (entry.pricePerSqFt === next.pricePerSqFt && entry.position < next.position)
    expect(isInOrder).toBe(true)
  }
})
