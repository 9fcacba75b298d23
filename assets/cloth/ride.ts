import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { each, headOf, palm } from './parts/plots'

const { ink, tealNight, tealDeep, teal, pond, mist, sand, road, ivory, gold, goldLight } =
  yarns.properties
const { terracotta, brick, leaf, leafDark, leafLight, lamp, skin, shade } = yarns.properties

/** An auto-rickshaw from its side, on its way to the left. */
const rickshaw = (isFine: boolean) =>
  // The seats' dark inside, and who sits there.
  box(tealNight, 214, 176, 216, 130) +
  headOf(250, 214, 250, -1) +
  shape(ivory, [
    [228, 240],
    [272, 240],
    [282, 310],
    [222, 310],
  ]) +
  line(skin, 16, [
    [240, 256],
    [206, 276],
  ]) +
  headOf(352, 212, 250, -1, true) +
  shape(terracotta, [
    [326, 238],
    [378, 238],
    [388, 310],
    [318, 310],
  ]) +
  headOf(306, 238, 190, -1) +
  shape(leaf, [
    [290, 262],
    [320, 262],
    [324, 310],
    [284, 310],
  ]) +
  // The hood, the wall behind and the body below.
  shape(ink, [
    [196, 170],
    [226, 138],
    [420, 138],
    [456, 186],
    [456, 300],
    [416, 300],
    [416, 176],
  ]) +
  shape(gold, [
    [156, 292],
    [198, 270],
    [220, 286],
    [456, 286],
    [462, 342],
    [150, 342],
    [140, 318],
  ]) +
  box(goldLight, 226, 286, 226, 12) +
  box(leafDark, 180, 318, 282, 12) +
  line(ink, 12, [
    [200, 172],
    [168, 280],
  ]) +
  shape(mist, [
    [194, 186],
    [206, 186],
    [184, 264],
    [170, 264],
  ]) +
  disc(lamp, 150, 302, 14, 14) +
  each([194, 408], (x) => disc(ink, x, 348, 32, 30) + disc(mist, x, 348, isFine ? 13 : 15)) +
  shape(gold, [
    [162, 322],
    [226, 322],
    [232, 344],
    [216, 330],
    [172, 330],
    [158, 346],
  ])

/** A family on its way through fields of palms to see a plot. */
export default {
  yarns: [
    teal,
    tealDeep,
    tealNight,
    ink,
    pond,
    mist,
    sand,
    road,
    ivory,
    gold,
    goldLight,
    terracotta,
    brick,
    leaf,
    leafDark,
    leafLight,
    lamp,
    skin,
    shade,
  ],
  ...both(
    (isFine) =>
      box(sand, -40, 0, 660, 250) +
      box(mist, -40, 0, 660, 60) +
      disc(road, 120, 216, 150, 116) +
      disc(goldLight, 120, 216, 84, 72) +
      disc(lamp, 120, 216, 46, 40) +
      shape(pond, [
        [-40, 220],
        [40, 196],
        [220, 206],
        [400, 180],
        [620, 206],
        [620, 260],
        [-40, 260],
      ]) +
      box(leafLight, -40, 232, 660, 90) +
      box(leaf, -40, 262, 660, 60) +
      // Pegs with flags where the plots are.
      each([18, 62, 106], (x) => {
        const flag = shape(terracotta, [
          [x + 8, 204],
          [x + 32, 204],
          [x + 32, 224],
          [x + 8, 224],
        ])
        return box(ivory, x, 204, 10, 66) + flag
      }) +
      palm(512, 300, 240, leafDark, 1) +
      palm(574, 296, 160, leafDark, -1) +
      box(shade, -40, 316, 660, 90) +
      box(sand, -40, 306, 660, 12) +
      each([-10, 110, 230, 350, 470, 590], (x) => box(road, x, 384, 60, 10)) +
      disc(tealNight, 306, 376, 170, 10) +
      rickshaw(isFine),
  ),
} satisfies Scene
