import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { hoursForDesk, hoursText, withHoursHere } from './visit-hours'

/** Sets the time zone of the device. */
const inZone = (timeZone: string) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)

afterEach(() => jest.restoreAllMocks())

test.each([
  ['Asia/Dubai', '2026-12-01', 'morning', '07:30–10:30'],
  ['Asia/Singapore', '2026-12-01', 'evening', '18:30–21:30'],
  ['Europe/London', '2026-12-01', 'afternoon', '06:30–10:30'],
  // British Summer Time.
  ['Europe/London', '2026-07-01', 'afternoon', '07:30–11:30'],
  ['America/Los_Angeles', '2026-12-01', 'morning', 'Mon 19:30–22:30'],
  ['America/Los_Angeles', '2026-12-01', 'afternoon', 'Mon 22:30 – Tue 02:30'],
  ['Pacific/Auckland', '2026-12-01', 'evening', 'Tue 23:30 – Wed 02:30'],
] as const)('%s, %s, %s: %s', (zone, date, slot, text) => {
  expect(hoursText(zone, date, slot)).toBe(text)
})

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo'])(
  '%s shows what India shows',
  (zone) => {
    expect(hoursText(zone, '2026-12-01', 'morning')).toBeUndefined()
  },
)

const fields: readonly FieldSpec[] = [
  { name: 'visit_date', kind: 'date', label: 'Day', messages: {} },
  {
    ...{ name: 'preferred_time', kind: 'choice', label: 'Time', messages: {} },
    options: [
      { value: 'morning', label: 'Morning' },
      { value: 'any', label: 'Any' },
    ],
  },
]
const both = '{slot} there, {hours} here'
const video = { visit_by: 'video-call', visit_date: '2026-12-01', preferred_time: 'morning' }

test('a video visit has both times in its options, and the chosen ones in the note', () => {
  inZone('Asia/Dubai')
  const [, time] = withHoursHere(fields, video, both)
  expect(time?.options?.map(({ label }) => label)).toEqual([
    'Morning there, 07:30–10:30 here',
    'Any',
  ])
  expect(time?.note).toBe('Morning there, 07:30–10:30 here')
  expect(hoursForDesk(video)).toBe('2026-12-01 07:30–10:30, Asia/Dubai')
})

test('the text for the desk includes the day', () => {
  inZone('America/Los_Angeles')
  expect(hoursForDesk({ ...video, preferred_time: 'afternoon' })).toBe(
    '2026-11-30 22:30–2026-12-01 02:30, America/Los_Angeles',
  )
})

test('without a day the hours are those of tomorrow', () => {
  inZone('Asia/Dubai')
  const [, time] = withHoursHere(fields, { ...video, visit_date: '' }, both)
  expect(time?.note).toContain('07:30–10:30')
  expect(hoursForDesk({ ...video, visit_date: '' })).toBeUndefined()
})

test('on site, in India, or without the template, the fields are unchanged', () => {
  inZone('Asia/Dubai')
  const onSite = { ...video, visit_by: 'on-site' }
  expect(withHoursHere(fields, onSite, both)).toBe(fields)
  expect(hoursForDesk(onSite)).toBeUndefined()
  expect(withHoursHere(fields, video, undefined)).toBe(fields)
  inZone('Asia/Kolkata')
  const [, time] = withHoursHere(fields, video, both)
  expect(time?.options).toEqual(fields[1]?.options)
  expect(time?.note).toBeUndefined()
  expect(hoursForDesk(video)).toBeUndefined()
})
