import { box, disc, shape } from '@/tools/art/knit/draw'
import { planScene, surveyFor } from '@/tools/art/knit/plan-scene'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, count, each, halo, type Point, tree } from './parts/plots'

const { tealNight, tealDeep, teal, pond, mist, sand, road, lamp, gold, goldLight } =
  yarns.properties
const { leaf, leafLight, leafDark, terracotta } = yarns.properties

const plan = planScene(surveyFor('vistara'), {})

/** A point on the ground: `side` is 1 at the kerb of the avenue, `near` 1 in front and less far away. */
type Ground = (side: number, near: number) => Point

const STREETS = [0.1, 0.165, 0.27, 0.45, 0.75, 1.3]
const EDGES = [2, 3.2, 4.6, 6.4, 8.4, 11, 15]
const LIT = [leaf, leafLight, gold, pond, terracotta, leaf, leafLight, teal]
const DARK = [tealDeep, leafDark, teal, tealNight]

/** Plots in rows across the avenue: bright at its right, and in the shade at its left, where the words stand. */
const plots = (at: Ground) =>
  each(STREETS, (far, row) =>
    each(EDGES, (inner, column) => {
      const [near, outer] = [(STREETS[row + 1] ?? far) * 0.9, EDGES[column + 1] ?? inner]
      const plot = (side: 1 | -1, yarn: string | undefined) =>
        shape(yarn ?? teal, [
          at(side * inner, far),
          at(side * outer, far),
          at(side * outer, near),
          at(side * inner, near),
        ])
      const index = row * 3 + column * 5
      return plot(1, LIT[index % LIT.length]) + plot(-1, DARK[(index + 2) % DARK.length])
    }),
  )

const strip = (at: Ground, yarn: string, from: number, to: number, near = 1.5) =>
  shape(yarn, [at(from, 0), at(to, 0), at(to, near), at(from, near)])

/** The avenue between its kerbs, brighter towards the sun. */
const avenue = (at: Ground) =>
  strip(at, leafDark, -2.2, -1.35) +
  strip(at, leafLight, 1.35, 2) +
  strip(at, sand, -1.35, 1.35) +
  strip(at, pond, -1, 1) +
  strip(at, mist, -1, 1, 0.84) +
  strip(at, road, -1, 1, 0.5) +
  strip(at, goldLight, -1, 1, 0.2) +
  each([0.3, 0.44, 0.64, 0.92], (near) =>
    shape(gold, [at(-0.05, near), at(0.05, near), at(0.05, near * 1.22), at(-0.05, near * 1.22)]),
  )

/** Two rows of trees, the farthest first; those at the right are taller. */
const trees = (at: Ground) =>
  each(count(5), (index) => {
    const near = 0.105 * 1.56 ** index
    return each([-1, 1] as const, (side) => {
      const [x, foot] = at(side * 1.72, near)
      const leaves = { trunk: leafDark, dark: leafDark, lit: leaf }
      return tree(x, foot, (side === 1 ? 980 : 620) * near, leaves, side === 1 ? -1 : 1)
    })
  })

/** A pier of the gate, with a lamp on it. */
const pier = ([x, foot]: Point) =>
  box(sand, x - 42, foot - 290, 84, 290) +
  box(mist, x - 42, foot - 290, 30, 290) +
  box(terracotta, x - 52, foot - 310, 104, 30) +
  disc(goldLight, x, foot - 342, 46, 40) +
  disc(lamp, x, foot - 342, 28, 26)

/** Seen from the gate, the avenue runs into depth towards the sun. */
export default {
  ...plan,
  yarns: [...plan.yarns, sand, lamp],
  wide: {
    ...plan.wide,
    draw: (width, height) => {
      const far: Point = [width * 0.71, height * 0.42]
      const at: Ground = (side, near) => [
        far[0] + side * width * 0.17 * near,
        far[1] + (height - far[1]) * near,
      ]
      const [left, right] = [at(-1.5, 0.86), at(1.5, 0.86)]
      return (
        bands(width, far[1], [
          [tealNight, 0],
          [tealDeep, height * 0.1],
          [teal, height * 0.2],
          [pond, height * 0.32],
        ]) +
        halo(far, [
          [mist, 270],
          [goldLight, 185],
          [lamp, 110],
        ]) +
        box(leafDark, 0, far[1], width, height) +
        box(tealDeep, 0, far[1], width * 0.48, height) +
        plots(at) +
        avenue(at) +
        trees(at) +
        box(tealNight, 0, left[1] - 90, left[0], 90) +
        box(tealNight, right[0], right[1] - 90, width, 90) +
        pier(left) +
        pier(right)
      )
    },
  },
} satisfies Scene
