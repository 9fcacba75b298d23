import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { count, standing } from './parts/stories'

const { ink, tealDeep, teal, pond, mist, ivory, gold, goldLight, goldDeep, terracotta, brick } =
  yarns.properties
const { leaf, brown, skin, lamp } = yarns.properties
const { plum, violet, indigo } = yarns.group

/** Steel pots on a shelf. */
const pots = () =>
  box(brown, 396, 128, 220, 12) +
  [0, 1, 2]
    .map((at) => {
      const x = 424 + at * 66
      return (
        box(mist, x - 22, 128 - 44 - at * 6, 44, 44 + at * 6) +
        box(teal, x + 8, 128 - 40 - at * 6, 10, 40 + at * 6) +
        box(ivory, x - 28, 128 - 52 - at * 6, 56, 10)
      )
    })
    .join('')

/** Coins one on another, each an edge of light over an edge of shade. */
const pile = (x: number, foot: number, many: number) =>
  count(many)
    .map((at) => box(at % 2 ? goldLight : goldDeep, x, foot - (at + 1) * 10, 36, 10))
    .join('')

/** A clay bank as it stands in many homes, with its slit. */
const bank = (isFine: boolean) =>
  disc(terracotta, 288, 232, 42, 34) +
  disc(brick, 302, 240, 26, 25) +
  disc(terracotta, 282, 228, 32, 26) +
  disc(brick, 288, 198, 14, 10) +
  box(ink, 268, 214, 36, isFine ? 7 : 10)

/** A couple counts at the kitchen table, and their child brings the clay bank. */
export default {
  yarns: [
    plum,
    tealDeep,
    ink,
    teal,
    pond,
    mist,
    ivory,
    gold,
    goldLight,
    goldDeep,
    terracotta,
    brick,
    leaf,
    brown,
    skin,
    lamp,
    violet,
    indigo,
  ],
  ...both(
    (isFine) =>
      box(plum, -40, 0, 660, 400) +
      disc(violet, 288, 160, 250, 190) +
      box(brown, -4, 60, 128, 116) +
      box(indigo, 8, 70, 104, 96) +
      disc(ivory, 82, 98, 15, 14) +
      box(brown, 54, 70, 12, 96) +
      pots() +
      line(ink, 12, [
        [288, 0],
        [288, 36],
      ]) +
      shape(gold, [
        [266, 34],
        [310, 34],
        [338, 68],
        [238, 68],
      ]) +
      box(lamp, 250, 68, 76, 10) +
      // The child behind the table, both hands on the bank.
      standing({
        x: 288,
        foot: 352,
        size: 262,
        turn: 0,
        clothes: { skin, hair: ink, top: leaf, legs: ink },
      }) +
      disc(skin, 288, 114, 20, 22) +
      standing({
        x: 132,
        foot: 420,
        size: 300,
        turn: 1,
        wear: 'sari',
        bun: true,
        clothes: { skin, hair: ink, top: brick, legs: terracotta },
        hands: [[0.26, 0.25]],
      }) +
      standing({
        x: 446,
        foot: 420,
        size: 308,
        turn: -1,
        clothes: { skin, hair: ink, top: pond, legs: ink },
        hands: [[-0.22, 0.25]],
      }) +
      bank(isFine) +
      line(leaf, 22, [
        [264, 158],
        [236, 206],
      ]) +
      line(leaf, 22, [
        [312, 158],
        [340, 206],
      ]) +
      disc(skin, 244, 228, 15) +
      disc(skin, 332, 228, 15) +
      box(goldDeep, 20, 262, 536, 22) +
      box(brown, 20, 284, 536, 130) +
      box(ink, 20, 284, 536, 12) +
      // A notebook, and the pen in his hand.
      shape(ivory, [
        [352, 246],
        [430, 246],
        [440, 266],
        [340, 266],
      ]) +
      line(ink, 11, [
        [382, 214],
        [374, 250],
      ]) +
      pile(190, 262, 6) +
      pile(148, 262, 3) +
      pile(456, 262, 4) +
      pile(498, 262, 7),
  ),
} satisfies Scene
