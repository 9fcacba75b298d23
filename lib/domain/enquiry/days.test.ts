import { isDay, isSelectable, selectableDays } from './days'

// 02:00 on 2 December in India, still the 1st in Europe.
const days = { count: 14, built: '2026-12-01' }
const now = Date.parse('2026-12-01T20:30:00Z')

test('the selectable days are in Indian time', () => {
  expect(selectableDays(days, now)).toEqual({ min: '2026-12-03', max: '2026-12-16' })
  expect(selectableDays({ count: 1, built: '2026-12-02' }, now)).toEqual({
    min: '2026-12-03',
    max: '2026-12-03',
  })
})

test.each(['2026-12-03', '2026-12-10', '2026-12-16'])('%s may be chosen', (day) => {
  expect(isSelectable(day, days, now)).toBe(true)
})

test.each([
  ['today', '2026-12-02'],
  ['yesterday', '2026-12-01'],
  ['last year', '2025-12-10'],
  ['one day too far', '2026-12-17'],
  ['next year', '2027-12-10'],
  ['a day that no month has', '2026-12-32'],
  ['another that no month has', '2026-02-31'],
  ['a year of six digits', '012026-12-10'],
  ['words', 'tomorrow'],
  ['another order', '10-12-2026'],
  ['another sign', '2026/12/10'],
  ['one digit', '2026-12-5'],
  ['nothing', ''],
  ['a time as well', '2026-12-10T10:00'],
])('%s is refused: %s', (_, day) => {
  expect(isSelectable(day, days, now)).toBe(false)
})

test.each(['2010-03-10T10:00Z', '2025-12-01T20:30Z', '2026-11-30T18:29Z', '2041-03-10T10:00Z'])(
  'a clock that says %s is wrong, and refuses only what was over when the page was built',
  (clock) => {
    const wrong = Date.parse(clock)
    const isChosen = (day: string) => isSelectable(day, days, wrong)
    expect(selectableDays(days, wrong)).toEqual({ min: '2026-12-01', max: '' })
    expect(['2026-12-05', '2027-01-10'].map(isChosen)).toEqual([true, true])
    expect(['2026-11-30', '2025-12-05', '0026-12-05', '2027-02-31'].map(isChosen)).toEqual(
      Array(4).fill(false),
    )
  },
)

test('a clock within ten years of the build is accepted', () => {
  const isChosen = (day: string) => isSelectable(day, days, Date.parse('2036-11-29T10:00Z'))
  expect(['2026-12-05', '2036-12-05'].map(isChosen)).toEqual([false, true])
})

test('29 February is valid only in leap years', () => {
  expect(isDay('2028-02-29')).toBe(true)
  expect(isDay('2027-02-29')).toBe(false)
})
