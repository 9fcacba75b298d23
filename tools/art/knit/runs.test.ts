import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import crowd, { wideStand } from '@/assets/cloth/crowd'
import { blocksOf, crowdOf, drawSeats } from '@/assets/cloth/parts/stand'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { stitchesOf } from './knit'
import { newestResults, newestWithin, type Result, runsOf } from './runs'
import { drawingOf } from './scene'

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

test('each run of a season is one stitch, in the yarn of its match', async () => {
  const season = [183, 0, 220, 87, 150, 202].map((runs, index) => ({ runs, isWon: index % 3 > 0 }))
  const blocks = blocksOf(season)
  for (const [index, { yarn }] of blocks.entries()) assert.notEqual(yarn, blocks[index + 1]?.yarn)
  const seats = crowdOf(blocks, wideStand)
  const places = new Set(seats.map(({ column, row }) => `${column} ${row}`))
  assert.equal(places.size, 842)

  const drawing = Buffer.from(
    drawingOf({ ...crowd.wide, draw: () => drawSeats(seats) }, crowd.yarns[0]),
  )
  const { cells, columns } = await stitchesOf(drawing, crowd.wide, crowd.yarns, crowd.dither)
  const knitted = seats.map(({ column, row }) => crowd.yarns[cells[row * columns + column] ?? 0])
  expect(knitted).toEqual(seats.map(({ yarn }) => yarn))
})

test('a match of few runs has its stitches too, in any place of the season', () => {
  for (const season of [
    [1, 183, 2, 220, 3, 202, 1],
    [1, 1, 1, 500, 0, 900, 1, 1],
  ]) {
    const blocks = blocksOf(season.map((runs) => ({ runs, isWon: true })))
    for (const stand of [wideStand, { ...wideStand, seats: 10 }]) {
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
  expect(crowdOf(blocksOf([]), wideStand)).toEqual([])
})
