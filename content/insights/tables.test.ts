/** @jest-environment node */
import { matchesOf, ownTeam } from '../cricket/season'
import { seasonOf } from '../cricket/seasons'
import { projectWords } from '../project-page/words'
import { projects } from '../projects/projects'
import { withRows } from './tables'

const season = seasonOf(2025)

const tableOf = (rowsOf: 'project-prices' | 'matches-of-2025') => {
  const block = withRows({ table: { caption: 'x', columns: ['x', 'y'], rows: [], rowsOf } })
  if (typeof block === 'string' || !('table' in block)) throw new Error('no table')
  return block.table
}

test('a table of matches marks each as won or lost', () => {
  const { rows, endings = [] } = tableOf('matches-of-2025')
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

test('the scoreboard shows both sides of the final, the wickets of one that was not all out', () => {
  const block = withRows({ scoreboard: { caption: 'x', notes: [], sides: [] } })
  if (typeof block === 'string' || !('scoreboard' in block)) throw new Error('no scoreboard')
  const final = matchesOf(season).find(({ id }) => id === 'final')
  expect(block.scoreboard.sides.map(({ runs, wickets }) => [runs, wickets])).toEqual(
    final?.sides.map(({ innings: [first] }) => [
      `${first?.runs}`,
      first?.wickets === 10 ? undefined : `${first?.wickets}`,
    ]),
  )
})

test('the bars of the points table are those of the season, the own team marked', () => {
  const block = withRows({ standings: { caption: 'x', playoffs: 'x' } })
  if (typeof block === 'string' || !('standings' in block)) throw new Error('no standings')
  const { teams = [] } = block.standings
  expect(teams.map(({ points }) => points)).toEqual(season.table.map((row) => row.points))
  expect(teams.filter(({ isOwn }) => isOwn).map(({ face }) => face.slug)).toEqual([ownTeam.slug])
})

test('the hoarding leads to the register that project pages name', () => {
  const board = { specimen: 'x', title: 'x', number: 'x', promoter: [] }
  const block = withRows({ hoarding: { caption: 'x', notes: [], board } })
  const { linkLabel: website } = projectWords.registration.check
  expect(block).toMatchObject({ hoarding: { website, code: '/qr/register.svg' } })
})
