import { goesForward, isAsNew, isMatchOn, latestOf } from './latest'
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

const START = '2026-06-05T19:15:00+05:30'
const scored = (balls: number | undefined, runs: number, extra: Partial<Match> = {}): Match => ({
  ...match('9', START),
  isLive: true,
  sides: [
    { team, innings: [{ runs, wickets: 2, ...(balls !== undefined && { balls }) }] },
    { team, innings: [] },
  ],
  ...extra,
})
const { isLive: _, ...ended } = scored(100, 140)

test.each([
  ['more balls', scored(61, 80), scored(60, 80), true],
  ['a corrected score of the same ball', scored(60, 79), scored(60, 80), true],
  ['fewer balls', scored(59, 80), scored(60, 80), false],
  ['no score any more', match('9', START), scored(60, 80), true],
  [
    'a live match without its score',
    { ...match('9', START), isLive: true as const },
    scored(60, 80),
    false,
  ],
  ['fewer runs without balls', scored(undefined, 79), scored(60, 80), false],
  ['the end', ended, scored(110, 150), true],
  ['play after the end', scored(110, 150), ended, false],
  ['another match', match('10', '2026-06-09T19:15:00+05:30'), scored(60, 80), true],
])('%s: whether it goes forward', (_, fresh, shown, is) => {
  expect(goesForward([fresh], [shown])).toBe(is)
})

test('a match is on from its start until its end is told, for six hours at most', () => {
  const hours = (count: number) => Date.parse(START) + count * 60 * 60 * 1000
  const isOn = (count: number, matches: readonly Match[] = []) =>
    isMatchOn([START], matches, hours(count))
  expect([-0.1, 0, 5.9, 6].map((count) => isOn(count))).toEqual([false, true, true, false])
  expect(isOn(3, [scored(60, 80)])).toBe(true)
  expect(isOn(3, [ended])).toBe(false)
  // A playoff that no fixture tells.
  expect(isMatchOn([], [scored(60, 80)], hours(3))).toBe(true)
  expect(isMatchOn([], [ended], hours(3))).toBe(false)
})
