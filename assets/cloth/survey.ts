import { box, disc, line } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { count, patch, plane, standing, tree } from './parts/stories'

const { ink, tealDeep, teal, mist, sand, ivory, gold, goldLight, terracotta, brick } =
  yarns.properties
const { leaf, leafLight, leafDark, brown, skin, lamp, pond } = yarns.properties

/** The level on its three legs, its eye towards the right. */
const level = () =>
  line(brown, 12, [
    [252, 204],
    [206, 386],
  ]) +
  line(brown, 12, [
    [252, 204],
    [256, 392],
  ]) +
  line(brown, 12, [
    [252, 204],
    [302, 382],
  ]) +
  box(gold, 228, 190, 50, 16) +
  box(ink, 212, 164, 80, 28) +
  box(terracotta, 292, 160, 24, 34) +
  box(goldLight, 222, 168, 40, 8)

/** A staff in red and white. */
const staff = (x: number, foot: number, parts: number) =>
  count(parts)
    .map((at) => box(at % 2 ? ivory : terracotta, x, foot - (at + 1) * 20, 12, 20))
    .join('')

function land() {
  const on = plane([170, 220], [700, 220], [760, 420], [-420, 420])
  return (
    box(leaf, -40, 216, 660, 200) +
    count(10)
      .filter((at) => at % 2 === 0)
      .map((at) => patch(leafLight, on, [at / 10, (at + 1) / 10], [0, 1]))
      .join('') +
    line(ivory, 9, [on(0.2, 0.06), on(0.2, 1), on(0.21, 1)]) +
    line(ivory, 9, [on(0.2, 0.3), on(1.2, 0.3)])
  )
}

/** At first light a surveyor looks through her level to a helper with a staff. */
export default {
  yarns: [
    leaf,
    leafLight,
    leafDark,
    ink,
    tealDeep,
    teal,
    pond,
    mist,
    sand,
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
      box(mist, -40, 0, 660, 230) +
      box(sand, -40, 110, 660, 120) +
      disc(goldLight, 440, 216, 128, 106) +
      disc(lamp, 440, 216, 78, 66) +
      [-20, 60, 140, 556, 610]
        .map((x, at) => disc(at % 2 ? leafDark : pond, x, 216, 64, 40))
        .join('') +
      land() +
      tree([-8, 300], 260, { trunk: brown, crown: leafDark, lit: leaf }, 1) +
      standing({
        x: 446,
        foot: 300,
        size: 132,
        turn: -1,
        clothes: { skin, hair: ink, top: brick, legs: ink },
        hands: [[-0.2, 0.1]],
      }) +
      staff(412, 302, 8) +
      level() +
      // She bends to the eyepiece, a hat against the sun.
      standing({
        x: 152,
        foot: 394,
        size: 256,
        turn: 1,
        clothes: { skin, hair: ink, top: ivory, legs: tealDeep },
        hands: [
          [0.28, -0.02],
          [0.2, 0.08],
        ],
      }) +
      disc(gold, 152, 156, 38, 11) +
      disc(gold, 150, 146, 22, 18),
  ),
} satisfies Scene
