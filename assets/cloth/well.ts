import { box, disc, line } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { halo, palm } from './parts/plots'
import { count, standing } from './parts/stories'

const { ink, tealDeep, pond, mist, sand, road, ivory, gold, goldLight, terracotta, brick } =
  yarns.properties
const { leaf, leafLight, leafDark, brown, skin, lamp } = yarns.properties

/** A round well of stone, in courses, with its beam, wheel and rope. */
const well = () =>
  box(brown, 216, 120, 16, 190) +
  box(brown, 376, 120, 16, 190) +
  box(brown, 200, 108, 208, 18) +
  disc(ink, 304, 148, 26, 24) +
  disc(gold, 304, 148, 13, 12) +
  line(sand, 10, [
    [328, 150],
    [424, 200],
  ]) +
  line(sand, 10, [
    [282, 150],
    [282, 262],
  ]) +
  disc(tealDeep, 304, 286, 120, 26) +
  box(gold, 262, 246, 40, 34) +
  box(goldLight, 262, 246, 40, 10) +
  count(4)
    .map((course) =>
      count(7)
        .map((at) =>
          box(
            (at + course) % 3 ? mist : pond,
            182 + at * 36 - (course % 2) * 12,
            292 + course * 22,
            34,
            20,
          ),
        )
        .join(''),
    )
    .join('')

/** In the morning a woman draws water at a well, a full pot stands by, and a child waits. */
export default {
  yarns: [
    leafLight,
    leaf,
    leafDark,
    ink,
    tealDeep,
    pond,
    mist,
    sand,
    road,
    ivory,
    gold,
    goldLight,
    terracotta,
    brick,
    brown,
    skin,
    lamp,
  ],
  ...both(
    () =>
      box(mist, -40, 0, 660, 250) +
      box(sand, -40, 120, 660, 130) +
      halo(
        [96, 236],
        [
          [road, 150],
          [goldLight, 96],
          [lamp, 56],
        ],
      ) +
      palm(540, 270, 220, leafDark, -1) +
      palm(30, 262, 140, leafDark, 1) +
      box(leaf, -40, 234, 660, 40) +
      box(leafLight, -40, 262, 660, 150) +
      box(tealDeep, 170, 282, 250, 106) +
      well() +
      disc(leaf, 304, 388, 180, 14) +
      standing({
        x: 456,
        foot: 392,
        size: 256,
        turn: -1,
        wear: 'sari',
        bun: true,
        clothes: { skin, hair: ink, top: brick, legs: terracotta },
        hands: [
          [-0.18, -0.02],
          [-0.14, 0.12],
        ],
      }) +
      standing({
        x: 116,
        foot: 390,
        size: 160,
        turn: 1,
        clothes: { skin, hair: ink, top: gold, legs: tealDeep },
        hands: [[0.24, 0.16]],
      }) +
      disc(gold, 534, 366, 34, 30) +
      box(goldLight, 516, 326, 36, 14) +
      disc(goldLight, 524, 358, 12, 10),
  ),
} satisfies Scene
