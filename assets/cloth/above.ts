import { disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { count, each, type Point } from './parts/plots'

const { pond, mist, road, sand, gold, leaf, leafLight, leafDark } = yarns.properties
const { terracotta, brick, ink, skin, goldDeep } = yarns.properties

/** Places on the ground, seen from a corner and from above; `up` is a height above it. */
type Ground = (east: number, south: number, up?: number) => Point

const groundFrom =
  ([x, y]: Point, unit: number): Ground =>
  (east, south, up = 0) => [x + (east - south) * unit, y + (east + south) * unit * 0.5 - up * unit]

const area = (at: Ground, yarn: string, [east, south]: Point, [across, down]: Point) =>
  shape(yarn, [
    at(east, south),
    at(east + across, south),
    at(east + across, south + down),
    at(east, south + down),
  ])

/** A house: its roof in the sun, one wall in light and one in shade, and its shadow on the ground. */
function houseFromAbove(at: Ground, [east, south]: Point, size: number, roof: string) {
  const [e, s, tall] = [east + size, south + size, size * 0.8]
  return (
    shape(leafDark, [
      at(east, s),
      at(e, s),
      at(e, south),
      at(e + size * 0.5, south),
      at(e + size * 0.5, s),
    ]) +
    shape(sand, [at(east, s), at(e, s), at(e, s, tall), at(east, s, tall)]) +
    shape(mist, [at(e, s), at(e, south), at(e, south, tall), at(e, s, tall)]) +
    shape(roof, [at(east, south, tall), at(e, south, tall), at(e, s, tall), at(east, s, tall)])
  )
}

const treeFromAbove = (at: Ground, [east, south]: Point, size: number) => {
  const [x, y] = at(east, south)
  return (
    disc(leafDark, x + size * 0.3, y, size, size * 0.6) +
    disc(leafDark, x, y - size * 0.7, size, size * 0.9) +
    disc(leaf, x - size * 0.2, y - size * 0.9, size * 0.7, size * 0.6)
  )
}

const ROOFS = [terracotta, gold, brick, terracotta, goldDeep]

type Layout = { at: Ground; blocks: number; lanes: number; size: number }

/** Streets at right angles, a house on most plots, and a park. */
function layout({ at, blocks, lanes, size }: Layout) {
  const pitch = 5
  const ground = area(at, leaf, [-30, -30], [90, 90])
  const plots = each(count(lanes), (lane) =>
    each(count(blocks), (block) =>
      area(at, (lane + block) % 2 ? leafLight : leaf, [block * pitch, lane * pitch], [4, 4]),
    ),
  )
  const roads =
    each(count(lanes + 1), (lane) => area(at, road, [-12, lane * pitch - 1], [60, 1])) +
    each(count(blocks + 1), (block) => area(at, road, [block * pitch - 1, -12], [1, 60]))
  const built = each(count(lanes), (lane) =>
    each(count(blocks), (block) => {
      const [east, south]: Point = [block * pitch, lane * pitch]
      if (lane === 1 && block === 1)
        return (
          area(at, leaf, [east, south], [4, 4]) +
          area(at, pond, [east + 1.1, south + 1.1], [1.7, 1.7]) +
          each(
            [
              [0.5, 0.5],
              [3.4, 0.5],
              [0.5, 3.4],
              [3.4, 3.4],
            ] as const,
            ([right, down]) => treeFromAbove(at, [east + right, south + down], size * 0.5),
          )
        )
      return each(
        [
          [0.4, 0.4],
          [2.4, 0.4],
          [0.4, 2.4],
          [2.4, 2.4],
        ] as const,
        ([right, down], index) => {
          const turn = (lane * 7 + block * 3 + index) % 5
          return turn === 3
            ? treeFromAbove(at, [east + right + 0.7, south + down + 0.7], size * 0.55)
            : houseFromAbove(at, [east + right, south + down], 1.3, ROOFS[turn] ?? terracotta)
        },
      )
    }),
  )
  return ground + plots + roads + built
}

/** A scooter seen from above, on its way down a street. */
function scooterFromAbove(at: Ground, [east, south]: Point, size: number) {
  const [x, y] = at(east, south)
  return (
    each([-0.75, 0.75], (end) =>
      disc(ink, x + size * end, y + size * end * 0.5, size * 0.24, size * 0.22),
    ) +
    line(brick, size * 0.34, [
      [x - size * 0.6, y - size * 0.4],
      [x + size * 0.55, y + size * 0.12],
    ]) +
    line(ink, size * 0.16, [
      [x + size * 0.7, y + size * 0.2],
      [x + size * 0.55, y - size * 0.55],
    ]) +
    line(gold, size * 0.46, [
      [x - size * 0.14, y - size * 0.5],
      [x - size * 0.1, y - size * 0.95],
    ]) +
    line(skin, size * 0.16, [
      [x, y - size * 0.9],
      [x + size * 0.5, y - size * 0.52],
    ]) +
    disc(skin, x - size * 0.02, y - size * 1.35, size * 0.3, size * 0.3) +
    disc(ink, x - size * 0.08, y - size * 1.5, size * 0.32, size * 0.24)
  )
}

/** From above: streets, roofs and trees around a park, and a scooter on its way. */
export default {
  yarns: [
    leaf,
    leafLight,
    leafDark,
    road,
    sand,
    mist,
    pond,
    gold,
    goldDeep,
    terracotta,
    brick,
    skin,
    ink,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const at = groundFrom([width * 0.5, -height * 0.22], 92)
      return layout({ at, blocks: 4, lanes: 4, size: 92 }) + scooterFromAbove(at, [7.6, 9.5], 92)
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const at = groundFrom([width * 0.5, -height * 0.42], 48)
      return layout({ at, blocks: 3, lanes: 3, size: 48 }) + scooterFromAbove(at, [7.6, 9.5], 54)
    },
  },
} satisfies Scene
