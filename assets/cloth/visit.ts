import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, each, halo, type Point, person, tree } from './parts/plots'

const { teal, tealDeep, tealNight, shade, sand, gold, lamp } = yarns.properties
const { terracotta, brick, skin, ink, leafDark, goldDeep } = yarns.properties
const { ember, sun } = yarns.group

const leaves = { trunk: tealNight, dark: tealNight, lit: leafDark }

/** A low sun; away from it the sky is dark enough for words. */
const evening = (width: number, horizon: number, at: number, size: number) =>
  bands(width, horizon, [
    [tealDeep, 0],
    [teal, horizon * 0.4],
    [shade, horizon * 0.72],
  ]) +
  halo(
    [at, horizon],
    [
      [brick, size * 5.2],
      [terracotta, size * 4.2],
      [ember, size * 3.2],
      [gold, size * 2.2],
      [sun, size],
    ],
    0.8,
  )

/** A peg with a flag, and the rope on to the next. */
const peg = ([x, y]: Point, size: number) =>
  box(sand, x - size * 0.1, y - size, size * 0.2, size) +
  shape(terracotta, [
    [x + size * 0.1, y - size],
    [x + size * 0.7, y - size * 0.78],
    [x + size * 0.1, y - size * 0.54],
  ])

/** A plot of bare ground between its pegs. */
function plot(corners: readonly [Point, Point, Point, Point], size: number) {
  const [first] = corners
  return (
    shape(goldDeep, corners) +
    line(
      sand,
      16,
      [...corners, first].map(([x, y]): Point => [x, y - size * 0.45]),
    ) +
    each(corners, (corner) => peg(corner, size))
  )
}

/** A car from its side. */
const car = (x: number, foot: number, size: number, body: string) =>
  shape(body, [
    [x - size * 0.5, foot - size * 0.1],
    [x - size * 0.5, foot - size * 0.28],
    [x - size * 0.3, foot - size * 0.3],
    [x - size * 0.18, foot - size * 0.48],
    [x + size * 0.2, foot - size * 0.48],
    [x + size * 0.34, foot - size * 0.3],
    [x + size * 0.5, foot - size * 0.26],
    [x + size * 0.5, foot - size * 0.1],
  ]) +
  shape(lamp, [
    [x - size * 0.22, foot - size * 0.31],
    [x - size * 0.14, foot - size * 0.43],
    [x + size * 0.16, foot - size * 0.43],
    [x + size * 0.25, foot - size * 0.31],
  ]) +
  box(body, x - size * 0.02, foot - size * 0.45, size * 0.06, size * 0.2) +
  each([-0.28, 0.3], (at) => disc(ink, x + size * at, foot - size * 0.1, size * 0.1))

/** Long shadows fall towards us, away from the sun. */
const shadow = (x: number, foot: number, size: number, lean: number) =>
  shape(leafDark, [
    [x - size * 0.09, foot],
    [x + size * 0.09, foot],
    [x + lean * size + size * 0.1, foot + size * 0.36],
    [x + lean * size - size * 0.1, foot + size * 0.36],
  ])

/** Land in the dark, in strips that run to the sun. */
const fields = (width: number, height: number, horizon: number) =>
  each([-2.6, -1.9, -1.3, -0.8, -0.4], (share) =>
    shape(tealDeep, [
      [width * 0.7, horizon],
      [width * (0.7 + share), height],
      [width * (0.7 + share * 0.82), height],
    ]),
  )

/** A guide and a couple stand on an empty plot between its pegs; the sun is low and the car waits on the road. */
export default {
  yarns: [
    tealDeep,
    teal,
    tealNight,
    shade,
    brick,
    terracotta,
    ember,
    gold,
    sun,
    sand,
    lamp,
    leafDark,
    goldDeep,
    skin,
    ink,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const horizon = height * 0.46
      const people = [
        { x: width * 0.69, lean: -0.3 },
        { x: width * 0.8, lean: 0.12 },
        { x: width * 0.86, lean: 0.28 },
      ]
      const foot = height * 0.8
      return (
        evening(width, horizon, width * 0.76, 60) +
        each([0.05, 0.16, 0.3, 0.41], (x, at) =>
          tree(width * x, horizon + 20, 170 + ((at * 2) % 3) * 50, leaves),
        ) +
        box(tealNight, 0, horizon, width, height) +
        fields(width, height, horizon) +
        shape(leafDark, [
          [width * 0.6, horizon],
          [width, horizon],
          [width, height],
          [width * 0.48, height],
        ]) +
        shape(shade, [
          [0, horizon + 90],
          [width * 0.58, horizon + 34],
          [width, horizon + 34],
          [width, horizon + 84],
          [width * 0.58, horizon + 84],
          [0, horizon + 170],
        ]) +
        car(width * 0.58, horizon + 80, 230, sand) +
        plot(
          [
            [width * 0.61, height * 0.64],
            [width * 0.93, height * 0.64],
            [width * 1.02, height * 0.92],
            [width * 0.53, height * 0.92],
          ],
          80,
        ) +
        each(people, ({ x, lean }) => shadow(x, foot, 300, lean)) +
        person({
          x: width * 0.69,
          foot,
          size: 330,
          top: sand,
          legs: ink,
          turn: 1,
          hands: [
            [0.32, 0.02],
            [-0.16, 0.34],
          ],
        }) +
        person({ x: width * 0.8, foot, size: 330, top: teal, legs: ink, turn: -1 }) +
        person({
          x: width * 0.86,
          foot: foot + 6,
          size: 305,
          top: terracotta,
          legs: terracotta,
          turn: -1,
          wears: 'sari',
        })
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const horizon = height * 0.48
      const foot = height * 0.7
      return (
        evening(width, horizon, width * 0.54, 46) +
        tree(width * 0.06, horizon + 20, 210, leaves) +
        tree(width * 0.97, horizon + 16, 150, leaves) +
        box(leafDark, 0, horizon, width, height) +
        box(shade, 0, horizon + 24, width, 40) +
        car(width * 0.13, horizon + 64, 140, sand) +
        plot(
          [
            [width * 0.2, height * 0.58],
            [width * 0.84, height * 0.58],
            [width * 0.98, height * 0.79],
            [width * 0.06, height * 0.79],
          ],
          58,
        ) +
        shape(tealNight, [
          [0, height * 0.86],
          [width, height * 0.82],
          [width, height],
          [0, height],
        ]) +
        person({
          x: width * 0.34,
          foot,
          size: 260,
          top: sand,
          legs: ink,
          turn: 1,
          hands: [[0.34, 0.02]],
        }) +
        person({ x: width * 0.6, foot, size: 260, top: teal, legs: ink, turn: -1 }) +
        person({
          x: width * 0.75,
          foot: foot + 4,
          size: 240,
          top: terracotta,
          legs: terracotta,
          turn: -1,
          wears: 'sari',
        })
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const horizon = height * 0.46
      const foot = height * 0.86
      return (
        evening(width, horizon, width * 0.56, 34) +
        box(leafDark, 0, horizon, width, height) +
        box(shade, 0, horizon + 20, width, 30) +
        car(width * 0.16, horizon + 50, 150, sand) +
        plot(
          [
            [width * 0.2, height * 0.66],
            [width * 0.84, height * 0.66],
            [width * 0.94, height * 0.94],
            [width * 0.1, height * 0.94],
          ],
          54,
        ) +
        person({
          x: width * 0.36,
          foot,
          size: 175,
          top: sand,
          legs: ink,
          turn: 1,
          hands: [[0.34, 0.02]],
        }) +
        person({ x: width * 0.6, foot, size: 175, top: teal, legs: ink, turn: -1 }) +
        person({
          x: width * 0.71,
          foot: foot + 4,
          size: 160,
          top: terracotta,
          legs: terracotta,
          turn: -1,
          wears: 'sari',
        })
      )
    },
  },
} satisfies Scene
