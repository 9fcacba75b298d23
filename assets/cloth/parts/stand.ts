/** A stand whose crowd is a season: each run of the team is one stitch. */
import { box } from '@/tools/art/knit/draw'
import type { MatchRuns } from '@/tools/art/knit/runs'
import { STITCH } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'

const { amber, crimson, crimsonDeep, denim, flame, saffron, saffronLight, slate } = yarns.cricket

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
  /** How high it is at one place beside another. */
  slope: (share: number) => number
  /** The row of its lowest seats. */
  foot: (share: number) => number
}

/** One run: where its stitch is, and the yarn of its match. */
type Seat = { yarn: string; column: number; row: number }

/** The crowd, block after block with a stair between two: as many stitches as there are runs. */
export function crowdOf(blocks: readonly Block[], stand: Stand): Seat[] {
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
      return Array.from({ length: height }, (_, seat): Seat => {
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

/** How far a seat's colour reaches into the dark around, so that none is lost when the drawing is shrunk to cells. */
const SPILL = 1.2

/** The seats as a drawing, each one cell of the cloth. */
export const drawSeats = (seats: readonly Seat[]): string =>
  seats
    .map(({ yarn, column, row }) =>
      box(
        yarn,
        column * STITCH.width - SPILL,
        row * STITCH.height - SPILL,
        STITCH.width + 2 * SPILL,
        STITCH.height + 2 * SPILL,
      ),
    )
    .join('')
