import { OWN_TEAM } from '../cricket/own-team'
import { tableAgrees } from './table'

const match = (day: string, winner: string) => ({
  ...{ slug: day, title: day, stage: 'league', startsAt: `2030-06-${day}T13:45:00Z` },
  sides: [{ team: 'tiruppur-tamilans' }, { team: 'lions' }],
  ending: winner === '' ? { kind: 'no result' } : { kind: 'won', winner, by: 5, unit: 'runs' },
  ground: 'salem',
})
const row = (team: string, played: number, won: number, lost: number, points = won * 2) => ({
  ...{ team, played, won, lost, points },
})

/** The rule's errors for a table, with one win and one loss among the results. */
const messagesOf = (
  table: readonly object[],
  results = [match('08', OWN_TEAM), match('10', 'lions')],
) =>
  tableAgrees({
    english: {
      'cricket/seasons/2030/table.json': table,
      ...Object.fromEntries(
        results.map((each) => [`cricket/seasons/2030/results/${each.slug}.json`, each]),
      ),
    },
    tamil: {},
  }).map(({ path, why, write }) => `${path.join('.')}: ${why} ${write}`)

test.each([
  ['the results', [row(OWN_TEAM, 2, 1, 1), row('lions', 2, 1, 1)]],
  ['the results so far, a match behind', [row(OWN_TEAM, 1, 1, 0), row('lions', 1, 0, 1)]],
  ['the results and one that is not entered yet', [row(OWN_TEAM, 3, 2, 1), row('lions', 3, 1, 2)]],
  ['a match without a winner', [row(OWN_TEAM, 3, 1, 1, 3), row('lions', 3, 1, 1, 3)]],
  ['a season that has not begun', []],
])('a table is accepted with %s', (_, table) => {
  expect(messagesOf(table)).toEqual([])
})

test('a match without a result is accepted', () => {
  const results = [match('08', OWN_TEAM), match('10', '')]
  expect(messagesOf([row(OWN_TEAM, 2, 1, 0, 3), row('lions', 2, 0, 1, 1)], results)).toEqual([])
})

test.each([
  [
    [row(OWN_TEAM, 2, 2, 0), row('lions', 2, 0, 2)],
    /0\.won: Of the first 2 results .* won 1\. Write 1\./,
  ],
  [[row(OWN_TEAM, 2, 1, 1), row('lions', 2, 1, 0)], /The teams won 2 matches together and lost 1/],
  [
    [row(OWN_TEAM, 2, 1, 1, 4), row('lions', 2, 1, 1)],
    /0\.points: 1 win gives .* 2 points\. Write 2\./,
  ],
])('a table that contradicts itself or the results is refused', (table, message) => {
  expect(messagesOf(table)[0]).toMatch(message)
})
