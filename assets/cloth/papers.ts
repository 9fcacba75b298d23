import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { count, type Point } from './parts/stories'

const { ink, teal, tealDeep, pond, mist, sand, ivory, gold, goldLight, terracotta, brick } =
  yarns.properties
const { leaf, leafDark, brown, skin } = yarns.properties

/** Somebody who sits on the floor with crossed legs, seen from the front; `side` is where they look. */
const onTheFloor = (
  [x, foot]: Point,
  size: number,
  { top, legs, hair, hasBun }: { top: string; legs: string; hair: string; hasBun: boolean },
  side: 1 | -1,
  hands: readonly [Point, Point],
) => {
  const shoulder = foot - size * 0.62
  return (
    (hasBun ? disc(hair, x - side * size * 0.17, shoulder - size * 0.17, size * 0.09) : '') +
    shape(legs, [
      [x - size * 0.2, foot - size * 0.22],
      [x + size * 0.2, foot - size * 0.22],
      [x + size * 0.5, foot - size * 0.07],
      [x + size * 0.44, foot],
      [x - size * 0.44, foot],
      [x - size * 0.5, foot - size * 0.07],
    ]) +
    shape(top, [
      [x - size * 0.18, shoulder],
      [x + size * 0.18, shoulder],
      [x + size * 0.24, shoulder + size * 0.1],
      [x + size * 0.2, foot - size * 0.14],
      [x - size * 0.2, foot - size * 0.14],
      [x - size * 0.24, shoulder + size * 0.1],
    ]) +
    box(skin, x - size * 0.05, shoulder - size * 0.08, size * 0.1, size * 0.12) +
    disc(hair, x - side * size * 0.02, shoulder - size * 0.2, size * 0.155, size * 0.165) +
    disc(skin, x + side * size * 0.04, shoulder - size * 0.16, size * 0.125, size * 0.135) +
    hands
      .map(([handX, handY], at) => {
        const from: Point = [x + (at === 0 ? -1 : 1) * size * 0.2, shoulder + size * 0.08]
        const elbow: Point = [
          (from[0] + handX) / 2 + (at === 0 ? -10 : 10),
          (from[1] + handY) / 2 + 16,
        ]
        return (
          line(top, size * 0.12, [from, elbow]) + line(skin, size * 0.1, [elbow, [handX, handY]])
        )
      })
      .join('')
  )
}

/** A paper on the mat: ruled, or with a seal. */
const sheet = (x: number, y: number, size: number, mark: string) =>
  shape(ivory, [
    [x, y],
    [x + size, y],
    [x + size * 1.16, y + size * 0.56],
    [x - size * 0.16, y + size * 0.56],
  ]) +
  box(mist, x + size * 0.12, y + size * 0.12, size * 0.56, 10) +
  disc(mark, x + size * 0.8, y + size * 0.36, size * 0.14, size * 0.12)

/** A window on the wall with the morning in it. */
const window = () =>
  box(brown, 214, 44, 150, 116) +
  box(sand, 226, 54, 126, 96) +
  disc(leaf, 256, 128, 28, 26) +
  disc(leafDark, 328, 120, 24, 34) +
  box(brown, 282, 54, 14, 96) +
  box(brown, 204, 150, 170, 16)

/** At home on a mat: a daughter holds her phone beside a paper, her father sorts the others. */
export default {
  yarns: [
    teal,
    tealDeep,
    ink,
    pond,
    mist,
    sand,
    ivory,
    gold,
    goldLight,
    terracotta,
    brick,
    leaf,
    leafDark,
    brown,
    skin,
  ],
  ...both(
    (isFine) =>
      box(teal, -40, 0, 660, 260) +
      box(tealDeep, -40, 0, 660, 30) +
      box(pond, -40, 214, 660, 46) +
      window() +
      box(brick, -40, 260, 660, 150) +
      // A mat with stripes.
      shape(gold, [
        [24, 286],
        [552, 286],
        [640, 412],
        [-64, 412],
      ]) +
      count(4)
        .map((at) => box(at % 2 ? goldLight : terracotta, -64, 300 + at * 28, 704, isFine ? 8 : 10))
        .join('') +
      onTheFloor([438, 366], 232, { top: ivory, legs: mist, hair: mist, hasBun: false }, -1, [
        [372, 322],
        [478, 328],
      ]) +
      onTheFloor([142, 372], 236, { top: terracotta, legs: tealDeep, hair: ink, hasBun: true }, 1, [
        [104, 332],
        [226, 262],
      ]) +
      // The phone, lit.
      box(ink, 214, 214, 40, 58) +
      box(goldLight, 222, 222, 24, 40) +
      disc(skin, 222, 268, 14) +
      sheet(236, 296, 84, terracotta) +
      sheet(356, 316, 58, pond) +
      sheet(286, 350, 76, brick),
  ),
} satisfies Scene
