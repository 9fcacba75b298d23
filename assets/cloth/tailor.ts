import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { count, seated } from './parts/stories'

const { onyx, midnight, navy, wine, crimsonDeep, crimson, saffron, saffronLight, floodlight } =
  yarns.cricket
const { brown, skin, silver, umber, denim } = yarns.cricket

/** Cloth in bales on a shelf. */
const shelf = () =>
  box(umber, -40, 104, 330, 14) +
  [crimson, saffron, denim, floodlight, crimsonDeep, saffronLight, crimson]
    .map((fill, at) => box(fill, -30 + at * 44, 60 - (at % 3) * 8, 34, 44 + (at % 3) * 8))
    .join('')

/** A sewing machine: its arm, its head with the needle, its wheel. */
const machine = () =>
  box(onyx, 262, 240, 170, 18) +
  box(onyx, 396, 176, 36, 70) +
  box(onyx, 276, 164, 156, 34) +
  box(onyx, 276, 180, 34, 42) +
  box(saffron, 316, 176, 70, 10) +
  line(silver, 11, [
    [292, 220],
    [292, 244],
  ]) +
  disc(silver, 440, 188, 14, 34) +
  disc(onyx, 440, 188, 6, 22) +
  box(crimson, 356, 138, 16, 26)

/** The table on its iron legs, with the treadle's wheel. */
const table = () =>
  box(brown, 200, 256, 300, 20) +
  line(silver, 11, [
    [240, 276],
    [222, 372],
  ]) +
  line(silver, 11, [
    [464, 276],
    [484, 372],
  ]) +
  disc(silver, 424, 326, 38, 36) +
  disc(midnight, 424, 326, 27, 25) +
  line(silver, 11, [
    [250, 372],
    [456, 372],
  ])

/** The shirt under the needle, one sleeve over the table's edge; the patch is half sewn on. */
const shirt = () =>
  shape(crimson, [
    [204, 240],
    [330, 240],
    [352, 258],
    [330, 276],
    [318, 334],
    [268, 342],
    [252, 276],
    [204, 262],
  ]) +
  shape(crimsonDeep, [
    [268, 342],
    [318, 334],
    [316, 346],
    [270, 356],
  ]) +
  disc(saffronLight, 292, 300, 24, 22) +
  disc(saffron, 292, 300, 13, 12)

/** A shirt that is done, on a hanger. */
const hung = (x: number, isFine: boolean) =>
  line(silver, 11, [
    [x, 92],
    [x, 108],
  ]) +
  shape(crimson, [
    [x - 26, 104],
    [x + 26, 104],
    [x + 66, 130],
    [x + 50, 158],
    [x + 36, 148],
    [x + 36, 220],
    [x - 36, 220],
    [x - 36, 148],
    [x - 50, 158],
    [x - 66, 130],
  ]) +
  shape(saffron, [
    [x - 14, 104],
    [x + 14, 104],
    [x, 126],
  ]) +
  disc(saffronLight, x, 170, 17, 16) +
  (isFine ? disc(saffron, x, 170, 8, 7) : '')

/** A tailor sews a patch on a shirt of the team, by the light of one lamp. */
export default {
  yarns: [
    midnight,
    onyx,
    navy,
    wine,
    crimsonDeep,
    crimson,
    saffron,
    saffronLight,
    floodlight,
    brown,
    skin,
    silver,
    umber,
    denim,
  ],
  ...both(
    (isFine) =>
      box(midnight, -40, 0, 660, 400) +
      shape(navy, [
        [290, 60],
        [330, 60],
        [560, 372],
        [60, 372],
      ]) +
      box(onyx, -40, 372, 660, 40) +
      shelf() +
      line(onyx, 12, [
        [310, 0],
        [310, 40],
      ]) +
      shape(saffron, [
        [290, 34],
        [330, 34],
        [354, 66],
        [266, 66],
      ]) +
      box(floodlight, 278, 66, 64, 10) +
      box(umber, 440, 84, 180, 10) +
      hung(524, isFine) +
      table() +
      box(umber, 92, 286, 96, 16) +
      count(2)
        .map((at) => box(umber, 98 + at * 72, 300, 14, 72))
        .join('') +
      seated({
        x: 140,
        seat: 288,
        floor: 372,
        size: 300,
        turn: 1,
        clothes: { skin, hair: onyx, top: floodlight, legs: denim },
        hands: [
          [0.34, 0.2],
          [0.28, 0.26],
        ],
      }) +
      machine() +
      shirt(),
  ),
} satisfies Scene
