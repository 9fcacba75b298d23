/** The newest season of the cricket team in pictures: its crowd has a stitch for each run, its scoreboard a lamp for each match. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { OWN_TEAM } from '@/content/cricket/own-team'
import type { Chart, CutName } from './chart'
import { yarns } from './yarns'

const {
  onyx,
  midnight,
  navy,
  wine,
  amber,
  crimson,
  crimsonDeep,
  denim,
  flame,
  saffron,
  saffronLight,
  slate,
} = yarns.cricket

/** The fields of content/en/cricket/seasons/<year>/results/ that are read here. */
export type Result = {
  startsAt: string
  /** `220/5` or `93`; absent for a side that did not bat. */
  sides: readonly { team: string; score?: string }[]
  ending: { kind: string; winner?: string }
}

/** The runs of one team in a match, and whether it won. */
export type MatchRuns = { runs: number; isWon: boolean }

/** The runs of a team in each match that it played, oldest first. */
export function runsOf(team: string, results: readonly Result[]): MatchRuns[] {
  return [...results]
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .flatMap(({ sides, ending }) => {
      const own = sides.find((side) => side.team === team)
      if (!own) return []
      const runs = Number.parseInt(own.score ?? '0', 10)
      return { runs, isWon: ending.kind === 'won' && ending.winner === team }
    })
}

/** The newest matches whose runs add up to `most` at most, oldest first. */
export function newestWithin<Match extends { runs: number }>(
  most: number,
  matches: readonly Match[],
): Match[] {
  const newest: Match[] = []
  let left = most
  for (const match of [...matches].reverse()) {
    left -= match.runs
    if (left < 0) break
    newest.unshift(match)
  }
  return newest
}

/** The results of the newest season that has any; otherwise none. */
export function newestResults(seasons = 'content/en/cricket/seasons'): Result[] {
  const years = readdirSync(seasons)
    .filter((name) => /^\d{4}$/.test(name))
    .sort()
    .reverse()
  for (const year of years) {
    const results = resultsIn(path.join(seasons, year, 'results'))
    if (results.length > 0) return results
  }
  return []
}

function resultsIn(folder: string): Result[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
}

/** A stitch that content adds to a chart. */
type Stitch = { yarn: string; column: number; row: number }

/** The yarns of won matches, one after the other, and those of lost ones. */
const WON = [crimsonDeep, crimson, crimsonDeep, amber, flame, saffron, saffronLight]
const LOST = [denim, slate]

/** Rows of seats between two gangways. */
const TIER = 5

/** A match as its block of the stand. */
type Block = { runs: number; yarn: string }

/** The matches of a season as blocks, each of another yarn than the one beside it. */
export function blocksOf(season: readonly MatchRuns[]): Block[] {
  const turn = { won: 0, lost: 0 }
  return season.map(({ runs, isWon }) => {
    const yarn = isWon ? WON[turn.won++ % WON.length] : LOST[turn.lost++ % LOST.length]
    return { runs, yarn: yarn ?? '' }
  })
}

/** How a stand is built, in columns and rows of the cloth. Its left end is a share of 0, its right end of 1. */
export type Stand = {
  left: number
  columns: number
  /** As many seats as it has at least: while a season is young, those to the right are empty. */
  seats: number
  /** Only the newest matches with at most so many runs are seated. */
  most: number
  /** How high it is at one place beside another. */
  slope: (share: number) => number
  /** The row of its lowest seats. */
  foot: (share: number) => number
  /** The yarns behind its crowd, where players stand in front. */
  behind?: readonly string[]
}

/** The stand of each cut of the chart `crowd`. The wide one is low and far on the left, high and near on the right. */
export const STANDS: Readonly<Record<CutName, Stand>> = {
  wide: {
    left: 5,
    columns: 122,
    seats: 1400,
    most: Number.POSITIVE_INFINITY,
    slope: (share) => 0.62 + 0.8 * share,
    foot: (share) => 23 + 7 * share ** 2.2,
  },
  upright: {
    left: 1,
    columns: 46,
    seats: 800,
    most: 900,
    slope: (share) => 1.1 - 0.2 * Math.sin(share * Math.PI),
    foot: (share) => 41 - 2 * Math.sin(share * Math.PI),
  },
  card: {
    left: 0,
    columns: 48,
    seats: 500,
    most: 650,
    slope: (share) => 0.8 + 0.4 * share,
    foot: (share) => 16 + 2 * share,
    behind: [onyx, midnight, navy, wine],
  },
}

/** The crowd, block after block with a stair between two: as many stitches as there are runs. */
export function crowdOf(blocks: readonly Block[], stand: Stand): Stitch[] {
  const seating = stand.columns - blocks.length + 1
  const room = sums(
    Array.from({ length: seating }, (_, column) => stand.slope(column / (seating - 1))),
  )
  const wholeRoom = room.at(-1) ?? 0
  const scored = sums(blocks.map(({ runs }) => runs))
  const seats = Math.max(stand.seats, scored.at(-1) ?? 0)
  // A block ends where the stand has as great a share of its room to the left as the runs up to its end have of all seats.
  const ends = scored.map((runs) =>
    room.findIndex((upTo) => upTo / wholeRoom >= runs / seats - 1e-9),
  )
  // However few its runs are, it has a column.
  const least = blocks.map(({ runs }) => Math.min(runs, 1))
  for (const [block, columns] of least.entries())
    ends[block + 1] = Math.max(ends[block + 1] ?? 0, (ends[block] ?? 0) + columns)
  for (let block = blocks.length, last = seating; block > 0; block -= 1) {
    const end = Math.min(ends[block] ?? 0, last)
    ends[block] = end
    last = end - (least[block - 1] ?? 0)
  }
  return blocks.flatMap(({ runs, yarn }, block) => {
    const from = ends[block] ?? 0
    const to = ends[block + 1] ?? 0
    const before = room[from] ?? 0
    const within = (room[to] ?? 0) - before
    // Rounded where columns end, so that the block has exactly its runs.
    const seatedBefore = (column: number) =>
      Math.round((runs * ((room[column] ?? 0) - before)) / within)
    return Array.from({ length: to - from }, (_, index) => {
      const column = stand.left + from + index + block
      const foot = Math.round(stand.foot((column - stand.left) / (stand.columns - 1)))
      const height = seatedBefore(from + index + 1) - seatedBefore(from + index)
      return Array.from({ length: height }, (_, seat): Stitch => {
        const gangways = Math.floor(seat / TIER)
        return { yarn, column, row: foot - seat - gangways }
      })
    }).flat()
  })
}

/** How much there is before each of these, and after the last. */
function sums(amounts: readonly number[]): number[] {
  const found = [0]
  for (const amount of amounts) found.push((found.at(-1) ?? 0) + amount)
  return found
}

/** The row of lamps of the scoreboard in each cut of the chart `season`. */
const LAMPS = {
  wide: { left: 81, columns: 36, row: 27 },
  card: { left: 9, columns: 30, row: 17 },
}

/** A lamp of two by four stitches for each match: bright where it was won. */
function lampsOf(matches: readonly MatchRuns[], { left, columns, row }: typeof LAMPS.wide) {
  const apart = columns / Math.max(matches.length, 1)
  return matches.flatMap(({ isWon }, match) =>
    Array.from(
      { length: 8 },
      (_, at): Stitch => ({
        yarn: isWon ? saffronLight : denim,
        column: Math.round(left + (match + 0.5) * apart - 1) + (at % 2),
        row: row + Math.floor(at / 2),
      }),
    ),
  )
}

/** The chart with these stitches; those in front of others than `behind` are not seen. */
export function stitched(
  chart: Chart,
  stitches: readonly Stitch[],
  behind?: readonly string[],
): Chart {
  const names = [...chart.yarns]
  const cells = chart.cells.slice()
  for (const { yarn, column, row } of stitches) {
    const cell = row * chart.columns + column
    if (behind && !behind.includes(names[cells[cell] ?? 0] ?? '')) continue
    cells[cell] = names.includes(yarn) ? names.indexOf(yarn) : names.push(yarn) - 1
  }
  return { ...chart, yarns: names, cells }
}

/** The season that is knitted into a chart; none into others than `crowd` and `season`. */
export const seasonOf = (name: string): readonly MatchRuns[] | undefined =>
  name === 'crowd' || name === 'season' ? runsOf(OWN_TEAM, newestResults()) : undefined

/** The chart of a cut with the season in it: the seats of `crowd`, the lamps of `season`. */
export function seasonInto(name: string, cut: CutName, chart: Chart): Chart {
  const matches = seasonOf(name)
  if (!matches) return chart
  if (name === 'season')
    return cut === 'upright' ? chart : stitched(chart, lampsOf(matches, LAMPS[cut]))
  const stand = STANDS[cut]
  return stitched(chart, crowdOf(newestWithin(stand.most, blocksOf(matches)), stand), stand.behind)
}
