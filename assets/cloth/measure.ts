import { box, disc, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { type Clothes, count, type Land, type Point, patch, plane, standing } from './parts/stories'

const { ink, gold, ivory, brown, skin } = yarns.group
const { leaf, leafLight, road, terracotta, brick, pond } = yarns.properties
const { crimson } = yarns.cricket

/** Grass in strips around a plot, a road behind it, and the plot's bare soil. */
const land = (width: number, height: number, on: Land) =>
  box(leafLight, 0, 0, width, height) +
  count(14)
    .filter((at) => at % 2 === 0)
    .map((at) => patch(leaf, on, [at * 0.3 - 1.5, at * 0.3 - 1.2], [-1, 2]))
    .join('') +
  patch(road, on, [-3, 4], [-0.34, -0.14]) +
  patch(brick, on, [0, 1.02], [0.02, 1.04]) +
  patch(terracotta, on, [0, 1], [0, 1]) +
  count(4)
    .map((at) => patch(brick, on, [at * 0.25 + 0.1, at * 0.25 + 0.14], [0, 1]))
    .join('')

/** A peg with a red head. */
const peg = ([x, y]: Point, size: number) =>
  shape(brown, [
    [x, y],
    [x + size * 2.6, y + size * 0.5],
    [x + size * 2.6, y + size],
    [x, y + size * 0.6],
  ]) +
  box(ivory, x - size * 0.5, y - size * 2, size, size * 2.5) +
  box(crimson, x - size * 0.5, y - size * 2, size, size)

/** A measuring tape along the ground, its marks, and the case that it comes out of. */
const tape = (on: Land, down: number, [from, to]: Point, broad: number) => {
  const [left, y] = on(from, down)
  const [right] = on(to, down)
  const marks = Math.floor((right - left) / 48)
  return (
    box(brown, left, y + broad, right - left, 20) +
    box(gold, left, y, right - left, broad) +
    count(marks)
      .map((at) => box(ink, left + at * 48 + 12, y, 12, at % 4 === 0 ? broad : broad / 2))
      .join('') +
    disc(brown, right + broad, y + broad * 0.8, broad * 1.6, broad * 1.1) +
    disc(crimson, right + broad * 0.8, y, broad * 1.5, broad * 1.5) +
    disc(ivory, right + broad * 0.8, y, broad * 0.7, broad * 0.7)
  )
}

/** A long shadow to the right, in the shape of who throws it. */
const shadow = ([x, foot]: Point, size: number) => {
  const at = (along: number, side: number): Point => [
    x + along * size * 0.85,
    foot + along * size * 0.2 + side * size * 0.08,
  ]
  const [headX, headY] = at(0.9, 0)
  return (
    shape(brown, [
      at(0, -0.5),
      at(0.4, -0.6),
      at(0.75, -1),
      at(0.75, 1),
      at(0.4, 0.6),
      at(0, 0.2),
    ]) + disc(brown, headX, headY, size * 0.11, size * 0.07)
  )
}

type Walker = {
  at: Point
  size: number
  clothes: Clothes
  wear?: 'sari' | 'trousers'
  stride?: number
  hands: readonly Point[]
}

const walker = ({ at: [x, foot], ...rest }: Walker) =>
  shadow([x, foot], rest.size) + standing({ x, foot, turn: 1, bun: rest.wear === 'sari', ...rest })

const family = (at: readonly [Point, Point, Point], size: number) => {
  const hair = ink
  return (
    walker({
      at: at[0],
      size: size * 1.05,
      stride: 0.2,
      clothes: { skin, hair, top: ivory, legs: pond },
      hands: [
        [-0.24, 0.26],
        [0.26, 0.22],
      ],
    }) +
    walker({
      at: at[1],
      size,
      wear: 'sari',
      clothes: { skin, hair, top: gold, legs: crimson },
      hands: [[0.22, 0.3]],
    }) +
    walker({
      at: at[2],
      size: size * 0.62,
      stride: 0.17,
      clothes: { skin, hair, top: leafLight, legs: ink },
      hands: [
        [-0.26, -0.02],
        [0.26, 0.24],
      ],
    })
  )
}

/** A plot from above with a peg in each corner: a tape lies along it, and a family paces it in long shadows. */
export default {
  yarns: [leafLight, leaf, ink, gold, ivory, brown, skin, road, terracotta, brick, pond, crimson],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const on = plane([360, 260], [1240, 260], [1430, 850], [150, 850])
      return (
        land(width, height, on) +
        [on(0, 0), on(1, 0)].map((at) => peg(at, 34)).join('') +
        family(
          [
            [520, 580],
            [770, 600],
            [980, 610],
          ],
          340,
        ) +
        tape(on, 0.82, [0.02, 0.84], 60) +
        [on(0, 1), on(1, 1)].map((at) => peg(at, 44)).join('')
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const on = plane([110, 90], [466, 90], [530, 352], [46, 352])
      return (
        land(width, height, on) +
        [on(0, 0), on(1, 0)].map((at) => peg(at, 20)).join('') +
        family(
          [
            [176, 250],
            [286, 256],
            [376, 262],
          ],
          190,
        ) +
        tape(on, 0.78, [0, 0.78], 40) +
        [on(0, 1), on(1, 1)].map((at) => peg(at, 24)).join('')
      )
    },
  },
} satisfies Scene
