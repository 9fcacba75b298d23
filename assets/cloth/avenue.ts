import { box, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { count, cyclist, each, halo, headOf, type Point, tree } from './parts/plots'

const { teal, pond, shade, sky, road, sand, gold, goldLight, lamp } = yarns.properties
const { leaf, leafLight, leafDark, terracotta, brick, skin, ink } = yarns.properties

/** The road runs to a point on the horizon; what is `near` times as near is as many times as large. */
function avenue(width: number, height: number, [farX, horizon]: Point, half: number) {
  const depth = height - horizon
  const edge = (share: number): readonly Point[] => [
    [farX, horizon],
    [farX, horizon],
    [farX + share * half, height],
  ]
  const strip = (yarn: string, from: number, to: number) =>
    shape(yarn, [[farX, horizon], ...edge(to).slice(2), ...edge(from).slice(2)])
  return (
    box(leaf, 0, horizon, width, depth) +
    strip(leafLight, -4, -1.45) +
    strip(leafLight, 1.45, 4) +
    strip(sand, -1.45, -1.1) +
    strip(sand, 1.1, 1.45) +
    strip(shade, -1.1, 1.1) +
    each([0.16, 0.3, 0.52, 0.86], (at) =>
      shape(road, [
        [farX - 0.05 * half * at, horizon + depth * at],
        [farX + 0.05 * half * at, horizon + depth * at],
        [farX + 0.06 * half * at * 1.25, horizon + depth * at * 1.22],
        [farX - 0.06 * half * at * 1.25, horizon + depth * at * 1.22],
      ]),
    )
  )
}

/** A road across the avenue, before us. */
const crossing = (width: number, top: number, height: number) =>
  box(sand, 0, top, width, 20) + box(shade, 0, top + 20, width, height - top - 20)

/** Trees at both sides, the farthest drawn first. */
const rows = ([farX, horizon]: Point, depth: number, half: number, tall: number) =>
  each(count(6), (index) => {
    const near = 0.16 * 1.52 ** index
    const leaves =
      index < 2
        ? { trunk: leafDark, dark: leaf, lit: leafLight }
        : { trunk: brick, dark: leafDark, lit: leaf }
    return each([-1, 1], (side) =>
      tree(
        farX + side * 1.75 * half * near,
        horizon + depth * near,
        tall * near,
        leaves,
        side === 1 ? -1 : 1,
      ),
    )
  })

/** Somebody who runs towards us. */
const jogger = (x: number, foot: number, size: number) =>
  line(ink, size * 0.11, [
    [x - size * 0.05, foot - size * 0.46],
    [x - size * 0.07, foot - size * 0.05],
  ]) +
  line(ink, size * 0.11, [
    [x + size * 0.06, foot - size * 0.46],
    [x + size * 0.09, foot - size * 0.26],
  ]) +
  line(pond, size * 0.22, [
    [x, foot - size * 0.52],
    [x, foot - size * 0.7],
  ]) +
  line(skin, size * 0.08, [
    [x - size * 0.15, foot - size * 0.74],
    [x - size * 0.21, foot - size * 0.56],
    [x - size * 0.1, foot - size * 0.6],
  ]) +
  line(skin, size * 0.08, [
    [x + size * 0.15, foot - size * 0.74],
    [x + size * 0.22, foot - size * 0.58],
    [x + size * 0.2, foot - size * 0.44],
  ]) +
  headOf(x, foot - size * 0.9, size, 0)

const morning = (width: number, horizon: number, sun: Point, size: number) =>
  box(sky, 0, 0, width, horizon) +
  halo(sun, [
    [sand, size * 2.6],
    [goldLight, size * 1.7],
    [lamp, size],
  ])

/** In the morning, between two rows of trees, somebody runs and somebody rides a bicycle. */
export default {
  yarns: [
    leafLight,
    leaf,
    leafDark,
    sky,
    shade,
    sand,
    road,
    goldLight,
    lamp,
    gold,
    brick,
    terracotta,
    skin,
    ink,
    teal,
    pond,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const far: Point = [width * 0.56, height * 0.46]
      const half = width * 0.4
      const depth = height - far[1]
      return (
        morning(width, far[1], far, 110) +
        avenue(width, height, far, half) +
        crossing(width, height * 0.8, height) +
        rows(far, depth, half, 900) +
        jogger(width * 0.85, height * 0.77, 230) +
        cyclist(
          { x: width * 0.36, foot: height * 0.94, size: 290 },
          { frame: terracotta, top: gold, legs: teal },
        )
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const far: Point = [width * 0.5, height * 0.46]
      const half = width * 0.42
      const depth = height - far[1]
      return (
        morning(width, far[1], far, 50) +
        avenue(width, height, far, half) +
        crossing(width, height * 0.8, height) +
        rows(far, depth, half, 420) +
        cyclist(
          { x: width * 0.45, foot: height * 0.95, size: 165 },
          { frame: terracotta, top: gold, legs: teal },
        )
      )
    },
  },
} satisfies Scene
