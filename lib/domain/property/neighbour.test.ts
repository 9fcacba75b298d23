import { findNeighbour, isArrowKey } from './neighbour'

/** Two curved rows of three. */
const places = new Map([
  [1, { x: 0, y: 10 }],
  [2, { x: 50, y: 4 }],
  [3, { x: 100, y: 0 }],
  [4, { x: 0, y: 70 }],
  [5, { x: 50, y: 64 }],
  [6, { x: 100, y: 60 }],
])

test('an arrow follows a curved row', () => {
  expect(findNeighbour(places, 1, 'ArrowRight')).toBe(2)
  expect(findNeighbour(places, 2, 'ArrowRight')).toBe(3)
  expect(findNeighbour(places, 6, 'ArrowLeft')).toBe(5)
})

test('an arrow goes to the plot in the next row', () => {
  expect(findNeighbour(places, 2, 'ArrowDown')).toBe(5)
  expect(findNeighbour(places, 6, 'ArrowUp')).toBe(3)
})

test('a plot up to twice as far aside as ahead is reached', () => {
  const pair = (y: number) =>
    new Map([
      [1, { x: 0, y: 0 }],
      [2, { x: 10, y }],
    ])
  expect(findNeighbour(pair(19), 1, 'ArrowRight')).toBe(2)
  expect(findNeighbour(pair(21), 1, 'ArrowRight')).toBeUndefined()
})

test('at the edge there is no neighbour', () => {
  expect(findNeighbour(places, 3, 'ArrowRight')).toBeUndefined()
  expect(findNeighbour(places, 1, 'ArrowUp')).toBeUndefined()
})

test('an unknown start has no neighbour', () => {
  expect(findNeighbour(places, 99, 'ArrowUp')).toBeUndefined()
})

test('only the four arrow keys are arrow keys', () => {
  expect(isArrowKey('ArrowUp')).toBe(true)
  expect(isArrowKey('Enter')).toBe(false)
})
