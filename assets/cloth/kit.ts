import { box, disc, line } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { count, standing } from './parts/stories'

const { onyx, midnight, navy, wine, crimsonDeep, crimson, saffron, saffronLight, floodlight } =
  yarns.cricket
const { brown, skin, silver, umber, denim, amber } = yarns.cricket

/** A long bag with two bats that look out of it. */
const bag = (x: number, y: number, fill: string, strap: string) =>
  line(saffronLight, 14, [
    [x + 66, y - 4],
    [x + 104, y - 30],
  ]) +
  line(amber, 14, [
    [x + 58, y + 2],
    [x + 84, y - 30],
  ]) +
  box(fill, x - 62, y - 18, 134, 46) +
  disc(fill, x - 62, y + 5, 14, 23) +
  disc(fill, x + 72, y + 5, 14, 23) +
  box(strap, x - 34, y - 18, 12, 46) +
  box(strap, x + 34, y - 18, 12, 46)

/** The team's bus, its hold open. */
const bus = (isFine: boolean) =>
  box(crimsonDeep, 96, 54, 520, 288) +
  box(crimson, 96, 54, 520, 200) +
  disc(crimson, 110, 78, 34, 30) +
  box(saffron, 84, 196, 540, 16) +
  box(saffronLight, 84, 212, 540, 8) +
  count(4)
    .map((at) => {
      const x = 128 + at * 116
      return (
        box(navy, x, 84, 100, 92) +
        box(saffronLight, x + 8, 92, 84, 76) +
        (at === 1 || at === 3
          ? disc(onyx, x + 50, 128, 17, 18) + box(onyx, x + 28, 146, 44, 22)
          : '')
      )
    })
    .join('') +
  // The hold with what is in it already.
  box(onyx, 200, 244, 220, 98) +
  box(denim, 214, 292, 92, 44) +
  box(wine, 232, 262, 82, 30) +
  box(saffron, 250, 292, 12, 44) +
  box(silver, 200, 232, 220, 12) +
  [142, 520]
    .map((x) => disc(onyx, x, 344, 40, 38) + disc(silver, x, 344, isFine ? 15 : 17))
    .join('') +
  box(floodlight, 88, 276, 20, 26)

/** Before the journey: two load bags with bats into the team's bus at night. */
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
    amber,
  ],
  ...both(
    (isFine) =>
      box(midnight, -40, 0, 660, 400) +
      disc(navy, 40, 60, 190, 150) +
      box(umber, 26, 90, 14, 270) +
      box(umber, 4, 56, 60, 40) +
      box(floodlight, 10, 62, 48, 28) +
      box(onyx, -40, 350, 660, 60) +
      bus(isFine) +
      disc(onyx, 340, 388, 330, 14) +
      standing({
        x: 196,
        foot: 396,
        size: 252,
        turn: 1,
        clothes: { skin, hair: onyx, top: saffron, legs: navy },
      }) +
      standing({
        x: 452,
        foot: 392,
        size: 246,
        turn: -1,
        clothes: { skin, hair: onyx, top: floodlight, legs: denim },
      }) +
      bag(314, 292, denim, saffron) +
      line(skin, 19, [
        [214, 234],
        [250, 292],
      ]) +
      line(skin, 19, [
        [434, 236],
        [392, 292],
      ]),
  ),
} satisfies Scene
