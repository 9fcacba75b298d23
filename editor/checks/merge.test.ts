import { differences, merge } from './merge'

const text = (value: unknown, indent = 2) => `${JSON.stringify(value, null, indent)}\n`
const base = { a: 1, list: [{ x: 1 }, { x: 2 }], inner: { b: 'b', c: 'c' } }

test('different fields are listed one by one, a list of another length as a whole', () => {
  expect(differences(base, { ...base, a: 2, inner: { b: 'b' } })).toEqual([
    { path: ['a'], before: 1, after: 2 },
    { path: ['inner', 'c'], before: 'c', after: undefined },
  ])
  expect(differences(base, { ...base, list: [{ x: 1 }] })).toEqual([
    { path: ['list'], before: base.list, after: [{ x: 1 }] },
  ])
  expect(differences(base, JSON.parse(text(base)))).toEqual([])
})

test('changes by two people in different fields are merged', () => {
  const mine = { ...base, a: 2 }
  const theirs = { ...base, inner: { b: 'B', c: 'c' }, list: [{ x: 1 }, { x: 3 }] }
  expect(merge(text(base), text(mine), text(theirs))).toBe(text({ ...theirs, a: 2 }))
  expect(merge(text(base), text(mine, 1), text(theirs, 1))).toBe(text({ ...theirs, a: 2 }, 1))
})

test('the same change of a field is no conflict, different changes are', () => {
  const mine = { ...base, a: 2 }
  expect(merge(text(base), text(mine), text({ ...mine, inner: {} }))).toBe(
    text({ ...mine, inner: {} }),
  )
  expect(merge(text(base), text(mine), text({ ...base, a: 3 }))).toBeUndefined()
})

test('a change within a part that the other person removed or replaced is a conflict', () => {
  const within = { ...base, inner: { b: 'B', c: 'c' } }
  const without = { a: 1, list: base.list }
  expect(merge(text(base), text(within), text(without))).toBeUndefined()
  expect(merge(text(base), text(without), text(within))).toBeUndefined()
  const row = { ...base, list: [{ x: 1 }, { x: 9 }] }
  const longer = { ...base, list: [...base.list, { x: 3 }] }
  expect(merge(text(base), text(row), text(longer))).toBeUndefined()
})

test('invalid JSON is not merged', () => {
  expect(merge(text(base), text(base), '<<<<<<< HEAD')).toBeUndefined()
})
