import { datesExist, matchesAreApart, matchesAreOfTheirSeason, resultsHaveBegun } from './calendar'

const messagesOf = (text: string) =>
  datesExist({ english: { 'home/home.json': { lead: text } }, tamil: {} }).map(
    ({ file, path, value, why, write }) => `${file} ${path.join('.')} ${value}: ${why} ${write}`,
  )

test.each([
  'Since 30 Jun 2030',
  'on June 30, 2030',
  '29 Feb 2028',
  '29 February',
  'You may call 31 May',
  '12 May be',
  '31 ஜூலை 2030',
  '29 பிப்ரவரி 2028',
  '40 மேலும்',
  '1.31 Mar',
])('%s has valid dates', (text) => {
  expect(messagesOf(text)).toEqual([])
})

test.each([
  ['Since 31 Jun 2030', '31 Jun 2030', 30],
  ['on June 31, 2030', 'June 31, 2030', 30],
  ['29 Feb 2030', '29 Feb 2030', 28],
  ['30 February', '30 February', 29],
  ['00 Jul 2030', '00 Jul 2030', 31],
  ['31 ஜூன் 2030', '31 ஜூன் 2030', 30],
  ['29 பிப்ரவரி 2030', '29 பிப்ரவரி 2030', 28],
])('%s has an invalid date', (text, day, last) => {
  expect(messagesOf(text)).toEqual([
    `content/en/home/home.json lead ${text}: No calendar has the day "${day}". Write a day from 1 to ${last}.`,
  ])
})

test('a match of another year than its folder is refused', () => {
  const ofDay = (startsAt: string) =>
    matchesAreOfTheirSeason({
      english: { 'cricket/seasons/2030/fixtures/match-1.json': { startsAt } },
      tamil: {},
    })
  expect(ofDay('2030-06-08T19:15:00+05:30')).toEqual([])
  expect(ofDay('2029-06-08T19:15:00+05:30')).toMatchObject([
    { path: ['startsAt'], write: 'Write a day of 2030, or move the file to the season of 2029.' },
  ])
})

const FIXTURE = {
  startsAt: '2030-06-08T19:15:00+05:30',
  teams: ['tamilans', 'lions'],
  ground: 'salem',
}
const apartSaidOf = (matches: Readonly<Record<string, object>>) =>
  matchesAreApart({
    english: Object.fromEntries(
      Object.entries({ 'fixtures/match-1': FIXTURE, ...matches }).map(([name, entry]) => [
        `cricket/seasons/2030/${name}.json`,
        entry,
      ]),
    ),
    tamil: {},
  }).map(({ file, path, why, write }) => `${file} ${path.join('.')}: ${why} ${write}`)

const SIDES = [{ team: 'bears' }, { team: 'gillies' }]

test.each([
  ['its own result', { 'results/match-1': { ...FIXTURE, sides: SIDES } }],
  [
    'one that was four hours earlier',
    { 'fixtures/match-2': { ...FIXTURE, startsAt: '2030-06-08T15:15:00+05:30' } },
  ],
  [
    'others on another ground',
    { 'results/match-2': { ...FIXTURE, sides: SIDES, ground: 'erode' } },
  ],
  ['one that is postponed', { 'fixtures/match-2': { ...FIXTURE, isPostponed: true } }],
])('a match is accepted beside %s', (_, matches) => {
  expect(apartSaidOf(matches)).toEqual([])
})

test.each([
  [
    'a fixture of the same team',
    { 'fixtures/match-2': { ...FIXTURE, ground: 'erode' } },
    'of the same team',
  ],
  [
    'a result on the same ground, of which the time has another offset',
    { 'results/match-2': { startsAt: '2030-06-08T14:45:00Z', ground: 'salem', sides: SIDES } },
    'on the same ground',
  ],
])('a match is refused beside %s', (_, matches, what) => {
  expect(apartSaidOf(matches)).toEqual([
    expect.stringMatching(
      `^content/en/cricket/seasons/2030/fixtures/match-1.json startsAt: "match-2" .* is ${what} at that time`,
    ),
    expect.stringMatching(/match-2\.json startsAt: "match-1" .* Write the hour at which/),
  ])
})

test('a result is refused until its match has begun', () => {
  const startsAt = '2030-06-08T19:15:00+05:30'
  const messagesAt = (now: string) =>
    resultsHaveBegun(
      { english: { 'cricket/seasons/2030/results/match-1.json': { startsAt } }, tamil: {} },
      Date.parse(now),
    )
  expect(messagesAt('2030-06-08T19:15:00+05:30')).toEqual([])
  expect(messagesAt('2030-06-08T19:14:59+05:30')).toEqual([
    expect.objectContaining({
      file: 'content/en/cricket/seasons/2030/results/match-1.json',
      path: ['startsAt'],
      value: startsAt,
      why: 'The match has not begun, so it has no result.',
    }),
  ])
})
