import { sideScore } from '@/lib/domain/cricket/score'
import { matchesOf, ownTeam } from '../cricket/season-data'
import { seasons } from '../cricket/seasons'
import { projectWords } from '../project-page/project-words'
import { projects } from '../projects/projects'
import type { RowsOf } from '../schema/page'
import { withRows } from './tables'

const FILE = 'content/en/insights/x.json'
const season = seasons.find(({ table }) => table.length > 0)
if (!season) throw new Error('no season has a points table')

const tableOf = (rowsOf: RowsOf, year: number | undefined = season.year) => {
  const table = { caption: 'x', columns: ['x', 'y'], rows: [], rowsOf, season: year }
  const block = withRows({ table }, {}, FILE)
  if (typeof block === 'string' || !('table' in block)) throw new Error('no table')
  return block.table
}

test('a table of matches marks each as won or lost', () => {
  const { rows, endings = [] } = tableOf('matches')
  expect(rows).toHaveLength(matchesOf(season).length)
  expect(endings).toHaveLength(rows.length)
  const words = new Map(endings.map((ending, at) => [rows[at]?.at(-1), ending]))
  expect(words.size).toBe(new Set(endings).size)
})

test('a table of prices has a row for each project', () => {
  expect(tableOf('project-prices').rows.map(([name]) => name)).toEqual(
    projects.all.map(({ name }) => name),
  )
})

test('a table of the final has both sides as scoreboards show them', () => {
  const final = matchesOf(season).find(({ id }) => id === 'final')
  expect(tableOf('final').rows.map(([, score]) => score)).toEqual(final?.sides.map(sideScore) ?? [])
})

test('a points table has the order and the points of the season', () => {
  const { rows } = tableOf('standings')
  expect(rows.map((row) => row.at(-1))).toEqual(season.table.map(({ points }) => `${points}`))
  expect(rows.map(([name]) => name)).toContain(ownTeam.name)
})

test('the error for an unknown season has file, field, value and advice', () => {
  expect(() => tableOf('grounds', 1901)).toThrow(
    /^content\/en\/insights\/x\.json\n✖ season is 1901, .*Write one of: .*\d{4}/,
  )
})

test.each([
  [{ project: 'no-such', plot: 1 }, /✖ example\.project is "no-such"\. .*Write one of: "/],
  [
    { project: projects.all[0]?.slug ?? '', plot: 9999 },
    /✖ example\.plot is 9999\. .*Write a number/,
  ],
  [undefined, /✖ example is missing\. Write/],
])('an area of a missing plot is refused: %j', (example, error) => {
  const shapes = [{ name: 'x', area: 'x', text: 'x', of: 'example-plot' as const }]
  const areas = { caption: 'x', side: 'x', shapes }
  expect(() => withRows({ areas }, { example }, FILE)).toThrow(error)
})

test('the hoarding has the register of the project pages', () => {
  const board = { specimen: 'x', title: 'x', number: 'x', promoter: [] }
  const block = withRows({ hoarding: { caption: 'x', notes: [], board } }, {}, FILE)
  const { linkLabel: website } = projectWords.registration.check
  expect(block).toMatchObject({ hoarding: { website, code: '/qr/register.svg' } })
})
