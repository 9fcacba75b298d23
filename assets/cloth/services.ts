import { box, disc, shape } from '@/scripts/knit/draw'
import type { Scene } from '@/scripts/knit/scene'
import { yarns } from '@/scripts/knit/yarns'
import { count, type Point, row, stitch } from './parts/stories'

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
  ivory,
} = yarns.group
const { pond, terracotta, lamp } = yarns.properties
const { crimson, crimsonDeep, wine, grass } = yarns.cricket

/** A strip of cloth: its left edge, how wide it is, where it begins and ends. */
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

/** In what colours a strip runs on below its picture, and how it looks in the dark. */
const WARPS = [leafLight, crimsonDeep, crimson, pond] as const
const WEFTS = [gold, ivory, ember] as const
const WEFTS_IN_THE_DARK = [wine, dusk, plum] as const

/** Three bands across: over one strip, under the next. */
const weave = ({ left, wide, top, foot }: Strip, many: number) => {
  const high = (foot - top) / 5
  return WEFTS.map((fill, weft) => {
    const y = top + weft * high * 1.7 + high * 0.3
    return (
      box(fill, left, y, wide * many + 24, high) +
      count(many)
        .filter((at) => (at + weft) % 2 === 0)
        .map(
          (at) =>
            box(WARPS[at] ?? gold, left + at * wide, y, wide, high) +
            box(ink, left + at * wide, y, 12, high) +
            box(ink, left + (at + 1) * wide - 12, y, 12, high),
        )
        .join('')
    )
  }).join('')
}

/** The four pictures, and below them the ribbon that they are woven to. */
function ribbon(
  left: number,
  wide: number,
  [top, middle, foot, end]: readonly [number, number, number, number],
) {
  const strips = [field, screen, ball, house].map((picture, at) => {
    const x = left + at * wide
    return (
      picture({ left: x, wide, top, foot: middle }) +
      box(WARPS[at] ?? gold, x, middle, wide, foot - middle) +
      count(3)
        .map((each) => box(WARPS[at] ?? gold, x + (each + 0.25) * (wide / 3), foot, 24, end - foot))
        .join('') +
      box(ink, x - 6, top, 12, foot - top)
    )
  })
  return strips.join('') + weave({ left, wide, top: middle, foot }, 4)
}

/** The same bands where they run on to the left, in the dark, over and under the threads of a loom. */
const inTheDark = (width: number, height: number, [middle, foot]: Point) => {
  const high = (foot - middle) / 5
  const thread = width / 11
  const threads = count(11).map((at) => at * thread)
  return (
    threads.map((x) => box(ink, x, 0, thread / 2, height)).join('') +
    WEFTS_IN_THE_DARK.map((fill, weft) => {
      const y = middle + weft * high * 1.7 + high * 0.3
      return (
        box(fill, 0, y, width, high) +
        threads
          .filter((_, at) => (at + weft) % 2 === 0)
          .map((x) => box(ink, x, y, thread / 2, high))
          .join('')
      )
    }).join('')
  )
}

/** Field, screen, ball and house: four strips of cloth, woven into one. */
export default {
  yarns: [
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
      inTheDark(width, height, [590, 790]) + ribbon(924, 132, [0, 590, 790, 850]),
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) =>
      inTheDark(width, height, [270, 370]) + ribbon(48, 120, [0, 270, 370, 400]),
  },
} satisfies Scene
