/** @jest-environment node */
import { tableAgrees } from './table'

const team = (slug: string, lead: string) => ({
  ...{ slug, name: lead, lead, last: 'Team', short: slug.slice(0, 2), crest: 'x' },
})
const match = (day: string, winner: string) => ({
  ...{ slug: day, title: day, stage: 'league', startsAt: `2030-06-${day}T13:45:00Z` },
  sides: [{ team: 'tiruppur-tamilans' }, { team: 'lions' }],
  ...{ status: winner === '' ? 'No result' : `${winner} won by 5 runs`, ground: 'salem' },
})
const row = (name: string, played: number, won: number, lost: number, points = won * 2) => ({
  ...{ name, played, won, lost, points },
})

/** What the rule says of a table, with one win and one loss among the results. */
const saidOf = (
  table: readonly object[],
  results = [match('08', 'Tiruppur'), match('10', 'Salem')],
) =>
  tableAgrees({
    english: {
      'cricket/teams/tiruppur-tamilans.json': team('tiruppur-tamilans', 'Tiruppur'),
      'cricket/teams/lions.json': team('lions', 'Salem'),
      'cricket/seasons/2030/table.json': table,
      ...Object.fromEntries(
        results.map((each) => [`cricket/seasons/2030/results/${each.slug}.json`, each]),
      ),
    },
    tamil: {},
  }).map(({ path, why, write }) => `${path.join('.')}: ${why} ${write}`)

test.each([
  ['the results', [row('Tiruppur', 2, 1, 1), row('Salem', 2, 1, 1)]],
  ['the results so far, a match behind', [row('Tiruppur', 1, 1, 0), row('Salem', 1, 0, 1)]],
  [
    'the results and one that is not entered yet',
    [row('Tiruppur', 3, 2, 1), row('Salem', 3, 1, 2)],
  ],
  ['a match without a winner', [row('Tiruppur', 3, 1, 1, 3), row('Salem', 3, 1, 1, 3)]],
  ['a season that has not begun', []],
])('a table may say %s', (_, table) => {
  expect(saidOf(table)).toEqual([])
})

test('rain may take a result', () => {
  const results = [match('08', 'Tiruppur'), match('10', '')]
  expect(saidOf([row('Tiruppur', 2, 1, 0, 3), row('Salem', 2, 0, 1, 1)], results)).toEqual([])
})

test.each([
  [
    [row('Tiruppur', 2, 2, 0), row('Salem', 2, 0, 2)],
    /0\.won: Of the first 2 results .* won 1\. Write 1\./,
  ],
  [
    [row('Tiruppur', 2, 1, 1), row('Salem', 2, 1, 0)],
    /The teams won 2 matches together and lost 1/,
  ],
  [
    [row('Tiruppur', 2, 1, 1, 4), row('Salem', 2, 1, 1)],
    /0\.points: 1 win gives .* 2 points\. Write 2\./,
  ],
])('a table that contradicts itself or the results is refused', (table, said) => {
  expect(saidOf(table)[0]).toMatch(said)
})
