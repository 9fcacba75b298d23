import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { count, type Point, standing } from './parts/stories'

const { indigo, ink, night, gold, goldLight, goldDeep, sun, leaf, leafDark, brown, skin, ivory } =
  yarns.group
const { tealDeep, teal, pond, mist, terracotta, lamp } = yarns.properties

/** A ring as wide as two stitches. */
const ring = (color: string, inside: string, x: number, y: number, radius: number) =>
  disc(color, x, y, radius) + disc(inside, x, y, radius - 22)

/** A bicycle from the side; `size` is from hub to hub. */
function bicycle([x, foot]: Point, size: number, wall: string) {
  const radius = size * 0.34
  const hub = foot - radius
  const [back, front] = [x - size / 2, x + size / 2]
  const pedals: Point = [x - size * 0.06, hub]
  const saddle: Point = [x - size * 0.2, hub - size * 0.46]
  const head: Point = [x + size * 0.32, hub - size * 0.46]
  return (
    ring(mist, wall, back, hub, radius) +
    ring(mist, wall, front, hub, radius) +
    line(terracotta, 20, [[back, hub], saddle, head, pedals, [back, hub]]) +
    line(terracotta, 20, [saddle, pedals]) +
    line(terracotta, 20, [[front, hub], head, [head[0] - size * 0.03, head[1] - size * 0.16]]) +
    line(ivory, 20, [
      [head[0] - size * 0.12, head[1] - size * 0.17],
      [head[0] + size * 0.06, head[1] - size * 0.14],
    ]) +
    line(ivory, 24, [
      [saddle[0] - size * 0.1, saddle[1] - size * 0.04],
      [saddle[0] + size * 0.1, saddle[1] - size * 0.04],
    ])
  )
}

/** A plant in a pot. */
const plant = ([x, foot]: Point, size: number) =>
  [-0.4, -0.2, 0, 0.2, 0.4]
    .map((to) =>
      line(leaf, size * 0.12, [
        [x, foot - size * 0.3],
        [x + to * size, foot - size * (1 - Math.abs(to))],
      ]),
    )
    .join('') +
  shape(terracotta, [
    [x - size * 0.24, foot - size * 0.36],
    [x + size * 0.24, foot - size * 0.36],
    [x + size * 0.16, foot],
    [x - size * 0.16, foot],
  ])

/** The hall, seen through its door: a lit wall, stairs that go up, a lamp. */
function hall([left, top]: Point, wide: number, high: number) {
  const foot = top + high
  const step = wide * 0.1
  return (
    box(gold, left, top, wide, high) +
    disc(goldLight, left + wide * 0.44, top + high * 0.46, wide * 0.43, high * 0.42) +
    count(5)
      .map((at) =>
        box(
          goldDeep,
          left + wide - (5 - at) * step,
          foot - (at + 1) * high * 0.07,
          (5 - at) * step,
          high * 0.07,
        ),
      )
      .join('') +
    line(brown, 20, [
      [left + wide * 0.5, foot - high * 0.2],
      [left + wide, foot - high * 0.52],
    ]) +
    box(goldDeep, left, foot - high * 0.06, wide, high * 0.06) +
    box(brown, left + wide * 0.42, top, wide * 0.04, high * 0.16) +
    shape(terracotta, [
      [left + wide * 0.39, top + high * 0.13],
      [left + wide * 0.49, top + high * 0.13],
      [left + wide * 0.56, top + high * 0.21],
      [left + wide * 0.32, top + high * 0.21],
    ]) +
    box(sun, left + wide * 0.36, top + high * 0.21, wide * 0.16, high * 0.03)
  )
}

/** A lit window with shutters, from its upper left corner. */
const shuttered = (x: number, y: number, size: number) =>
  box(brown, x - size * 0.36, y, size * 1.72, size) +
  box(gold, x, y, size, size) +
  box(goldLight, x, y, size, size * 0.6) +
  box(brown, x + size / 2 - 12, y, 24, size)

type Places = {
  door: Point
  wide: number
  high: number
  bicycle: { x: number; size: number }
  plants: readonly number[]
  window: string
}

const entrance = (
  width: number,
  height: number,
  { door, wide, high, bicycle: ride, plants, window }: Places,
) => {
  const [left, top] = door
  const foot = top + high
  return (
    box(tealDeep, 0, 0, width, foot) +
    box(teal, 0, 0, width, top + high * 0.46) +
    window +
    box(pond, left - wide * 0.16, top - 60, wide * 1.32, 60) +
    box(lamp, left - wide * 0.16, top - 10, wide * 1.32, 10) +
    hall(door, wide, high) +
    box(brown, left - wide * 0.3, top, wide * 0.3, high) +
    box(goldDeep, left - 24, top, 24, high) +
    box(gold, left - wide * 0.08, top + high * 0.5, 24, 60) +
    box(ink, 0, foot, width, height - foot) +
    box(night, 0, foot, width, 30) +
    shape(goldDeep, [
      [left, foot],
      [left + wide, foot],
      [left + wide * 1.25, height],
      [left - wide * 0.55, height],
    ]) +
    shape(gold, [
      [left + wide * 0.1, foot],
      [left + wide * 0.9, foot],
      [left + wide * 1, height],
      [left - wide * 0.2, height],
    ]) +
    plants.map((x) => plant([x, foot + 20], high * 0.42)).join('') +
    standing({
      x: left + wide * 0.3,
      foot: foot + 10,
      size: high * 0.62,
      wear: 'sari',
      bun: true,
      turn: 1,
      clothes: { skin, hair: ink, top: leafDark, legs: pond },
      hands: [
        [0.17, 0.3],
        [-0.13, 0.34],
      ],
    }) +
    standing({
      x: left + wide * 0.54,
      foot: foot + 10,
      size: high * 0.38,
      turn: -1,
      clothes: { skin, hair: ink, top: ivory, legs: indigo },
      hands: [
        [-0.2, 0.1],
        [0.17, 0.32],
      ],
    }) +
    bicycle([ride.x, foot + 24], ride.size, tealDeep)
  )
}

/** A warm hall behind an open door in the evening, somebody coming home, and a bicycle at the wall. */
export default {
  yarns: [
    ink,
    indigo,
    night,
    gold,
    goldLight,
    goldDeep,
    sun,
    leaf,
    leafDark,
    brown,
    skin,
    ivory,
    tealDeep,
    teal,
    pond,
    mist,
    terracotta,
    lamp,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) =>
      entrance(width, height, {
        door: [540, 190],
        wide: 480,
        high: 560,
        bicycle: { x: 1270, size: 260 },
        plants: [300],
        window: shuttered(1236, 200, 132),
      }),
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) =>
      entrance(width, height, {
        door: [108, 60],
        wide: 228,
        high: 270,
        bicycle: { x: 462, size: 130 },
        plants: [50],
        window: shuttered(444, 70, 60),
      }),
  },
} satisfies Scene
