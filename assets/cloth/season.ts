import { OWN_TEAM } from '@/content/cricket/own-team'
import { box, chance, disc, line, shape } from '@/tools/art/knit/draw'
import { newestResults, runsOf } from '@/tools/art/knit/runs'
import { type Scene, STITCH } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { curve, limb, mirrored, placed } from './parts/cricket'

const {
  onyx,
  midnight,
  navy,
  denim,
  slate,
  silver,
  wine,
  crimsonDeep,
  crimson,
  umber,
  amber,
  saffron,
  saffronLight,
  grass,
  grassDark,
} = yarns.cricket

const matches = runsOf(OWN_TEAM, newestResults())

const onGrid = (x: number) => Math.round(x / STITCH.width) * STITCH.width

/** A pigeon that looks to the right, 60 wide, standing on 0 0. */
const pigeon = (): string =>
  curve(slate, 'M-36-16C-20-44 14-40 22-30L30-14C14 2-10 0-36-16z') +
  disc(silver, 24, -38, 14, 13) +
  box(saffron, 34, -40, 12, 10)

/**
 * A scoreboard of knitted tiles around 0 0, the middle of its upper edge, and a row of lamps with one for each match:
 * bright where it was won.
 */
function scoreboard(columns: number, rows: number): string {
  const [wide, high] = [72, 80]
  const [width, height] = [columns * wide, rows * high]
  const left = -width / 2
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const x = left + (index % columns) * wide + 12
    const y = 130 + Math.floor(index / columns) * high
    const isOurs = (2 * (index % columns) + 3 * Math.floor(index / columns)) % 5 === 0
    return (
      box(isOurs ? crimson : denim, x, y, wide - 24, 30) +
      box(isOurs ? crimsonDeep : navy, x, y + 30, wide - 24, 30)
    )
  })
  const apart = width / Math.max(matches.length, 1)
  const lamps = matches.map(({ isWon }, index) =>
    box(isWon ? saffronLight : denim, onGrid(left + (index + 0.5) * apart - 12), 60, 24, 40),
  )
  return (
    box(umber, left - 36, 0, width + 72, height + 160) +
    box(amber, left - 36, 0, width + 72, 20) +
    box(onyx, left - 12, 30, width + 24, height + 106) +
    lamps.join('') +
    tiles.join('')
  )
}

/** Pulls a roller to the right, 100 high from 0 0. */
const groundsman = (): string =>
  disc(slate, -104, -34, 36, 36) +
  disc(silver, -104, -34, 20, 20) +
  line(amber, 9, [
    [-104, -34],
    [-20, -52],
  ]) +
  limb(umber, 15, [0, -48], [26, -2]) +
  limb(umber, 15, [-2, -48], [-22, -2]) +
  limb(saffron, 25, [2, -50], [14, -72]) +
  limb(amber, 11, [12, -72], [-18, -54]) +
  disc(wine, 24, -90, 11, 11)

/** Trees at the far side, against the last light. */
function trees(width: number, foot: number): string {
  const random = chance(12)
  let far = ''
  for (let x = -20; x < width; x += 70) far += disc(onyx, x, foot, 60, 30 + 40 * random())
  return far
}

/** The season's scoreboard at night, pigeons on its edge, and the groundsman with his roller. */
export default {
  yarns: [
    onyx,
    midnight,
    navy,
    denim,
    slate,
    silver,
    wine,
    crimsonDeep,
    crimson,
    umber,
    amber,
    saffron,
    saffronLight,
    grass,
    grassDark,
  ],
  dither: 0,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const [middle, top, ground] = [1188, 210, 660]
      return (
        box(midnight, 0, 0, width, height) +
        disc(navy, middle, 520, 700, 420) +
        trees(width, ground - 10) +
        box(grassDark, 0, ground, width, height) +
        disc(grass, middle, 790, 420, 120) +
        [700, 790, 900]
          .map((y, index) =>
            shape(grass, [
              [0, y],
              [width, y - 20],
              [width, y + 10 + 20 * index],
              [0, y + 30 + 20 * index],
            ]),
          )
          .join('') +
        [-190, 150].map((x) => box(umber, middle + x, 680, 40, 110)).join('') +
        placed(middle, top, 1, scoreboard(6, 4)) +
        [-190, -86, 196].map((x) => placed(middle + x, top, 1.2, pigeon())).join('') +
        placed(middle + 70, top, 1.2, mirrored(pigeon())) +
        placed(1270, 858, 1.5, groundsman())
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) =>
      box(midnight, 0, 0, width, height) +
      disc(navy, 288, 220, 340, 220) +
      box(grassDark, 0, 310, width, height) +
      [150, 390].map((x) => box(umber, x, 340, 36, 40)).join('') +
      placed(288, 110, 1, scoreboard(5, 1)) +
      placed(170, 110, 1.2, pigeon()) +
      placed(390, 110, 1.2, mirrored(pigeon())),
  },
} satisfies Scene
