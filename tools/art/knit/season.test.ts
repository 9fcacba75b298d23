import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import {
  blocksOf,
  crowdOf,
  newestResults,
  newestWithin,
  type Result,
  runsOf,
  STANDS,
  seasonInto,
  seasonOf,
  stitched,
} from './season'

const match = (day: number, score: string | undefined, winner?: string): Result => ({
  startsAt: `2025-06-0${day}T19:15:00+05:30`,
  sides: [
    { team: 'salem', score: '302' },
    { team: 'own', ...(score && { score }) },
  ],
  ending: winner ? { kind: 'won', winner } : { kind: 'no result' },
})

test('a season lists the runs of the team, oldest match first', () => {
  const matches = [match(3, '220/5', 'own'), match(1, '93', 'salem'), match(2, undefined)]
  expect(runsOf('own', matches)).toEqual([
    { runs: 93, isWon: false },
    { runs: 0, isWon: false },
    { runs: 220, isWon: true },
  ])
})

test('matches of other teams are left out', () => {
  expect(runsOf('madurai', [match(1, '93', 'own')])).toEqual([])
})

test('the newest matches that fit the limit are kept whole', () => {
  const matches = [{ runs: 10 }, { runs: 150 }, { runs: 100 }, { runs: 200 }]
  expect(newestWithin(449, matches)).toEqual([{ runs: 100 }, { runs: 200 }])
  expect(newestWithin(450, matches)).toEqual(matches.slice(1))
})

test('the season is the newest that has results', () => {
  const seasons = temporaryFolder()
  expect(newestResults(seasons)).toEqual([])
  for (const year of ['2024', '2025']) {
    mkdirSync(path.join(seasons, year, 'results'), { recursive: true })
    writeFileSync(path.join(seasons, year, 'results', `${year}.json`), `{"startsAt":"${year}"}`)
  }
  mkdirSync(path.join(seasons, '2026'))
  expect(newestResults(seasons)).toEqual([{ startsAt: '2025' }])
})

test('each run of a season is one stitch in the yarn of its match, but behind players', () => {
  const season = [183, 0, 220, 87, 150, 202].map((runs, index) => ({ runs, isWon: index % 3 > 0 }))
  const blocks = blocksOf(season)
  for (const [index, { yarn }] of blocks.entries()) assert.notEqual(yarn, blocks[index + 1]?.yarn)
  const seats = crowdOf(blocks, STANDS.wide)
  const places = new Set(seats.map(({ column, row }) => `${column} ${row}`))
  assert.equal(places.size, 842)

  const size = { columns: 132, rows: 99 }
  const empty = { ...size, yarns: ['#000000', '#ffffff'], cells: new Uint8Array(132 * 99) }
  const [first] = seats
  assert.ok(first)
  empty.cells[first.row * size.columns + first.column] = 1
  const { yarns, cells } = stitched(empty, seats, ['#000000'])
  const knitted = seats.map(({ column, row }) => yarns[cells[row * size.columns + column] ?? 0])
  expect(knitted).toEqual(['#ffffff', ...seats.slice(1).map(({ yarn }) => yarn)])
})

test('the season is knitted into its own charts alone, and a scoreboard has a lamp for each match', () => {
  const chart = { columns: 132, rows: 99, yarns: ['#000000'], cells: new Uint8Array(132 * 99) }
  assert.equal(seasonOf('river'), undefined)
  assert.equal(seasonInto('river', 'wide', chart), chart)
  const lamps = seasonInto('season', 'wide', chart).cells.filter((cell) => cell > 0).length
  assert.equal(lamps, 8 * (seasonOf('season')?.length ?? 0))
})

test('a match of few runs has its stitches too, in any place of the season', () => {
  for (const season of [
    [1, 183, 2, 220, 3, 202, 1],
    [1, 1, 1, 500, 0, 900, 1, 1],
  ]) {
    const blocks = blocksOf(season.map((runs) => ({ runs, isWon: true })))
    for (const stand of [STANDS.wide, { ...STANDS.wide, seats: 10 }]) {
      const seats = crowdOf(blocks, stand)
      const columns = seats.map(({ column }) => column)
      assert.equal(new Set(seats.map(({ column, row }) => `${column} ${row}`)).size, seats.length)
      assert.equal(
        seats.length,
        season.reduce((sum, runs) => sum + runs),
      )
      assert.ok(Math.max(...columns) < stand.left + stand.columns)
    }
  }
})

test('before the first result the stand is empty, and still a picture', () => {
  expect(crowdOf(blocksOf([]), STANDS.wide)).toEqual([])
})
