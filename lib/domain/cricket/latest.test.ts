import { isAsNew, latestOf } from './latest'
import type { Match } from './match'

const team = { slug: '', name: '', lead: '', last: '', short: '', aliases: [], crest: '' }
const match = (id: string, startsAt: string): Match => ({
  id,
  startsAt,
  sides: [
    { team, innings: [] },
    { team, innings: [] },
  ],
})

const kept = [
  match('match-27', '2025-06-29T15:15:00+05:30'),
  match('qualifier-1', '2025-07-01T19:15:00+05:30'),
  match('final', '2025-07-06T19:15:00+05:30'),
]
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id)

test('matches of content alone are sorted newest first', () => {
  expect(ids(latestOf([], kept, 3))).toEqual(['final', 'qualifier-1', 'match-27'])
})

test('one new match comes first, matches of content follow', () => {
  const fresh = [match('101', '2026-06-05T13:45:00Z')]
  expect(ids(latestOf(fresh, kept, 3))).toEqual(['101', 'final', 'qualifier-1'])
})

test('of a match in both lists the fresher one is used', () => {
  const fresh = [match('102', '2025-07-06T13:45:00Z')]
  expect(ids(latestOf(fresh, kept, 3))).toEqual(['102', 'qualifier-1', 'match-27'])
})

test('a live record does not replace one that has ended', () => {
  const fresh: Match = { ...match('102', '2025-07-06T13:45:00Z'), isLive: true }
  expect(ids(latestOf([fresh], kept, 3))).toEqual(['final', 'qualifier-1', 'match-27'])
})

test('an answer about earlier seasons is not as new as what is shown', () => {
  expect(isAsNew([match('1', '2022-06-27T13:45:00Z')], kept)).toBe(false)
  expect(isAsNew([], kept)).toBe(false)
  expect(isAsNew([match('1', '2025-07-06T13:45:00Z')], kept)).toBe(true)
  expect(isAsNew([match('1', '2026-06-05T13:45:00Z')], kept)).toBe(true)
})
