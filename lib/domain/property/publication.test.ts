import { dayOf, endsSoon, mayBePublished, standingOf } from './publication'

const until = (validUntil: string) => ({ kind: 'registered', validUntil }) as const

test.each([
  ['nothing is known', undefined, 'unregistered', false],
  ['it needs none', { kind: 'exempt' } as const, 'exempt', true],
  ['it ends later', until('2030-02-16'), 'registered', true],
  ['it ends today', until('2026-11-26'), 'registered', true],
  ['it ended yesterday', until('2026-11-25'), 'expired', false],
])('if %s, the project’s state and offer follow', (_, registration, standing, isPublished) => {
  expect(standingOf(registration, '2026-11-26')).toBe(standing)
  expect(mayBePublished(registration, '2026-11-26')).toBe(isPublished)
})

test.each([
  ['2027-01-25', true],
  ['2027-01-26', false],
  ['2026-11-26', true],
  ['2026-11-25', false],
])('sixty days before the end of a registration it ends soon: %s', (end, isSoon) => {
  expect(endsSoon(end, '2026-11-26')).toBe(isSoon)
})

test('a day begins at midnight in India', () => {
  expect(dayOf(new Date('2026-11-25T18:29:00Z'))).toBe('2026-11-25')
  expect(dayOf(new Date('2026-11-25T18:30:00Z'))).toBe('2026-11-26')
})
