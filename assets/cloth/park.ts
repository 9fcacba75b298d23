import { box, disc, line } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { count, each, headOf, type Point, person, tree } from './parts/plots'

const { pond, sky, road, sand, goldLight, leaf, leafLight, leafDark } = yarns.properties
const { terracotta, brick, skin, ink, teal } = yarns.properties

const leaves = { trunk: brick, dark: leafDark, lit: leaf }

/** A round path around a lawn with a pond. */
const round = ([x, y]: Point, across: number, down: number) =>
  disc(road, x, y, across, down) +
  disc(leaf, x, y, across * 0.8, down * 0.7) +
  disc(pond, x, y, across * 0.34, down * 0.3)

/** An old tree at the left edge, with a bough for a swing. */
const banyan = (width: number, height: number) =>
  line(brick, width * 0.085, [
    [width * 0.1, height * 1.05],
    [width * 0.12, height * 0.5],
    [width * 0.08, height * 0.1],
  ]) +
  line(brick, width * 0.035, [
    [width * 0.1, height * 0.34],
    [width * 0.3, height * 0.17],
    [width * 0.56, height * 0.13],
  ]) +
  each(
    [
      [0.02, 0.1, 0.16],
      [0.16, 0.02, 0.16],
      [0.34, 0.03, 0.15],
      [0.52, 0.01, 0.12],
      [0.64, 0.06, 0.07],
      [0.0, 0.28, 0.07],
    ] as const,
    ([x, y, size]) => disc(leafDark, width * x, height * y, width * size, width * size * 0.75),
  ) +
  each(
    [
      [0.12, 0.03, 0.08],
      [0.34, 0.0, 0.08],
      [0.54, 0.0, 0.06],
    ] as const,
    ([x, y, size]) => disc(leaf, width * x, height * y, width * size, width * size * 0.6),
  )

/** A child on a swing that hangs from two ropes, in full flight to the right. */
function swing(from: Point, seat: Point, size: number) {
  const [x, y] = seat
  return (
    line(sand, Math.max(14, size * 0.06), [from, [x + size * 0.06, y]]) +
    line(teal, size * 0.2, [
      [x, y - size * 0.08],
      [x + size * 0.34, y - size * 0.14],
    ]) +
    line(skin, size * 0.13, [
      [x + size * 0.36, y - size * 0.12],
      [x + size * 0.62, y + size * 0.02],
    ]) +
    line(terracotta, size * 0.28, [
      [x - size * 0.04, y - size * 0.16],
      [x - size * 0.14, y - size * 0.42],
    ]) +
    headOf(x - size * 0.2, y - size * 0.72, size * 1.7, 1) +
    line(skin, size * 0.12, [
      [x - size * 0.1, y - size * 0.42],
      [x + size * 0.1, y - size * 0.4],
    ]) +
    line(ink, size * 0.1, [
      [x - size * 0.14, y + size * 0.04],
      [x + size * 0.14, y + size * 0.01],
    ])
  )
}

const far = (width: number, horizon: number, size: number) =>
  each(count(14), (at) =>
    disc(leaf, (at * width) / 12, horizon, size * 0.9, size * (0.7 + ((at * 5) % 3) * 0.2)),
  )

/** A child swings from an old tree; behind, people walk a round path about a pond. */
export default {
  yarns: [
    leafLight,
    leaf,
    leafDark,
    sky,
    road,
    sand,
    goldLight,
    terracotta,
    brick,
    skin,
    ink,
    teal,
    pond,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const horizon = height * 0.42
      return (
        box(sky, 0, 0, width, horizon) +
        far(width, horizon, 80) +
        box(leafLight, 0, horizon, width, height) +
        round([width * 0.68, height * 0.64], width * 0.27, height * 0.16) +
        each([0.5, 0.71, 0.9], (x) => tree(width * x, horizon + 50, 230, leaves)) +
        person({
          x: width * 0.84,
          foot: height * 0.74,
          size: 190,
          top: sand,
          legs: ink,
          turn: -1,
          stride: 0.26,
        }) +
        person({
          x: width * 0.885,
          foot: height * 0.73,
          size: 180,
          top: terracotta,
          legs: terracotta,
          turn: -1,
          wears: 'sari',
        }) +
        disc(leaf, width * 0.34, height * 0.94, width * 0.3, height * 0.05) +
        banyan(width, height) +
        swing([width * 0.36, height * 0.16], [width * 0.47, height * 0.72], 250) +
        person({
          x: width * 0.29,
          foot: height * 0.93,
          size: 330,
          top: goldLight,
          legs: goldLight,
          turn: 1,
          wears: 'sari',
          hands: [
            [0.32, 0.04],
            [0.28, 0.12],
          ],
        })
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const horizon = height * 0.44
      return (
        box(sky, 0, 0, width, horizon) +
        far(width, horizon, 40) +
        box(leafLight, 0, horizon, width, height) +
        round([width * 0.72, height * 0.7], width * 0.26, height * 0.16) +
        tree(width * 0.86, horizon + 30, 130, leaves) +
        banyan(width, height) +
        swing([width * 0.38, height * 0.16], [width * 0.48, height * 0.78], 150)
      )
    },
  },
} satisfies Scene
