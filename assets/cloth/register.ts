import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { count, type Point } from './parts/stories'

const { ink, indigo, gold, goldDeep, brown, skin, ivory, dusk } = yarns.group
const { brick, tealDeep, pond, mist, terracotta } = yarns.properties
const { crimson, crimsonDeep } = yarns.cricket

/** A wooden table of a few boards. */
const table = (width: number, height: number, board: number) =>
  box(brick, 0, 0, width, height) +
  count(Math.ceil(height / board))
    .map((at) => box(brown, 0, at * board, width, 10))
    .join('')

/** A sheet with rules in place of words, and its shadow on the table. */
const paper = ([left, top]: Point, wide: number, high: number) => {
  const rule = high / 11
  return (
    box(brown, left + 24, top + 30, wide, high) +
    box(ivory, left, top, wide, high) +
    box(gold, left + wide * 0.1, top + rule, wide * 0.34, rule * 0.7) +
    [0.8, 0.8, 0.62, 0.8, 0.5]
      .map((share, at) =>
        box(mist, left + wide * 0.1, top + rule * (2.6 + at * 1.25), wide * share, rule * 0.4),
      )
      .join('')
  )
}

/** A round seal of wax with a lighter rim. */
const seal = ([x, y]: Point, radius: number) =>
  shape(crimsonDeep, [
    [x - radius * 0.6, y],
    [x + radius * 0.1, y],
    [x - radius * 0.1, y + radius * 2],
    [x - radius * 0.45, y + radius * 1.6],
    [x - radius * 0.9, y + radius * 1.9],
  ]) +
  disc(crimsonDeep, x, y, radius * 1.12) +
  disc(crimson, x, y, radius) +
  disc(crimsonDeep, x, y, radius * 0.62) +
  disc(crimson, x, y, radius * 0.42)

/** An arm that comes in from `from`, in a sleeve, and its hand. */
const arm = (from: Point, wrist: Point, hand: Point, wide: number, sleeve: string) =>
  line(skin, wide * 0.7, [wrist, hand]) +
  disc(skin, hand[0], hand[1], wide * 0.52, wide * 0.5) +
  line(sleeve, wide, [from, wrist])

/** A stamp in a hand, and its mark. */
const stamp = ([x, y]: Point, size: number) =>
  box(brown, x - size * 0.42 + 12, y - size * 0.3 + 10, size * 0.84, size * 0.6) +
  box(ink, x - size * 0.42, y - size * 0.3, size * 0.84, size * 0.6) +
  disc(goldDeep, x, y, size * 0.24) +
  disc(gold, x - size * 0.05, y - size * 0.05, size * 0.14)

/** A glass of tea on its saucer. */
const tea = ([x, y]: Point, radius: number) =>
  disc(brown, x + 20, y + 24, radius) +
  disc(mist, x, y, radius) +
  disc(ivory, x, y, radius * 0.68) +
  disc(terracotta, x, y, radius * 0.5)

/** An office table from above: a paper with a seal, one hand stamps it, another holds a pen. */
export default {
  yarns: [
    brick,
    brown,
    ink,
    indigo,
    gold,
    goldDeep,
    skin,
    ivory,
    dusk,
    tealDeep,
    pond,
    mist,
    terracotta,
    crimson,
    crimsonDeep,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) =>
      table(width, height, 200) +
      box(tealDeep, 384, 150, 864, 740) +
      box(pond, 360, 120, 864, 740) +
      paper([516, 170], 552, 620) +
      seal([930, 640], 74) +
      tea([1400, 260], 110) +
      // A pen in the left hand's reach, and the hand that holds it.
      arm([120, 1010], [380, 700], [520, 560], 130, ivory) +
      line(indigo, 24, [
        [500, 600],
        [620, 480],
      ]) +
      line(gold, 24, [
        [600, 500],
        [624, 476],
      ]) +
      disc(skin, 530, 555, 42) +
      stamp([1040, 420], 190) +
      arm([1640, 760], [1270, 560], [1100, 450], 140, dusk) +
      disc(goldDeep, 1040, 420, 40) +
      line(skin, 46, [
        [1110, 410],
        [1050, 380],
      ]) +
      line(skin, 46, [
        [1110, 470],
        [1060, 460],
      ]),
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) =>
      table(width, height, 100) +
      box(pond, 96, 30, 372, 330) +
      paper([156, 50], 240, 290) +
      seal([322, 270], 40) +
      tea([520, 90], 50) +
      stamp([400, 170], 110) +
      arm([610, 340], [500, 250], [424, 190], 76, dusk) +
      line(skin, 30, [
        [430, 170],
        [396, 154],
      ]) +
      arm([10, 420], [120, 300], [186, 240], 70, ivory) +
      line(indigo, 24, [
        [186, 240],
        [226, 196],
      ]),
  },
} satisfies Scene
