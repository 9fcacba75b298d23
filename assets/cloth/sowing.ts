import { box, chance, disc, line } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { halo } from './parts/plots'
import { count, patch, plane, standing, tree } from './parts/stories'

const { ink, teal, tealDeep, mist, sand, ivory, gold, goldLight, terracotta, brick } =
  yarns.properties
const { leaf, leafDark, brown, skin, lamp, sky } = yarns.properties

/** Furrows that run to the sun. */
const furrows = () => {
  const on = plane([-60, 210], [640, 210], [1180, 412], [-640, 412])
  return (
    box(brick, -40, 206, 660, 210) +
    count(22)
      .filter((at) => at % 2 === 0)
      .map((at) => patch(brown, on, [at / 22, (at + 1) / 22], [0, 1]))
      .join('')
  )
}

/** Seed that falls in an arc from the hand. */
const seed = () => {
  const random = chance(9)
  return count(16)
    .map((at) => {
      const way = at / 15
      return box(
        goldLight,
        322 + way * 150 + random() * 24,
        206 + way * way * 130 + random() * 34,
        12,
        10,
      )
    })
    .join('')
}

/** Egrets that follow the furrow. */
const egret = (x: number, foot: number) =>
  line(ivory, 11, [
    [x, foot - 4],
    [x, foot - 24],
  ]) +
  disc(ivory, x + 6, foot - 34, 24, 14) +
  line(ivory, 11, [
    [x - 14, foot - 40],
    [x - 20, foot - 66],
  ]) +
  box(gold, x - 38, foot - 70, 14, 10)

/** A farmer sows a ploughed field by hand, and egrets walk behind. */
export default {
  yarns: [
    brick,
    brown,
    ink,
    teal,
    tealDeep,
    mist,
    sand,
    ivory,
    gold,
    goldLight,
    terracotta,
    leaf,
    leafDark,
    skin,
    lamp,
    sky,
  ],
  ...both(
    () =>
      box(sky, -40, 0, 660, 220) +
      box(sand, -40, 130, 660, 90) +
      halo(
        [290, 210],
        [
          [goldLight, 118],
          [lamp, 74],
        ],
      ) +
      [-20, 60, 500, 580].map((x, at) => disc(at % 2 ? leafDark : leaf, x, 210, 66, 34)).join('') +
      furrows() +
      tree([546, 256], 230, { trunk: brown, crown: leafDark, lit: leaf }, -1) +
      seed() +
      standing({
        x: 240,
        foot: 386,
        size: 270,
        turn: 1,
        stride: 0.16,
        wear: 'dhoti',
        clothes: { skin, hair: ink, top: teal, legs: ivory },
        hands: [
          [0.3, 0.06],
          [-0.1, 0.3],
        ],
      }) +
      disc(terracotta, 238, 132, 30, 14) +
      // The bag at his hip.
      disc(sand, 206, 286, 30, 34) +
      line(sand, 11, [
        [262, 180],
        [204, 268],
      ]) +
      egret(96, 366) +
      egret(36, 334),
  ),
} satisfies Scene
