import { type Choice, conflictsOf, differences, merge, settle } from './merge'

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

test('a conflict names the field with all three values, and the whole where one replaced what the other changed', () => {
  const of = (mine: unknown, theirs: unknown) => conflictsOf(text(base), text(mine), text(theirs))
  expect(of({ ...base, a: 2 }, { ...base, a: 3, list: [] })).toEqual([
    { path: ['a'], base: 1, mine: 2, theirs: 3 },
  ])
  const parts = { ...base, list: [{ x: 8 }, { x: 9 }] }
  const longer = { ...base, list: [...base.list, { x: 3 }] }
  const whole = { path: ['list'], base: base.list, mine: parts.list, theirs: longer.list }
  expect(of(parts, longer)).toEqual([whole])
  expect(of(longer, parts)).toEqual([{ ...whole, mine: longer.list, theirs: parts.list }])
  const { inner: _, ...without } = base
  expect(of({ ...base, inner: { b: 'B', c: 'C' } }, without)).toEqual([
    { path: ['inner'], base: base.inner, mine: { b: 'B', c: 'C' }, theirs: undefined },
  ])
})

test.each<[Choice, object]>([
  ['mine', { a: 2, list: [{ x: 1 }, { x: 4 }] }],
  ['theirs', { a: 3, list: [{ x: 1 }, { x: 2 }, { x: 3 }] }],
  ['both', { a: 3, list: [{ x: 1 }, { x: 2 }, { x: 3 }, { x: 4 }] }],
])('of a conflict, %s is taken, and every other change of both stays', (choice, taken) => {
  const mine = { ...base, a: 2, list: [{ x: 1 }, { x: 4 }], inner: { b: 'B', c: 'c' } }
  const theirs = { ...base, a: 3, list: [...base.list, { x: 3 }], inner: { b: 'b', c: 'C' } }
  const settled = settle(text(base), text(mine), text(theirs), () => choice)
  expect(JSON.parse(settled)).toEqual({ ...taken, inner: { b: 'B', c: 'C' } })
  // Based on theirs, it is no conflict any more.
  expect(merge(text(theirs), settled, text(theirs))).toBe(settled)
})

test('a field that one of them removed can stay removed', () => {
  const { inner: _, ...mine } = base
  const theirs = { ...base, inner: { b: 'B', c: 'c' } }
  const settled = (choice: Choice) =>
    JSON.parse(settle(text(base), text(mine), text(theirs), () => choice))
  expect(settled('mine')).toEqual(mine)
  expect(settled('theirs')).toEqual(theirs)
})
