/** @jest-environment jsdom */
import {
  cleanKeys,
  FAVOURITES,
  MAX_FAVOURITES,
  plotKey,
  readCompared,
  readFavourites,
  readPlotKey,
  writeCompared,
  writeFavourites,
} from './favourites'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('a plot key is written and parsed', () => {
  const key = plotKey({ slug: 'green-park', number: 34 })
  expect(key).toBe('green-park-34')
  expect(readPlotKey(key)).toEqual({ slug: 'green-park', number: 34 })
})

test.each([
  '',
  'vistara',
  'vistara-',
  'vistara-0',
  'vistara-034',
  'vistara-34-',
  '-34',
  'Vistara-34',
  'vistara-34.5',
  '<b>-34',
  'vistara-999999',
  34,
  null,
  { slug: 'vistara' },
])('%j is not a key', (key) => {
  expect(readPlotKey(key)).toBeUndefined()
})

test('duplicates are removed, the order stays', () => {
  expect(cleanKeys(['a-2', 'b-1', 'a-2', 'no', 7])).toEqual(['a-2', 'b-1'])
})

test('a stored list is read; an empty list removes the entry', () => {
  writeFavourites(['vistara-34', 'nakshatra-12'])
  expect(readFavourites()).toEqual(['vistara-34', 'nakshatra-12'])
  writeFavourites([])
  expect(localStorage.getItem(FAVOURITES)).toBeNull()
  expect(readFavourites()).toEqual([])
})

test.each(['', 'vistara-34', '{', 'null', '{}', '"vistara-34"', '[[],{},1,null]'])(
  'what is no list of ours gives none: %s',
  (text) => {
    localStorage.setItem(FAVOURITES, text)
    expect(readFavourites()).toEqual([])
  },
)

test('a stored list that is too long is cut', () => {
  localStorage.setItem(
    FAVOURITES,
    JSON.stringify(Array.from({ length: 40 }, (_, at) => `a-${at + 1}`)),
  )
  expect(readFavourites()).toHaveLength(MAX_FAVOURITES)
})

test('with blocked storage the list is empty, and writing causes no error', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(deny)
  expect(readFavourites()).toEqual([])
  expect(() => writeFavourites(['vistara-34'])).not.toThrow()
  expect(() => writeFavourites([])).not.toThrow()
})

test('the plots of an address are written and parsed', () => {
  const search = writeCompared(['vistara-34', 'nakshatra-12'])
  expect(search).toBe('?p=vistara-34,nakshatra-12')
  expect(readCompared(search)).toEqual({ keys: ['vistara-34', 'nakshatra-12'], isCut: false })
  expect(readCompared(search.replace(',', '%2C')).keys).toHaveLength(2)
  expect(writeCompared([])).toBe('')
})

test.each(['', '?p=', '?p=,,', '?p=<script>', '?q=vistara-34'])(
  'an address without plots names none: %s',
  (search) => {
    expect(readCompared(search)).toEqual({ keys: [], isCut: false })
  },
)

test('an address with too many plots is cut, and isCut is true', () => {
  const keys = Array.from({ length: MAX_FAVOURITES + 1 }, (_, at) => `vistara-${at + 1}`)
  expect(readCompared(writeCompared(keys))).toEqual({ keys: keys.slice(0, -1), isCut: true })
})
