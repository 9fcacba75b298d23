import { box, disc, line } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { count, standing } from './parts/stories'

const { onyx, midnight, navy, wine, crimsonDeep, crimson, saffron, saffronLight, floodlight } =
  yarns.cricket
const { brown, skin, silver, umber, goldDeep } = yarns.cricket
const { water } = yarns.group

/** The stall: posts, a striped awning, a lamp under it. */
const stall = () =>
  box(wine, 60, 90, 456, 200) +
  count(9)
    .map((at) => box(at % 2 ? floodlight : crimson, 72 + at * 48, 60, 48, 50))
    .join('') +
  box(umber, 48, 60, 14, 330) +
  box(umber, 514, 60, 14, 330) +
  disc(crimsonDeep, 288, 160, 190, 64) +
  line(onyx, 12, [
    [288, 100],
    [288, 130],
  ]) +
  disc(saffronLight, 288, 142, 22, 18)

/** The radio: a box with a round mouth of cloth, a dial that glows, an aerial. */
const radio = (isFine: boolean) =>
  line(silver, 12, [
    [340, 216],
    [392, 136],
  ]) +
  box(brown, 230, 206, 132, 84) +
  box(saffron, 230, 206, 132, 12) +
  disc(goldDeep, 270, 254, 30, 28) +
  (isFine ? disc(umber, 270, 254, 20, 18) + disc(goldDeep, 270, 254, 9, 8) : '') +
  box(floodlight, 312, 230, 38, 18) +
  box(crimson, 326, 230, 8, 18) +
  disc(saffronLight, 320, 268, 9) +
  disc(saffronLight, 344, 268, 9)

/** Tea falls from one tumbler to the other, as long as two arms. */
const tea = () =>
  line(saffron, 11, [
    [148, 134],
    [150, 246],
  ]) +
  box(silver, 134, 112, 30, 26) +
  box(silver, 134, 240, 32, 30)

const maker = () =>
  standing({
    x: 108,
    foot: 400,
    size: 270,
    turn: 1,
    wear: 'dhoti',
    clothes: { skin, hair: onyx, top: floodlight, legs: floodlight },
    hands: [
      [0.15, -0.2],
      [0.17, 0.25],
    ],
  })

/** A tea stall at night: the tea waits, for all lean to the radio where the match is on. */
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
    goldDeep,
    water,
  ],
  ...both(
    (isFine) =>
      box(midnight, -40, 0, 660, 400) +
      disc(navy, 288, 60, 420, 120) +
      stall() +
      maker() +
      tea() +
      standing({
        x: 246,
        foot: 380,
        size: 236,
        turn: 1,
        clothes: { skin, hair: onyx, top: water, legs: navy },
      }) +
      standing({
        x: 424,
        foot: 400,
        size: 268,
        turn: -1,
        clothes: { skin, hair: onyx, top: saffron, legs: navy },
        hands: [[-0.2, -0.06]],
      }) +
      box(umber, 48, 290, 480, 24) +
      box(onyx, -40, 380, 660, 40) +
      box(crimsonDeep, 48, 314, 480, 66) +
      count(5)
        .map((at) => box(wine, 72 + at * 92, 326, 60, 44))
        .join('') +
      radio(isFine) +
      standing({
        x: 492,
        foot: 420,
        size: 226,
        turn: -1,
        clothes: { skin, hair: onyx, top: crimson, legs: onyx },
        hands: [[0.14, -0.3]],
      }),
  ),
} satisfies Scene
