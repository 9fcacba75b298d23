import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, count, type Point, seated, stitch } from './parts/stories'

const {
  indigo,
  ink,
  night,
  dusk,
  plum,
  violet,
  gold,
  goldLight,
  sun,
  brown,
  skin,
  ivory,
  water,
  leaf,
} = yarns.group
const { pond, tealDeep, terracotta, mist } = yarns.properties

/** The sea at night behind a pane, with the moon in it and one plane. */
const sea = ([left, top]: Point, wide: number, high: number, moonX: number) => {
  const horizon = top + high * 0.56
  const moon = high * 0.08
  return (
    box(night, left, top, wide, high) +
    box(dusk, left, top + high * 0.34, wide, high * 0.22) +
    disc(ivory, moonX, top + high * 0.2, moon) +
    box(pond, left, horizon, wide, high * 0.44) +
    box(tealDeep, left, horizon + high * 0.2, wide, high * 0.24) +
    count(5)
      .map((at) =>
        box(
          mist,
          moonX - moon * (0.4 + ((at * 2) % 3) * 0.4),
          horizon + 10 + at * high * 0.075,
          moon * (1.2 + ((at * 2) % 3) * 0.5),
          10,
        ),
      )
      .join('')
  )
}

/** A plane: two lights and a short trail. */
const plane = ([x, y]: Point, size: number) =>
  line(violet, 12, [
    [x - size * 3, y + size * 1.2],
    [x - size * 0.5, y + size * 0.2],
  ]) +
  shape(mist, [
    [x - size, y + size * 0.4],
    [x + size * 0.8, y - size * 0.5],
    [x + size, y - size * 0.1],
    [x - size * 0.7, y + size * 0.7],
  ]) +
  disc(terracotta, x - size, y + size * 0.5, size * 0.3) +
  disc(sun, x + size, y - size * 0.4, size * 0.36)

/** A framed plan on the wall: plots along a road, one of them marked. */
const plan = ([left, top]: Point, wide: number, high: number) => {
  const [across, down] = [wide / 4, high / 4]
  return (
    box(brown, left - 24, top - 20, wide + 48, high + 40) +
    box(ivory, left, top, wide, high) +
    [0, 1, 3]
      .flatMap((row) =>
        count(4).map((at) =>
          box(
            at === 2 && row === 1 ? terracotta : (at + row) % 3 === 0 ? leaf : water,
            left + at * across + 6,
            top + row * down + 5,
            across - 12,
            down - 10,
          ),
        ),
      )
      .join('')
  )
}

/** Somebody on the sill, by the light of a telephone. */
function reader({
  x,
  sill,
  floor,
  size,
}: {
  x: number
  sill: number
  floor: number
  size: number
}) {
  const shoulder = sill - size * 0.37
  const phone: Point = [x + size * 0.3, shoulder + size * 0.04]
  return (
    seated({
      x,
      seat: sill,
      floor,
      size,
      turn: 1,
      clothes: { skin, hair: ink, top: terracotta, legs: indigo },
      hands: [[0.28, 0.12]],
    }) +
    // The side that the telephone lights.
    line(gold, size * 0.035, [
      [x + size * 0.1, shoulder + size * 0.06],
      [x + size * 0.105, sill - size * 0.12],
    ]) +
    line(goldLight, size * 0.035, [
      [x + size * 0.085, shoulder - size * 0.14],
      [x + size * 0.085, shoulder - size * 0.07],
    ]) +
    line(ink, size * 0.055, [
      [phone[0] + size * 0.02, phone[1] - size * 0.04],
      [phone[0] - size * 0.005, phone[1] + size * 0.1],
    ]) +
    line(sun, size * 0.05, [
      [phone[0] - size * 0.012, phone[1] - size * 0.035],
      [phone[0] - size * 0.035, phone[1] + size * 0.08],
    ])
  )
}

type Places = {
  window: Point
  wide: number
  high: number
  moonX: number
  plane: Point
  planeSize: number
  plan: readonly [Point, number, number]
  reader: { x: number; size: number }
  floor: number
}

const room = (width: number, height: number, at: Places) => {
  const [left, top] = at.window
  const sill = top + at.high
  const [planAt, planWide, planHigh] = at.plan
  return (
    bands(width, height, [[plum, 0]]) +
    sea(at.window, at.wide, at.high, at.moonX) +
    plane(at.plane, at.planeSize) +
    box(ink, stitch(left + at.wide * 0.56), top, 24, at.high) +
    box(ink, left - 24, top - 20, at.wide + 48, 20) +
    box(ink, left - 24, top, 24, at.high) +
    box(ink, left + at.wide, top, 24, at.high) +
    box(brown, left - 60, sill, at.wide + 120, 30) +
    box(ink, 0, at.floor, width, height) +
    plan(planAt, planWide, planHigh) +
    reader({ x: at.reader.x, sill, floor: at.floor + 20, size: at.reader.size })
  )
}

/** Somebody far from home at a window at night, a bright telephone in hand; the sea outside, a plan on the wall. */
export default {
  yarns: [
    plum,
    indigo,
    ink,
    night,
    dusk,
    violet,
    gold,
    goldLight,
    sun,
    brown,
    skin,
    ivory,
    water,
    leaf,
    pond,
    tealDeep,
    terracotta,
    mist,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) =>
      room(width, height, {
        window: [612, 120],
        wide: 840,
        high: 540,
        moonX: 1330,
        plane: [1010, 240],
        planeSize: 34,
        plan: [[144, 220], 300, 300],
        reader: { x: 790, size: 720 },
        floor: 880,
      }),
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) =>
      room(width, height, {
        window: [204, 40],
        wide: 324,
        high: 230,
        moonX: 474,
        plane: [372, 92],
        planeSize: 18,
        plan: [[36, 80], 96, 120],
        reader: { x: 280, size: 310 },
        floor: 362,
      }),
  },
} satisfies Scene
