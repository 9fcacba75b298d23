import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { count, type Point, row, seated, stitch } from './parts/stories'

const { indigo, ink, night, dusk, plum, gold, goldLight, sun, brown, skin, ivory } = yarns.group
const { pond, brick, terracotta } = yarns.properties
const { crimson, crimsonDeep, wine } = yarns.cricket

/** Houses that go back along the street, each nearer one larger and darker. */
const street = (width: number, foot: number, size: number) =>
  [
    [ink, 0.0, 0.42],
    [night, 0.14, 0.5],
    [ink, 0.25, 0.34],
    [night, 0.36, 0.44],
    [ink, 0.46, 0.3],
  ]
    .map(([fill, from, high], at) => {
      const [x, top] = [Number(from) * width, foot - Number(high) * size]
      return (
        box(String(fill), x, top, width * 0.16, foot - top) +
        box(indigo, x, top - 20, width * 0.16, 20) +
        count(2)
          .map((each) => box(dusk, x + width * (0.03 + each * 0.055), top + size * 0.1, 48, 70))
          .join('') +
        (at === 1 ? box(brown, x + width * 0.03, top + size * 0.1, 48, 70) : '')
      )
    })
    .join('')

/** A letter box on the pavement; its slot is dark. */
const letterBox = ([x, foot]: Point, size: number) =>
  box(ink, x - size * 0.2, foot - size * 0.12, size * 0.4, size * 0.12) +
  box(crimson, x - size * 0.17, foot - size * 0.85, size * 0.34, size * 0.74) +
  box(crimsonDeep, x - size * 0.17, foot - size * 0.85, size * 0.1, size * 0.74) +
  disc(crimson, x, foot - size * 0.86, size * 0.21, size * 0.13) +
  box(crimsonDeep, x - size * 0.21, foot - size * 0.85, size * 0.42, size * 0.06) +
  box(ink, x - size * 0.11, foot - size * 0.7, size * 0.22, size * 0.055) +
  box(ivory, x - size * 0.09, foot - size * 0.52, size * 0.18, size * 0.14)

/** A shelf with parcels, and a lamp from the ceiling. */
const fittings = ([left, top]: Point, wide: number, high: number) =>
  box(brown, left + wide * 0.06, top + high * 0.3, wide * 0.28, 20) +
  [
    [terracotta, 0.08, 0.1],
    [pond, 0.19, 0.06],
    [ivory, 0.26, 0.08],
  ]
    .map(([fill, at, each]) =>
      box(
        String(fill),
        left + wide * Number(at),
        top + high * 0.3 - wide * Number(each),
        wide * Number(each),
        wide * Number(each),
      ),
    )
    .join('') +
  box(brown, left + wide * 0.44, top, 12, high * 0.12) +
  shape(pond, [
    [left + wide * 0.42, top + high * 0.1],
    [left + wide * 0.49, top + high * 0.1],
    [left + wide * 0.53, top + high * 0.2],
    [left + wide * 0.38, top + high * 0.2],
  ]) +
  box(sun, left + wide * 0.4, top + high * 0.2, wide * 0.1, 20)

/** Somebody at a desk with a telephone, seen through a wide window; `close`, larger and alone. */
function desk([left, top]: Point, wide: number, high: number, close: boolean) {
  const foot = top + high
  const size = high * (close ? 1.85 : 1.5)
  const seat = foot - (close ? -20 : 20)
  const x = left + wide * 0.7
  return (
    box(goldLight, left, top, wide, high) +
    box(gold, left, foot - high * 0.45, wide, high * 0.45) +
    (close ? '' : fittings([left, top], wide, high)) +
    seated({
      x,
      seat,
      floor: foot,
      size,
      turn: -1,
      wear: 'sari',
      bun: true,
      clothes: { skin, hair: ink, top: pond, legs: pond },
      hands: [[-0.07, close ? 0.1 : 0.06]],
    }) +
    line(ivory, size * 0.05, [
      [x + size * 0.01, seat - size * 0.52],
      [x - size * 0.035, seat - size * 0.38],
    ]) +
    box(brown, left, foot - high * 0.2, wide, high * 0.2 + 20) +
    box(terracotta, left, foot - high * 0.2, wide, 20) +
    // The telephone it belongs to.
    shape(crimson, [
      [left + wide * 0.2, foot - high * 0.36],
      [left + wide * 0.32, foot - high * 0.36],
      [left + wide * 0.38, foot - high * 0.2],
      [left + wide * 0.14, foot - high * 0.2],
    ]) +
    disc(ivory, left + wide * 0.26, foot - high * 0.27, wide * 0.04)
  )
}

type Places = {
  window: Point
  wide: number
  high: number
  foot: number
  wall: number
  roof: number
  letterBox: { x: number; size: number }
  close?: boolean
}

function shop(width: number, places: Places) {
  const { window, wide, high, foot, wall, roof, letterBox: post, close = false } = places
  const [left, top] = window
  const stripe = wide / 8
  return (
    box(plum, wall, roof, width - wall, foot - roof) +
    box(wine, wall - 12, roof, width, 20) +
    box(wine, wall, foot - (foot - top - high) * 0.6, width - wall, (foot - top - high) * 0.6) +
    box(brown, left - 24, top - 20, wide + 48, high + 40) +
    desk(window, wide, high, close) +
    box(terracotta, left - 36, top + high + 10, wide + 72, 20) +
    // An awning of broad stripes.
    count(8)
      .map((at) =>
        shape(at % 2 ? ivory : crimson, [
          [left + at * stripe, top - high * 0.24],
          [left + (at + 1) * stripe, top - high * 0.24],
          [left - wide * 0.06 + (at + 1) * stripe * 1.12, top + 10],
          [left - wide * 0.06 + at * stripe * 1.12, top + 10],
        ]),
      )
      .join('') +
    letterBox([post.x, foot + 30], post.size)
  )
}

/** Pavement and road, and the light that falls on them from the window. */
const ground = (width: number, height: number, foot: number, [left, right]: Point) =>
  box(ink, 0, foot, width, height - foot) +
  box(night, 0, foot, width, 40) +
  // What is lit is seen once more in the wet road, dimly.
  count(Math.floor((height - foot) / 70))
    .map((at) =>
      box(
        at % 2 ? wine : indigo,
        left - 30 + (at % 3) * 24,
        foot + 130 + at * 62,
        right - left - at * 12,
        20,
      ),
    )
    .join('') +
  count(5)
    .map((at) =>
      box(night, (width / 5) * at + (at % 2) * 60, foot + 90 + at * 26, width * 0.16, 20),
    )
    .join('') +
  shape(brown, [
    [left, foot],
    [right, foot],
    [right + 40, foot + 110],
    [left - 120, foot + 110],
  ]) +
  shape(brick, [
    [left + 30, foot],
    [right - 30, foot],
    [right - 10, foot + 60],
    [left - 20, foot + 60],
  ])

const moon = ([x, y]: Point, size: number, sky: string) =>
  disc(sun, x, y, size) + disc(sky, x + size * 0.45, y - size * 0.2, size * 0.85)

/** A street in the evening: one window is lit, somebody at the telephone in it, a letter box outside. */
export default {
  yarns: [
    ink,
    indigo,
    night,
    dusk,
    plum,
    gold,
    goldLight,
    sun,
    brown,
    skin,
    ivory,
    pond,
    brick,
    terracotta,
    crimson,
    crimsonDeep,
    wine,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const foot = row(height * 0.62)
      return (
        box(indigo, 0, 0, width, height) +
        box(night, 0, height * 0.14, width, height) +
        box(dusk, 0, height * 0.27, width, height) +
        moon([width * 0.5, height * 0.27], 52, night) +
        street(width, foot, height * 0.7) +
        ground(width, height, foot, [984, 1360]) +
        shop(width, {
          window: [stitch(984), row(300)],
          wide: 384,
          high: 250,
          foot,
          wall: stitch(width * 0.59),
          roof: 190,
          letterBox: { x: 1446, size: 200 },
        })
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const foot = row(height * 0.5)
      return (
        box(indigo, 0, 0, width, height) +
        box(night, 0, height * 0.12, width, height) +
        box(dusk, 0, height * 0.2, width, height) +
        street(width * 1.6, foot, height * 0.8) +
        ground(width, height, foot, [190, 470]) +
        shop(width, {
          window: [192, 230],
          wide: 264,
          high: 230,
          foot,
          wall: 132,
          roof: 130,
          letterBox: { x: 84, size: 180 },
        })
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const foot = row(height * 0.86)
      return (
        box(dusk, 0, 0, width, height) +
        street(width * 1.6, foot, height * 1.1) +
        ground(width, height, foot, [190, 500]) +
        shop(width, {
          window: [192, 80],
          wide: 300,
          high: 210,
          foot,
          wall: 132,
          roof: -20,
          letterBox: { x: 84, size: 190 },
          close: true,
        })
      )
    },
  },
} satisfies Scene
