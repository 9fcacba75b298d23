import { box, disc, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import {
  bands,
  count,
  each,
  type Leaves,
  type Point,
  person,
  lamp as streetLamp,
  tree,
} from './parts/plots'

const { teal, tealDeep, tealNight, shade, mist, sand, gold, goldLight, lamp } = yarns.properties
const { terracotta, brick, skin, ink, leafDark, goldDeep } = yarns.properties
const { dusk, plum, rose, ember } = yarns.group

const leaves: Leaves = { trunk: tealNight, dark: tealNight, lit: leafDark }

const twilight = (width: number, horizon: number) =>
  bands(width, horizon, [
    [tealDeep, 0],
    [teal, horizon * 0.26],
    [dusk, horizon * 0.5],
    [plum, horizon * 0.68],
    [rose, horizon * 0.82],
    [ember, horizon * 0.93],
  ])

/** What lies at a distance: `near` is 1 in front and less far away. */
type Street = { far: Point; depth: number; half: number }

const sideOf = ({ far: [x, y], depth, half }: Street, side: number, near: number): Point => [
  x + side * half * near,
  y + depth * near,
]

/** The street with its pavements, straight to the horizon. */
const ground = (street: Street, width: number, height: number) => {
  const strip = (yarn: string, from: number, to: number) =>
    shape(yarn, [street.far, sideOf(street, to, 1.3), sideOf(street, from, 1.3)])
  return (
    box(leafDark, 0, street.far[1], width, height) +
    strip(teal, -3, -1.5) +
    strip(teal, 1.5, 3) +
    strip(sand, -1.5, -1) +
    strip(mist, 1, 1.5) +
    strip(shade, -1, 1) +
    each([0.14, 0.28, 0.5, 0.86], (near) =>
      shape(gold, [
        sideOf(street, -0.04, near),
        sideOf(street, 0.04, near),
        sideOf(street, 0.04, near * 1.25),
        sideOf(street, -0.04, near * 1.25),
      ]),
    )
  )
}

/** A row of houses along one side: each a face to the street and a front to us, its windows lit. */
const houses = (street: Street, side: 1 | -1, tall: number, many: number) =>
  each(count(many), (index) => {
    const [near, nearer] = [0.13 * 1.52 ** index, 0.13 * 1.52 ** (index + 0.72)]
    const [wall, face] = [
      [terracotta, brick],
      [sand, mist],
      [goldDeep, brick],
      [mist, shade],
      [terracotta, brick],
    ][index] ?? [sand, mist]
    const [a, b] = [sideOf(street, side * 1.7, near), sideOf(street, side * 1.7, nearer)]
    const up = (index % 2 ? 0.86 : 1) * tall
    const roof = b[1] - up * nearer
    const depth = nearer - near
    return (
      shape(face ?? mist, [a, b, [b[0], roof], [a[0], a[1] - up * near]]) +
      box(wall ?? sand, side === 1 ? b[0] : b[0] - up * nearer, roof, up * nearer, up * nearer) +
      each([0.28, 0.66], (share) => {
        const at = (along: number, height: number): Point => {
          const where = near + depth * along
          const [x, y] = sideOf(street, side * 1.7, where)
          return [x, y - up * where * height]
        }
        return shape(lamp, [
          at(share - 0.12, 0.78),
          at(share + 0.12, 0.78),
          at(share + 0.12, 0.58),
          at(share - 0.12, 0.58),
        ])
      })
    )
  })

const lamps = (street: Street, tall: number) =>
  each(count(5), (index) => {
    const near = 0.15 * 1.6 ** index
    const [x, y] = sideOf(street, 1.22, near)
    return (
      disc(goldLight, x - tall * near * 0.2, y, tall * near * 0.32, tall * near * 0.07) +
      streetLamp(x, y, tall * near, { post: ink, light: lamp }, -1)
    )
  })

/** A tea stall on wheels under an awning, lit from within, with the one who pours. */
function stall(x: number, foot: number, size: number) {
  const [counter, awning] = [foot - size * 0.46, foot - size * 1.12]
  return (
    box(goldLight, x - size * 0.62, awning, size * 1.24, counter - awning) +
    person({
      x: x - size * 0.2,
      foot: foot,
      size: size * 0.95,
      top: teal,
      legs: teal,
      turn: 1,
      hands: [[0.26, 0.1]],
    }) +
    box(sand, x + size * 0.1, counter - size * 0.2, size * 0.3, size * 0.2) +
    disc(ember, x + size * 0.25, counter - size * 0.22, size * 0.16, size * 0.07) +
    box(terracotta, x - size * 0.7, counter, size * 1.4, size * 0.34) +
    box(gold, x - size * 0.7, counter, size * 1.4, size * 0.08) +
    each([-0.64, 0.6], (at) => box(brick, x + size * at, awning, size * 0.06, counter - awning)) +
    each([-0.42, 0.42], (at) => disc(ink, x + size * at, foot - size * 0.08, size * 0.14)) +
    each(count(6), (at) =>
      shape(at % 2 ? sand : terracotta, [
        [x + size * (-0.66 + at * 0.22), awning - size * 0.2],
        [x + size * (-0.44 + at * 0.22), awning - size * 0.2],
        [x + size * (-0.54 + at * 0.26), awning + size * 0.06],
        [x + size * (-0.8 + at * 0.26), awning + size * 0.06],
      ]),
    )
  )
}

/** At twilight the lamps of one straight street are lit; people stand at a tea stall. */
export default {
  yarns: [
    teal,
    tealDeep,
    tealNight,
    shade,
    dusk,
    plum,
    rose,
    ember,
    mist,
    sand,
    gold,
    goldLight,
    lamp,
    goldDeep,
    terracotta,
    brick,
    skin,
    ink,
    leafDark,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const street: Street = {
        far: [width * 0.58, height * 0.5],
        depth: height * 0.5,
        half: width * 0.3,
      }
      return (
        twilight(width, street.far[1]) +
        ground(street, width, height) +
        houses(street, -1, 560, 3) +
        houses(street, 1, 560, 5) +
        lamps(street, 640) +
        each([0.04, 0.15], (x) => tree(width * x, height * 0.72, 480, leaves)) +
        stall(width * 0.24, height * 0.9, 300) +
        person({
          x: width * 0.4,
          foot: height * 0.93,
          size: 270,
          top: gold,
          legs: gold,
          turn: -1,
          wears: 'sari',
          hands: [[-0.22, 0.12]],
        }) +
        person({
          x: width * 0.475,
          foot: height * 0.92,
          size: 285,
          top: sand,
          legs: ink,
          turn: -1,
          hands: [[-0.22, 0.14]],
        }) +
        person({
          x: width * 0.56,
          foot: height * 0.72,
          size: 150,
          top: goldLight,
          legs: ink,
          turn: 0,
          stride: 0.2,
        })
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const street: Street = {
        far: [width * 0.68, height * 0.52],
        depth: height * 0.48,
        half: width * 0.22,
      }
      return (
        twilight(width, street.far[1]) +
        ground(street, width, height) +
        lamps(street, 330) +
        stall(width * 0.28, height * 0.92, 170) +
        person({
          x: width * 0.55,
          foot: height * 0.95,
          size: 170,
          top: sand,
          legs: ink,
          turn: -1,
          hands: [[-0.24, 0.12]],
        })
      )
    },
  },
} satisfies Scene
