import { parse } from '@/content/define'
import { matchSchema } from './match'

const [FIRST, SECOND] = ['tiruppur-tamilans', 'dindigul-dragons']

/** Fixed teams and grounds, independent of content. */
jest.mock('@/content/json', () => ({
  ...jest.requireActual('@/content/json'),
  slugsIn: (folder: string) =>
    folder === 'cricket/teams'
      ? ['chepauk-super-gillies', 'dindigul-dragons', 'salem-spartans', 'tiruppur-tamilans']
      : ['dindigul'],
}))

/** The error message for a result with this ending; undefined if accepted. Scores are in batting order. */
function messageOf(ending: object, first = '220/5', second = '102'): string | undefined {
  const result = {
    slug: 'final',
    title: 'Final',
    stage: 'playoffs',
    startsAt: '2025-07-06T19:15:00+05:30',
    sides: [
      { team: FIRST, ...(first && { score: first }) },
      { team: SECOND, ...(second && { score: second }) },
    ],
    ending,
    ground: 'dindigul',
  }
  try {
    parse('content/en/final.json', matchSchema, result)
  } catch (error) {
    return error instanceof Error ? error.message.replace('content/en/final.json\n✖ ', '') : ''
  }
  return undefined
}

const byRuns = { kind: 'won', winner: FIRST, by: 118, unit: 'runs' }
const byWickets = { kind: 'won', winner: SECOND, by: 4, unit: 'wickets' }
const superOver = { kind: 'won', winner: SECOND, method: 'super over' }

test.each<[string, object, ...string[]]>([
  ['a win by runs', byRuns],
  ['a win by wickets', byWickets, '177/8', '178/6'],
  ['a win by the DLS method, whatever the sum', { ...byRuns, by: 12, method: 'DLS' }],
  [
    'a side that was ahead when rain came',
    { kind: 'won', winner: SECOND, by: 5, unit: 'runs', method: 'VJD' },
    '180/5',
    '90/2',
  ],
  ['a super over', superOver, '150/7', '150/9'],
  ['a win without play', { kind: 'won', winner: FIRST }, '', ''],
  ['a score that was not kept', byRuns, '220/5', ''],
  ['a tie', { kind: 'tied' }, '150/7', '150/9'],
  ['a tie by the DLS method', { kind: 'tied', method: 'DLS' }, '150/7', '90/2'],
  ['no result', { kind: 'no result' }, '61/2', ''],
  ['rain all day', { kind: 'abandoned' }, '', ''],
])('%s is accepted', (_, ending, ...scores) => {
  expect(messageOf(ending, ...scores)).toBeUndefined()
})

test.each<[string, object, string, ...string[]]>([
  [
    'a winner that did not play',
    { ...byRuns, winner: 'salem-spartans' },
    `ending.winner is "salem-spartans". Write one of the two sides, "${FIRST}" or "${SECOND}".`,
  ],
  [
    'the other margin',
    { ...byRuns, by: 3 },
    'ending.by is 3. By the score it is 118. Write 118, or the method that decided it.',
  ],
  [
    'the other number of wickets',
    { ...byWickets, by: 5 },
    'ending.by is 5. By the score it is 4. Write 4, or the method that decided it.',
    '177/8',
    '178/6',
  ],
  [
    'a loser as the winner',
    { ...byWickets, by: 10 },
    `ending.winner is "${SECOND}". The scores are 220 and 102. Write "${FIRST}", or the method that decided it.`,
  ],
  [
    'wickets for who batted first',
    { ...byRuns, unit: 'wickets' },
    'ending.unit is "wickets". Who batted first wins by runs. Write "runs", or put the sides into the order in which they batted.',
  ],
  [
    'runs for who batted second',
    { ...byWickets, unit: 'runs' },
    'ending.unit is "runs". Who batted second wins by wickets. Write "wickets", or put the sides into the order in which they batted.',
    '177/8',
    '178/6',
  ],
  [
    'no margin',
    { kind: 'won', winner: FIRST },
    'ending.by is missing. Write the margin, such as "by": 8 with "unit": "wickets".',
  ],
  [
    'half a margin',
    { kind: 'won', winner: FIRST, by: 118 },
    'ending.unit is missing. Write the margin, such as "by": 8 with "unit": "wickets".',
  ],
  [
    'a super over after a match that was decided',
    superOver,
    'ending.method is "super over". The scores are 220 and 102. That is no tie. Write by and unit.',
  ],
  [
    'a super over with a margin',
    { ...byWickets, method: 'super over' },
    'ending.method is "super over". A super over has no margin. Leave out by and unit, or the super over.',
    '150/7',
    '150/9',
  ],
  [
    'a tie of unequal scores',
    { kind: 'tied' },
    'ending.kind is "tied". The scores are 220 and 102. Write "won", or the method that made it a tie.',
  ],
  [
    'a win where the scores are equal',
    byWickets,
    'ending.kind is "won". The scores are 177 and 177. Write "tied", or the method that decided it.',
    '177/8',
    '177/6',
  ],
  [
    'a sentence',
    { kind: 'Tiruppur won by 118 runs' },
    'ending.kind is "Tiruppur won by 118 runs". Write { "kind": "won" } with winner, by and unit, or the kind "tied", "no result" or "abandoned".',
  ],
])('%s is refused', (_, ending, text, ...scores) => {
  expect(messageOf(ending, ...scores)).toBe(text)
})
