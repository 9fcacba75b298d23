import { resultsAgree, storiesHaveTheirMatch, storyPagesDiffer } from './results'

const fixture = {
  ...{ slug: 'match-3', title: 'Match 3', startsAt: '2030-06-08T19:15:00+05:30' },
  ...{
    teams: ['lions', 'tiruppur-tamilans'],
    ground: 'salem',
    sequence: 0,
    changedOn: '2030-01-01',
  },
}
const result = {
  ...{ slug: 'match-3', title: 'Match 3', stage: 'league', startsAt: '2030-06-08T13:45:00Z' },
  sides: [
    { team: 'tiruppur-tamilans', score: '180/4', overs: 20 },
    { team: 'lions', score: '120', overs: 18.2 },
  ],
  ending: { kind: 'won', winner: 'tiruppur-tamilans', by: 60, unit: 'runs' },
  ground: 'salem',
}

/** The rule's errors for a changed result, with a fixture. */
const messagesOf = (change: object, file = 'match-3', beside: object = fixture) =>
  resultsAgree({
    english: {
      'cricket/seasons/2030/fixtures/match-3.json': beside,
      [`cricket/seasons/2030/results/${file}.json`]: { ...result, ...change },
    },
    tamil: {},
  }).map(({ path, why, write }) => `${path.join('.')}: ${why} ${write}`)

test('a result that agrees with its fixture is accepted', () => {
  expect(messagesOf({})).toEqual([])
})

test.each([
  ['startsAt', { startsAt: '2030-06-09T19:15:00+05:30' }, 'Write "2030-06-08T19:15:00+05:30".'],
  ['ground', { ground: 'chennai' }, 'Write "salem".'],
  [
    'sides',
    { sides: [{ team: 'lions' }, { team: 'bears' }], ending: { kind: 'no result' } },
    'Write "lions" and',
  ],
])('a result whose %s differs from its fixture is refused', (field, change, write) => {
  expect(messagesOf(change)).toEqual([expect.stringContaining(write)])
  expect(messagesOf(change)[0]).toMatch(
    `${field}: The fixture (content/en/cricket/seasons/2030/fixtures/match-3`,
  )
})

test('a result of a postponed fixture is refused', () => {
  const messages = messagesOf({}, 'match-3', { ...fixture, isPostponed: true })
  expect(messages).toEqual([expect.stringContaining('untick Postponed')])
})

test('a result whose slug differs from its fixture is refused', () => {
  expect(messagesOf({ slug: 'match3' }, 'match3')).toEqual([
    'slug: Match 3 was announced as "match-3", and would stay without a result. Write "match-3", and name the file so.',
  ])
  expect(
    messagesOf({ slug: 'final', title: 'Final', startsAt: '2030-07-06T13:45:00Z' }, 'final'),
  ).toEqual([])
})

test('a story of a match without a result is refused', () => {
  const messagesOfStory = (match?: string) =>
    storiesHaveTheirMatch({
      english: {
        'cricket/seasons/2030/results/match-3.json': result,
        'cricket/seasons/2030/stories/run.json': { match },
      },
      tamil: {},
    }).map(({ file, path, why, write }) => `${file} ${path.join('.')}: ${why} ${write}`)
  expect(messagesOfStory()).toEqual([])
  expect(messagesOfStory('match-3')).toEqual([])
  expect(messagesOfStory('final')).toEqual([
    'content/en/cricket/seasons/2030/stories/run.json match: The season of 2030 has no result of it. Write one of: match-3.',
  ])
  expect(messagesOfStory('match3')).toEqual([
    expect.stringMatching(/Write one of: match-3\. Did you mean "match-3"\?$/),
  ])
})

test('pages of stories of two seasons need two addresses', () => {
  const filesOf = (body?: readonly unknown[]) =>
    storyPagesDiffer({
      english: {
        'cricket/seasons/2031/stories/final.json': { body: [] },
        'cricket/seasons/2030/stories/final.json': { body },
        'cricket/seasons/2030/stories/run.json': { body: [] },
      },
      tamil: {},
    }).map(({ file, write }) => `${file}: ${write}`)
  expect(filesOf()).toEqual([])
  expect(filesOf([])).toEqual([
    'content/en/cricket/seasons/2031/stories/final.json: Write another one, such as final-2031, and name the file so.',
    'content/en/cricket/seasons/2030/stories/final.json: Write another one, such as final-2030, and name the file so.',
  ])
})
