import { fixtureStates, hasEnded } from './fixture-state'

const FIRST = '2025-06-06T19:15:00+05:30'
const SECOND = '2025-06-08T19:15:00+05:30'
const THIRD = '2025-06-13T19:15:00+05:30'
const starts = [FIRST, SECOND, THIRD]

const statesAt = (now: string) => [...fixtureStates(starts, Date.parse(now)).values()]

test('before the season the first match is `next`', () => {
  expect(statesAt('2025-05-01T12:00:00Z')).toEqual(['next', 'later', 'later'])
})

test('a match is `today` from midnight to midnight in India', () => {
  expect(statesAt('2025-06-07T18:29:59Z')).toEqual(['past', 'next', 'later'])
  expect(statesAt('2025-06-07T18:30:00Z')).toEqual(['past', 'today', 'next'])
  expect(statesAt('2025-06-08T18:29:59Z')).toEqual(['past', 'today', 'next'])
  expect(statesAt('2025-06-08T18:30:00Z')).toEqual(['past', 'past', 'next'])
})

test('the season is over the day after its last match', () => {
  expect(hasEnded(starts, Date.parse('2025-06-13T18:00:00Z'))).toBe(false)
  expect(hasEnded(starts, Date.parse('2025-06-13T18:30:00Z'))).toBe(true)
})
