import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { placed } from './parts/cinema'
import { bands, count, patch, plane, standing, tree } from './parts/stories'

const { ink, teal, tealDeep, tealNight, pond, ivory, gold, goldLight, terracotta, brick } =
  yarns.properties
const { leafDark, leaf, brown, skin, lamp } = yarns.properties
const { plum, ember } = yarns.group

/** Furrows of a field from the horizon to our feet, 400 high. */
function field() {
  const on = plane([-160, 214], [780, 214], [1500, 400], [-900, 400])
  return (
    box(tealDeep, -200, 210, 1000, 200) +
    count(26)
      .filter((at) => at % 2 === 0)
      .map((at) => patch(tealNight, on, [at / 26, (at + 1) / 26], [0, 1]))
      .join('')
  )
}

/** The plan that two hold between them: plots along a road. */
const plan = (isFine: boolean) =>
  shape(ivory, [
    [166, 216],
    [270, 216],
    [276, 292],
    [160, 292],
  ]) +
  box(terracotta, 172, 226, 26, 24) +
  box(pond, 204, 226, 26, 24) +
  box(gold, 236, 226, 28, 24) +
  box(pond, 170, 264, 28, 20) +
  box(gold, 204, 264, 26, 20) +
  box(leaf, 236, 264, 32, 20) +
  (isFine ? box(brick, 214, 230, 6, 16) : '')

/** A farmer and a planner, the tree and the low sun behind them; their feet at 0 to 400, their middle at 218. */
const talk = (isFine: boolean) =>
  disc(brick, 226, 206, 176, 120) +
  disc(terracotta, 226, 206, 134, 92) +
  disc(ember, 226, 206, 94, 66) +
  disc(goldLight, 226, 206, 52, 42) +
  field() +
  shape(brown, [
    [-160, 380],
    [60, 344],
    [400, 344],
    [760, 390],
    [760, 420],
    [-160, 420],
  ]) +
  tree([34, 352], 330, { trunk: brown, crown: tealNight, lit: leafDark }, 1) +
  standing({
    x: 150,
    foot: 376,
    size: 226,
    turn: 1,
    wear: 'dhoti',
    clothes: { skin, hair: ink, top: ivory, legs: ivory },
    hands: [
      [0.16, 0.2],
      [-0.13, 0.3],
    ],
  }) +
  // A cloth over the shoulder.
  line(terracotta, 13, [
    [136, 204],
    [130, 270],
  ]) +
  standing({
    x: 290,
    foot: 380,
    size: 222,
    turn: -1,
    clothes: { skin, hair: ink, top: gold, legs: ink },
    hands: [
      [-0.16, 0.2],
      [0.12, 0.3],
    ],
  }) +
  plan(isFine) +
  disc(skin, 166, 250, 10) +
  disc(skin, 270, 250, 10)

const evening = () =>
  bands(1000, 230, [
    [tealDeep, 0],
    [teal, 70],
    [plum, 140],
  ])

/** Under a tree a farmer and a planner hold a plan between them; the field lies behind, the sun is low. */
export default {
  yarns: [
    tealNight,
    tealDeep,
    teal,
    ink,
    pond,
    ivory,
    gold,
    goldLight,
    terracotta,
    brick,
    leafDark,
    leaf,
    brown,
    skin,
    lamp,
    plum,
    ember,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: () =>
      placed(evening(), 0, -10, 2.5) + placed(placed(talk(true), 10, 24, 0.94), 72, -10, 2.5),
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) =>
      bands(width, height, [
        [tealNight, 0],
        [tealDeep, height * 0.12],
        [teal, height * 0.26],
        [plum, height * 0.37],
      ]) +
      box(tealDeep, 0, 540, width, height) +
      placed(talk(true), -42, 220, 1.5) +
      shape(brown, [
        [0, 780],
        [width, 780],
        [width, height * 0.8],
        [0, height * 0.74],
      ]) +
      shape(tealNight, [
        [0, height * 0.74],
        [width, height * 0.8],
        [width, height],
        [0, height],
      ]),
  },
  card: {
    columns: 48,
    rows: 40,
    draw: () => evening() + placed(talk(false), 66, 0),
  },
} satisfies Scene
