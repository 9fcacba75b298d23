import { box, disc, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { count, each, type Point, person, lamp as streetLamp, tree } from './parts/plots'

const { ink, indigo, night, dusk, violet, plum, leaf, leafDark, water, sun } = yarns.group
const { gold, goldLight, road, sand, skin, terracotta } = yarns.properties

const leaves = { trunk: indigo, dark: leafDark, lit: leaf }

/** A star of so many points. */
const star = (yarn: string, [x, y]: Point, size: number, points = 4, waist = 0.32, flat = 1) =>
  shape(
    yarn,
    count(points * 2).map((at): Point => {
      const angle = (Math.PI * at) / points - Math.PI / 2
      const reach = at % 2 ? size * waist : size
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat]
    }),
  )

const SKY: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.1, 0.13, 44],
  [0.2, 0.27, 30],
  [0.31, 0.1, 30],
  [0.43, 0.22, 48],
  [0.56, 0.11, 30],
  [0.65, 0.26, 30],
  [0.75, 0.14, 66],
  [0.87, 0.25, 30],
  [0.92, 0.09, 40],
]

const stars = (width: number, height: number, grow: number, every = 1) =>
  each(
    SKY.filter((_, at) => at % every === 0),
    ([x, y, size]) => star(size > 28 ? sun : goldLight, [width * x, height * y], size * grow),
  )

type Ring = { middle: Point; across: number; down: number }

const around = ({ middle: [x, y], across, down }: Ring, share: number, angle: number): Point => [
  x + Math.cos(angle) * across * share,
  y + Math.sin(angle) * down * share,
]

/** The path, the star in the lawn and the water in the star. */
const park = ({ middle: [x, y], across, down }: Ring) =>
  disc(leafDark, x, y, across * 1.28, down * 1.32) +
  disc(road, x, y, across, down) +
  disc(leaf, x, y, across * 0.78, down * 0.74) +
  star(goldLight, [x, y + down * 0.04], across * 0.66, 5, 0.45, down / across) +
  disc(water, x, y + down * 0.02, across * 0.15, down * 0.15)

/** Lamps and trees by turns along the outside, those behind drawn first. */
function border(ring: Ring, pairs: number, size: number, from: number, to: number) {
  const places = count(pairs).map((at) => from + ((to - from) * (at + 0.5)) / pairs)
  return each(places, (angle, at) => {
    const [x, y] = around(ring, at % 2 ? 1.16 : 1.05, angle)
    return at % 2 === 0
      ? disc(gold, x, y, size * 0.4, size * 0.13) +
          streetLamp(x, y, size, { post: ink, light: sun }, Math.cos(angle) > 0 ? -1 : 1)
      : tree(x, y, size * 1.15, leaves, Math.cos(angle) > 0 ? -1 : 1)
  })
}

/** A round park at night within a ring of lamps; people walk around it below the stars. */
export default {
  yarns: [
    night,
    ink,
    indigo,
    dusk,
    violet,
    plum,
    leafDark,
    leaf,
    water,
    road,
    gold,
    goldLight,
    sun,
    skin,
    terracotta,
    sand,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const horizon = height * 0.44
      const ring: Ring = {
        middle: [width * 0.5, height * 0.72],
        across: width * 0.36,
        down: height * 0.2,
      }
      return (
        box(ink, 0, 0, width, height * 0.16) +
        box(dusk, 0, horizon - 50, width, 60) +
        stars(width, height, 1) +
        each(count(16), (at) =>
          disc(indigo, at * 108, horizon + 10, 84, 46 + ((at * 5) % 4) * 16),
        ) +
        box(plum, 0, horizon + 30, width, height) +
        park(ring) +
        border(ring, 11, 170, Math.PI * 1.02, Math.PI * 1.98) +
        person({
          x: width * 0.3,
          foot: height * 0.87,
          size: 200,
          top: terracotta,
          legs: ink,
          turn: 1,
          stride: 0.26,
        }) +
        person({
          x: width * 0.355,
          foot: height * 0.895,
          size: 190,
          top: violet,
          legs: violet,
          turn: 1,
          wears: 'sari',
        }) +
        person({
          x: width * 0.71,
          foot: height * 0.87,
          size: 190,
          top: sand,
          legs: dusk,
          turn: -1,
          stride: 0.3,
        }) +
        person({
          x: width * 0.665,
          foot: height * 0.885,
          size: 125,
          top: gold,
          legs: ink,
          turn: -1,
          stride: 0.3,
        }) +
        border(ring, 1, 270, 0, Math.PI * 0.36) +
        border(ring, 1, 270, Math.PI * 0.64, Math.PI)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const horizon = height * 0.42
      const ring: Ring = {
        middle: [width * 0.5, height * 0.7],
        across: width * 0.41,
        down: height * 0.24,
      }
      return (
        box(ink, 0, 0, width, height * 0.14) +
        stars(width, height, 0.75, 2) +
        each(count(8), (at) => disc(indigo, at * 84, horizon + 6, 60, 24 + ((at * 5) % 4) * 8)) +
        box(plum, 0, horizon + 16, width, height) +
        park(ring) +
        border(ring, 3, 100, Math.PI * 1.1, Math.PI * 1.9) +
        person({
          x: width * 0.19,
          foot: height * 0.86,
          size: 145,
          top: terracotta,
          legs: ink,
          turn: 1,
          stride: 0.3,
        }) +
        person({
          x: width * 0.3,
          foot: height * 0.92,
          size: 140,
          top: violet,
          legs: violet,
          turn: 1,
          wears: 'sari',
        })
      )
    },
  },
} satisfies Scene
