import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { count, standing } from './parts/stories'

const { ink, teal, tealDeep, tealNight, pond, mist, ivory, gold, goldLight, lamp } =
  yarns.properties
const { terracotta, brick, brown, skin } = yarns.properties
const { crimson, crimsonDeep } = yarns.cricket

/** Law books: backs of one height in few colours, a gold band on each. */
const books = (left: number, foot: number, many: number) =>
  box(brown, left - 10, foot, many * 24 + 20, 12) +
  count(many)
    .map((at) => {
      const high = 60 - ((at * 5) % 3) * 8
      const fill = [crimsonDeep, pond, brick, pond, crimsonDeep][at % 5] ?? pond
      return (
        box(fill, left + at * 24, foot - high, 22, high) +
        box(gold, left + at * 24, foot - high + 12, 22, 8)
      )
    })
    .join('')

/** Papers on the table, in view from their long side. */
const paper = (x: number, y: number, wide: number) =>
  shape(ivory, [
    [x, y],
    [x + wide, y],
    [x + wide + 12, y + 24],
    [x - 12, y + 24],
  ])

/** A landowner reads the agreement, and his lawyer shows him a line of it. */
export default {
  yarns: [
    tealDeep,
    tealNight,
    teal,
    ink,
    pond,
    mist,
    ivory,
    gold,
    goldLight,
    lamp,
    terracotta,
    brick,
    brown,
    skin,
    crimson,
    crimsonDeep,
  ],
  ...both(
    (isFine) =>
      box(tealDeep, -40, 0, 660, 400) +
      disc(teal, 272, 190, 260, 190) +
      books(-20, 150, 4) +
      books(-20, 236, 4) +
      books(460, 150, 6) +
      // The lamp, and its light on the table.
      line(ink, 12, [
        [272, 0],
        [272, 70],
      ]) +
      shape(gold, [
        [252, 66],
        [292, 66],
        [328, 104],
        [216, 104],
      ]) +
      box(lamp, 226, 104, 92, 10) +
      standing({
        x: 156,
        foot: 410,
        size: 320,
        turn: 1,
        wear: 'dhoti',
        clothes: { skin, hair: mist, top: ivory, legs: ivory },
        hands: [
          [0.17, 0.2],
          [0.24, 0.24],
        ],
      }) +
      line(terracotta, 16, [
        [134, 176],
        [128, 262],
      ]) +
      standing({
        x: 392,
        foot: 410,
        size: 310,
        turn: -1,
        bun: true,
        clothes: { skin, hair: ink, top: tealNight, legs: ink },
        hands: [[-0.34, 0.24]],
      }) +
      // A white collar with two bands, as lawyers wear.
      shape(ivory, [
        [376, 162],
        [408, 162],
        [396, 206],
        [386, 206],
      ]) +
      shape(ivory, [
        [206, 190],
        [276, 204],
        [264, 262],
        [196, 250],
      ]) +
      (isFine
        ? count(3)
            .map((at) =>
              line(mist, 4, [
                [216, 206 + at * 13],
                [258, 214 + at * 13],
              ]),
            )
            .join('')
        : '') +
      disc(skin, 202, 226, 13) +
      box(brick, 40, 262, 470, 24) +
      box(brown, 40, 286, 470, 134) +
      box(brick, 64, 306, 180, 80) +
      box(brick, 300, 306, 180, 80) +
      paper(316, 240, 70) +
      box(crimson, 430, 232, 46, 30) +
      box(gold, 436, 240, 34, 6) +
      box(goldLight, 92, 244, 24, 18),
  ),
} satisfies Scene
