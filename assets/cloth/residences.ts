import { box } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, count, type Point, row, standing, stitch, tree } from './parts/stories'

const { indigo, ink, night, dusk, violet, leafDark, brown, gold, skin, ivory } = yarns.group
const { pond, tealDeep, tealNight, lamp, terracotta } = yarns.properties

const STOREYS = 7

/** A house from its upper left corner: `bays` says of each bay whether it has a window or a balcony. */
type House = { at: Point; bay: number; storey: number; bays: readonly ('window' | 'balcony')[] }

/** The blue hour: lighter towards the ground. */
const sky = (width: number, ground: number) =>
  bands(width, ground, [
    [indigo, 0],
    [night, ground * 0.24],
    [dusk, ground * 0.5],
    [violet, ground * 0.84],
  ])

/** What a window is lit by: most by a lamp, some by a dim one, a few by none, in no order that one sees. */
const lightOf = (bay: number, storey: number) =>
  [lamp, gold, lamp, gold, tealNight, lamp, gold][(bay * 5 + storey * 3 + bay * storey) % 7] ?? gold

/** How high the openings of a storey are, and where they begin. */
const openingOf = (storey: number) => ({ from: row(storey * 0.3), high: row(storey * 0.5) })

const windowAt = (fill: string, [x, y]: Point, bay: number, storey: number) => {
  const { from, high } = openingOf(storey)
  return box(fill, x + stitch(bay * 0.25), y + from, stitch(bay * 0.5), high)
}

/** A balcony: a wide door, perhaps with a person before it, and a parapet wider than the door. */
const balconyAt = (fill: string, [x, y]: Point, bay: number, storey: number, someone: boolean) => {
  const { from, high } = openingOf(storey)
  const [middle, parapet] = [x + bay / 2, y + storey - 20]
  return (
    box(fill, x + 12, y + from - 10, bay - 24, high + 10) +
    (someone ? box(brown, middle - 12, parapet - 20, 24, 20) : '') +
    box(violet, x - 12, parapet, bay + 24, 20)
  )
}

function house({ at: [left, top], bay, storey, bays }: House) {
  const wide = bays.length * bay
  const openings = bays.flatMap((kind, x) =>
    count(STOREYS).map((y) => {
      const corner: Point = [left + x * bay, top + y * storey]
      const fill = lightOf(x, y)
      return kind === 'window'
        ? windowAt(fill, corner, bay, storey)
        : balconyAt(y % 3 === x % 3 ? gold : lamp, corner, bay, storey, (x + y * 3) % 5 === 0)
    }),
  )
  return (
    box(tealDeep, left - 12, top - 20, wide + 24, 20) +
    box(pond, left, top, wide, STOREYS * storey) +
    openings.join('')
  )
}

/** Two neighbours on their way in. */
const neighbours = ([x, foot]: Point, size: number) =>
  standing({
    x: x - size * 0.24,
    foot,
    size,
    wear: 'sari',
    clothes: { skin, hair: brown, top: terracotta, legs: terracotta },
  }) +
  standing({ x: x + size * 0.2, foot, size, clothes: { skin, hair: brown, top: ivory, legs: ink } })

/** A gate: two pillars with lamps, and who comes through it. */
const gate = ([x, foot]: Point, size: number) =>
  [-1, 1]
    .map((side) => {
      const pillar = stitch(x + side * size * 0.75 - 18)
      return (
        box(dusk, pillar, foot - size * 0.9, 36, size * 0.9) +
        box(gold, pillar, foot - size, 36, 20)
      )
    })
    .join('') + neighbours([x, foot], size)

/** The house upside down in a pool: dim, and long in the ripples. */
function pool(at: House, width: number, [from, to]: Point) {
  const {
    at: [left],
    bay,
    bays,
  } = at
  const lights = bays.map((kind, x) => {
    const wide = kind === 'window' ? 0.4 : 0.7
    return count(Math.floor((to - from) / 48))
      .map((y) => {
        const top = from + 24 + y * 44
        return y % 3 === x % 3
          ? ''
          : box(brown, left + (x + 0.5 - wide / 2) * bay, top, wide * bay, 30)
      })
      .join('')
  })
  return (
    box(tealNight, 0, from, width, to - from) +
    box(tealDeep, left, from, bays.length * bay, (to - from) * 0.9) +
    lights.join('') +
    box(ink, 0, from, width, 10)
  )
}

/** An apartment house of seven storeys at the blue hour, and its lights in a pool. */
export default {
  yarns: [
    ink,
    indigo,
    night,
    dusk,
    violet,
    leafDark,
    brown,
    gold,
    skin,
    ivory,
    pond,
    tealDeep,
    tealNight,
    lamp,
    terracotta,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const [ground, bank] = [height * 0.5, height * 0.57]
      const bays = [
        'window',
        'window',
        'balcony',
        'window',
        'window',
        'balcony',
        'window',
        'window',
      ] as const
      const at: House = {
        at: [stitch(width * 0.125), row(ground) - STOREYS * 50],
        bay: 96,
        storey: 50,
        bays,
      }
      return (
        sky(width, ground) +
        tree(
          [width * 0.65, ground + 20],
          260,
          { trunk: indigo, crown: tealNight, lit: leafDark },
          1,
        ) +
        house(at) +
        box(leafDark, 0, ground, width, bank - ground) +
        tree([width * 0.05, bank], 340, { trunk: indigo, crown: ink, lit: leafDark }, 1) +
        tree([width * 0.8, bank], 400, { trunk: indigo, crown: ink, lit: leafDark }, -1) +
        pool(at, width, [bank, height]) +
        gate([width * 0.37, bank - 10], 90)
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const [ground, bank] = [height * 0.45, height * 0.51]
      const at: House = {
        at: [stitch(width * 0.17), row(ground) - STOREYS * 44],
        bay: 84,
        storey: 44,
        bays: ['window', 'balcony', 'window', 'balcony', 'window'],
      }
      return (
        sky(width, ground) +
        house(at) +
        box(leafDark, 0, ground, width, bank - ground) +
        tree([width * 0.1, bank - 10], 240, { trunk: indigo, crown: ink, lit: leafDark }, 1) +
        pool(at, width, [bank, height]) +
        gate([width * 0.68, bank - 20], 58)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const [ground, bank] = [height * 0.78, height * 0.86]
      const at: House = {
        at: [stitch(width * 0.1), row(ground) - STOREYS * 40],
        bay: 72,
        storey: 40,
        bays: ['window', 'balcony', 'window', 'balcony', 'window'],
      }
      return (
        sky(width, ground) +
        house(at) +
        box(leafDark, 0, ground, width, bank - ground) +
        tree([width * 0.9, bank], 270, { trunk: indigo, crown: ink, lit: leafDark }, -1) +
        pool(at, width, [bank, height]) +
        neighbours([width * 0.82, bank + 10], 90)
      )
    },
  },
} satisfies Scene
