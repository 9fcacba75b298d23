import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { placed } from './parts/cinema'
import { count, standing } from './parts/stories'

const { ink, tealDeep, teal, pond, mist, sand, road, ivory, gold, terracotta, brick } =
  yarns.properties
const { leaf, leafLight, leafDark, sky, brown, skin } = yarns.properties

/** A parasol of eight parts over those who talk. */
const parasol = () =>
  box(brown, 282, 60, 12, 320) +
  count(6)
    .map((at) =>
      shape(at % 2 ? ivory : terracotta, [
        [288, 8],
        [96 + at * 64, 92],
        [160 + at * 64, 92],
      ]),
    )
    .join('') +
  count(6)
    .map((at) => box(at % 2 ? mist : brick, 96 + at * 64, 90, 64, 12))
    .join('')

/** The plan on its stand: plots at both sides of a road, one of them marked. */
const plan = () =>
  line(brown, 12, [
    [240, 290],
    [222, 380],
  ]) +
  line(brown, 12, [
    [336, 290],
    [354, 380],
  ]) +
  box(brown, 212, 160, 152, 142) +
  box(ivory, 222, 170, 132, 122) +
  box(road, 222, 220, 132, 20) +
  count(4)
    .map(
      (at) =>
        box(at === 2 ? terracotta : pond, 228 + at * 32, 178, 24, 38) +
        box(at % 2 ? leaf : gold, 228 + at * 32, 246, 24, 38),
    )
    .join('')

const wear = (top: string, legs: string) => ({ skin, hair: ink, top, legs })

/** Those who talk and the land around them, drawn 576 by 400. */
const board = () =>
  box(sky, -40, 0, 660, 200) +
  box(sand, -40, 150, 660, 60) +
  [-10, 70, 470, 560]
    .map((x, at) => disc(at % 2 ? leafDark : leaf, x, 196, 62, 40 - at * 4))
    .join('') +
  box(leafLight, -40, 196, 660, 220) +
  // Roads that are marked out, and pegs along them.
  shape(road, [
    [-40, 250],
    [620, 216],
    [620, 236],
    [-40, 284],
  ]) +
  shape(leaf, [
    [30, 360],
    [546, 360],
    [600, 404],
    [-24, 404],
  ]) +
  [-16, 44, 508, 566]
    .map((x, at) => box(ivory, x, 240 - at * 6, 12, 34) + box(terracotta, x, 240 - at * 6, 12, 12))
    .join('') +
  parasol() +
  plan() +
  standing({
    x: 404,
    foot: 384,
    size: 252,
    turn: -1,
    clothes: wear(ivory, ink),
    hands: [
      [-0.36, 0.06],
      [0.12, 0.34],
    ],
  }) +
  standing({
    x: 118,
    foot: 392,
    size: 248,
    turn: 1,
    wear: 'sari',
    bun: true,
    clothes: wear(brick, terracotta),
    hands: [[0.16, 0.1]],
  }) +
  standing({
    x: 178,
    foot: 384,
    size: 256,
    turn: 1,
    clothes: wear(pond, tealDeep),
    hands: [[-0.14, 0.34]],
  })

/** In the shade of a parasol a guide shows a couple a plan on a stand; the land lies behind. */
export default {
  yarns: [
    leafLight,
    leaf,
    leafDark,
    sky,
    ink,
    tealDeep,
    teal,
    pond,
    mist,
    sand,
    road,
    ivory,
    gold,
    terracotta,
    brick,
    brown,
    skin,
  ],
  ...both(board),
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) =>
      box(sky, 0, 0, width, height / 2) +
      box(leafLight, 0, height / 2, width, height) +
      placed(board(), -43, 350, 1.15),
  },
} satisfies Scene
