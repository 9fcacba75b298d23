import { dayOf, momentText, timeText, weekdayText } from './time.ta'

const at = (time: string) => `2025-07-06T${time}:00+05:30`

test.each([
  ['00:00', 'இரவு\u00a012:00'],
  ['03:59', 'இரவு\u00a03:59'],
  ['04:00', 'அதிகாலை\u00a04:00'],
  ['06:00', 'காலை\u00a06:00'],
  ['11:59', 'காலை\u00a011:59'],
  ['12:00', 'பிற்பகல்\u00a012:00'],
  ['15:15', 'பிற்பகல்\u00a03:15'],
  ['16:00', 'மாலை\u00a04:00'],
  ['18:59', 'மாலை\u00a06:59'],
  ['19:15', 'இரவு\u00a07:15'],
  ['23:59', 'இரவு\u00a011:59'],
])('%s in India is %s', (clock, text) => {
  expect(timeText(at(clock))).toBe(text)
})

test('days have the full name of their month and of the weekday', () => {
  expect(momentText(at('19:15'))).toBe('6\u00a0ஜூலை 2025, இரவு\u00a07:15')
  expect(weekdayText(at('19:15'))).toBe('ஞாயிறு')
})

test('the day is the one in India, as in English', () => {
  expect(dayOf('2025-07-05T20:00:00Z')).toBe('2025-07-06')
})

test('every day of the week has a name', () => {
  const days = Array.from({ length: 7 }, (_, day) => weekdayText(`2025-06-0${day + 1}T12:00:00Z`))
  expect(days).toEqual(['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'])
})
