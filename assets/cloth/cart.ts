import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { placed } from './parts/cinema'
import { each, halo, palm } from './parts/plots'
import { count, type Point, row, seated } from './parts/stories'

const { tealNight, tealDeep, teal, ink, pond, ivory, mist, gold, goldLight, goldDeep } =
  yarns.properties
const { terracotta, brick, leafDark, brown, skin, lamp } = yarns.properties

/** A wheel of eight spokes. */
const wheel = (x: number, y: number, radius: number) =>
  disc(brown, x, y, radius) +
  disc(terracotta, x, y, radius - 13) +
  count(4)
    .map((at) => {
      const [dx, dy] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)]
      return line(brown, 10, [
        [x - dx * radius * 0.9, y - dy * radius * 0.9],
        [x + dx * radius * 0.9, y + dy * radius * 0.9],
      ])
    })
    .join('') +
  disc(gold, x, y, 12)

/** A bullock that walks to the left, its horns painted. */
const bullock = (x: number, foot: number) =>
  each([-52, -34, 44, 60], (dx, at) =>
    line(at % 2 ? mist : ivory, 17, [
      [x + dx * 0.9, foot - 60],
      [x + dx, foot - 6],
    ]),
  ) +
  shape(ivory, [
    [x - 66, foot - 112],
    [x - 40, foot - 136],
    [x - 18, foot - 116],
    [x + 66, foot - 112],
    [x + 74, foot - 60],
    [x - 56, foot - 54],
  ]) +
  shape(ivory, [
    [x - 116, foot - 122],
    [x - 84, foot - 142],
    [x - 52, foot - 118],
    [x - 60, foot - 84],
    [x - 112, foot - 96],
  ]) +
  line(ink, 12, [
    [x - 88, foot - 138],
    [x - 108, foot - 168],
    [x - 96, foot - 184],
  ]) +
  line(mist, 10, [
    [x + 72, foot - 106],
    [x + 84, foot - 66],
  ]) +
  disc(ink, x - 94, foot - 120, 6)

/** The cart with its load of straw, its driver in front; wheels stand on 360. */
const cart = () =>
  disc(goldDeep, 430, 210, 120, 62) +
  disc(gold, 410, 196, 92, 48) +
  disc(goldLight, 384, 184, 48, 22) +
  shape(brown, [
    [300, 228],
    [556, 228],
    [548, 262],
    [308, 262],
  ]) +
  line(brown, 14, [
    [320, 252],
    [110, 248],
  ]) +
  seated({
    x: 288,
    seat: 246,
    floor: 306,
    size: 210,
    turn: -1,
    clothes: { skin, hair: ink, top: ivory, legs: terracotta },
    hands: [[-0.3, 0.1]],
  }) +
  disc(terracotta, 286, 126, 24, 12) +
  wheel(430, 300, 60) +
  bullock(168, 362)

/** The land in the evening, from a horizon on: its sun, a palm, and the cart on its way; `size` is of all of it. */
function evening(width: number, height: number, [x, horizon]: Point, size: number) {
  const ground = horizon + 130 * size
  const band = (fill: string, from: number, to: number) =>
    box(fill, 0, row(horizon + from * size), width, row((to - from) * size))
  const rings = halo(
    [150, 0],
    [
      [brick, 190],
      [terracotta, 140],
      [gold, 94],
      [lamp, 52],
    ],
    0.84,
  )
  return (
    box(tealDeep, 0, 0, width, height) +
    box(teal, 0, row(horizon * 0.5), width, horizon) +
    placed(rings + palm(552, 10, 210, tealNight, -1), x, horizon, size) +
    band(pond, -4, 36) +
    band(leafDark, 28, 114) +
    box(tealNight, 0, row(horizon + 104 * size), width, height) +
    band(brown, 116, 130) +
    [0.34, 0.66]
      .map((share) =>
        box(tealDeep, 0, row(ground + (height - ground) * share), width, row(height * 0.03)),
      )
      .join('') +
    placed(cart(), x, horizon - 240 * size, size)
  )
}

/** Home in the evening: a bullock cart with straw goes along a road between fields. */
export default {
  yarns: [
    tealDeep,
    tealNight,
    teal,
    ink,
    pond,
    ivory,
    mist,
    gold,
    goldLight,
    goldDeep,
    terracotta,
    brick,
    leafDark,
    brown,
    skin,
    lamp,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => evening(width, height, [640, 470], 1.6),
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => evening(width, height, [0, 390], 1),
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => evening(width, height, [0, 240], 1),
  },
} satisfies Scene
