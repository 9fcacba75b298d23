import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, count, type Point, row, standing, stitch } from './parts/stories'

const {
  indigo,
  ink,
  night,
  dusk,
  plum,
  ember,
  gold,
  goldLight,
  sun,
  leafLight,
  leafDark,
  brown,
  skin,
  ivory,
} = yarns.group
const { pond, terracotta, lamp } = yarns.properties
const { crimson, crimsonDeep, wine, grass } = yarns.cricket

/** A cloth: its left edge, how wide it is, where it begins and ends. */
type Strip = { left: number; wide: number; top: number; foot: number }

/** A low sun over fields, which are bands that grow towards us. */
const field = ({ left, wide, top, foot }: Strip) => {
  const horizon = row(top + (foot - top) * 0.42)
  const middle = left + wide / 2
  const deep = foot - horizon
  return (
    box(ember, left, top, wide, foot - top) +
    box(plum, left, top, wide, row((horizon - top) * 0.45)) +
    disc(goldLight, middle, horizon, wide * 0.46) +
    disc(sun, middle, horizon, wide * 0.3) +
    [
      [leafDark, 0],
      [gold, 0.08],
      [leafLight, 0.18],
      [leafDark, 0.36],
      [leafLight, 0.62],
    ]
      .map(([fill, share]) => {
        const y = row(horizon + Number(share) * deep)
        return box(String(fill), left, y, wide, foot - y)
      })
      .join('')
  )
}

/** A lit screen, and two who watch it. */
const screen = ({ left, wide, top, foot }: Strip) => {
  const high = foot - top
  const [above, below] = [row(top + high * 0.24), row(top + high * 0.66)]
  return (
    box(wine, left, top, wide, high) +
    box(gold, left + 12, above - 20, wide - 24, 20) +
    box(lamp, left + 12, above, wide - 24, below - above) +
    box(crimsonDeep, left + 12, below, wide - 24, foot - below) +
    [0.3, 0.72]
      .map(
        (at) =>
          disc(ink, left + wide * at, below - wide * 0.08, wide * 0.14, wide * 0.16) +
          disc(ink, left + wide * at, below + wide * 0.42, wide * 0.2, wide * 0.36),
      )
      .join('') +
    box(wine, left, row(top + high * 0.88), wide, foot - row(top + high * 0.88))
  )
}

/** A ball on grass under a lamp, with its seam. */
const ball = ({ left, wide, top, foot }: Strip) => {
  const [x, y] = [left + wide / 2, top + (foot - top) * 0.6]
  const radius = wide * 0.42
  const grassTop = row(y + radius * 0.55)
  return (
    box(night, left, top, wide, foot - top) +
    [36, 72].map((dx) => box(sun, left + dx, row(top + (foot - top) * 0.2), 24, 40)).join('') +
    box(grass, left, grassTop, wide, foot - grassTop) +
    disc(leafDark, x, y + radius * 0.9, radius * 1.05, radius * 0.26) +
    disc(crimson, x, y, radius) +
    disc(crimsonDeep, x - radius * 0.1, y + radius * 0.7, radius * 0.6, radius * 0.24) +
    box(ivory, stitch(x - 12), y - radius * 0.94, 24, radius * 1.88)
  )
}

/** A house with lit windows under its roof. */
const house = ({ left, wide, top, foot }: Strip) => {
  const [eaves, ground] = [row(top + (foot - top) * 0.42), row(top + (foot - top) * 0.82)]
  const window = row((ground - eaves) * 0.22)
  return (
    box(pond, left, top, wide, foot - top) +
    box(leafDark, left, ground, wide, foot - ground) +
    box(ivory, left + 24, eaves, wide - 48, ground - eaves) +
    shape(terracotta, [
      [left + 6, eaves + 10],
      [left + wide / 2, eaves - wide * 0.5],
      [left + wide - 6, eaves + 10],
    ]) +
    box(gold, left + 36, eaves + window, 24, window) +
    box(gold, left + wide - 60, eaves + window, 24, window) +
    box(brown, stitch(left + wide / 2 - 12), ground - window * 1.8, 24, window * 1.8)
  )
}

/** The four cloths on their line, a peg at each corner. */
const washing = (left: number, wide: number, [top, foot]: Point) =>
  [field, screen, ball, house]
    .map((picture, at) => {
      const x = left + at * (wide + 24)
      return (
        picture({ left: x, wide, top, foot }) +
        box(ivory, x, foot - 10, wide, 20) +
        [0, wide - 12].map((peg) => box(gold, x + peg, top - 20, 12, 40)).join('')
      )
    })
    .join('')

/** A roof at nightfall, with the town's roofs behind. */
const roof = (width: number, height: number, floor: number) =>
  bands(width, floor, [
    [ink, 0],
    [night, floor * 0.3],
    [dusk, floor * 0.6],
    [plum, floor * 0.82],
  ]) +
  count(9)
    .map((at) => {
      const high = floor * (0.1 + ((at * 5) % 7) * 0.024)
      return box(indigo, stitch((at * width) / 9), floor - high, width / 9 + 12, high)
    })
    .join('') +
  box(dusk, 0, floor, width, 20) +
  box(ink, 0, floor + 20, width, height - floor)

/** She pegs the last one to the line. */
const woman = (x: number, foot: number, size: number) =>
  standing({
    x,
    foot,
    size,
    turn: -1,
    wear: 'sari',
    bun: true,
    clothes: { skin, hair: indigo, top: gold, legs: terracotta },
    hands: [
      [-0.3, -0.3],
      [-0.22, -0.22],
    ],
  })

const basket = (x: number, foot: number, size: number) =>
  disc(crimson, x, foot - size * 0.5, size * 0.42, size * 0.2) +
  shape(brown, [
    [x - size * 0.5, foot - size * 0.5],
    [x + size * 0.5, foot - size * 0.5],
    [x + size * 0.36, foot],
    [x - size * 0.36, foot],
  ])

/** Four cloths on a line over a roof: field, screen, ball and house. A woman pegs the last. */
export default {
  yarns: [
    ink,
    indigo,
    night,
    dusk,
    plum,
    ember,
    gold,
    goldLight,
    sun,
    leafLight,
    leafDark,
    brown,
    skin,
    ivory,
    pond,
    terracotta,
    lamp,
    crimson,
    crimsonDeep,
    wine,
    grass,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) =>
      roof(width, height, 760) +
      line(ivory, 12, [
        [0, 176],
        [620, 236],
        [1400, 236],
        [width, 216],
      ]) +
      disc(plum, 1494, 350, 250, 210) +
      washing(640, 156, [240, 690]) +
      basket(1260, 890, 150) +
      woman(1494, 890, 580),
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) =>
      roof(width, height, 330) +
      box(ivory, 0, 50, width, 10) +
      disc(plum, 530, 110, 130, 110) +
      washing(12, 96, [60, 270]) +
      woman(530, 394, 310),
  },
} satisfies Scene
