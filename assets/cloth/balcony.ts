import { box, disc, line } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, count, type Point, seated, type Turn } from './parts/stories'

const {
  indigo,
  ink,
  dusk,
  violet,
  rose,
  ember,
  gold,
  goldLight,
  sun,
  leaf,
  leafDark,
  brown,
  skin,
  ivory,
} = yarns.group
const { terracotta, teal } = yarns.properties

/** An evening sky over the tops of trees, with the sun between two people. */
const view = (width: number, height: number, [sunX, sunY]: Point, size: number) =>
  bands(width, height, [
    [dusk, 0],
    [violet, height * 0.14],
    [rose, height * 0.3],
    [ember, height * 0.46],
    [gold, height * 0.58],
  ]) +
  disc(goldLight, sunX, sunY, size * 1.5) +
  disc(sun, sunX, sunY, size)

/** Crowns of trees below, the nearer the darker. */
const crowns = (width: number, top: number, size: number) =>
  count(12)
    .map((at) =>
      disc(
        leaf,
        (at - 0.2) * size * 1.1,
        top + ((at + 1) % 3) * size * 0.2,
        size * 0.75,
        size * 0.6,
      ),
    )
    .join('') +
  count(12)
    .map((at) =>
      disc(
        leafDark,
        (at + 0.4) * size * 1.2,
        top + size * 0.8 + (at % 2) * size * 0.25,
        size * 0.85,
        size * 0.6,
      ),
    )
    .join('') +
  box(leafDark, 0, top + size, width, size * 8)

/** A rail on posts. */
const rail = (width: number, top: number, foot: number) =>
  count(Math.ceil(width / 60))
    .map((at) => box(indigo, at * 60 + 18, top, 24, foot - top))
    .join('') + box(indigo, 0, top, width, 30)

const guest = (
  x: number,
  turn: Turn,
  floor: number,
  size: number,
  top: string,
  legs: string,
  wear: 'sari' | 'trousers',
) =>
  line(brown, 24, [
    [x - turn * size * 0.16, floor - size * 0.72],
    [x - turn * size * 0.13, floor - size * 0.28],
    [x - turn * size * 0.16, floor],
  ]) +
  line(brown, 24, [
    [x - turn * size * 0.14, floor - size * 0.27],
    [x + turn * size * 0.2, floor - size * 0.27],
    [x + turn * size * 0.2, floor],
  ]) +
  seated({
    x,
    seat: floor - size * 0.29,
    floor,
    size,
    turn,
    wear,
    bun: wear === 'sari',
    clothes: { skin, hair: ink, top, legs },
    hands: [[turn * 0.3, 0.14]],
  }) +
  box(ivory, x + turn * size * 0.33 - 15, floor - size * 0.6, 30, 40)

const table = (x: number, floor: number, size: number) =>
  box(brown, x - 12, floor - size * 0.3, 24, size * 0.3) +
  box(terracotta, x - size * 0.2, floor - size * 0.34, size * 0.4, 24) +
  disc(ivory, x, floor - size * 0.42, size * 0.07, size * 0.075)

/** Two people at tea on a balcony, above the trees, while the sun goes down between them. */
export default {
  yarns: [
    indigo,
    ink,
    dusk,
    violet,
    rose,
    ember,
    gold,
    goldLight,
    sun,
    leaf,
    leafDark,
    brown,
    skin,
    ivory,
    terracotta,
    teal,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const floor = height * 0.88
      const size = 620
      return (
        view(width, height, [width * 0.5, height * 0.42], 90) +
        crowns(width, height * 0.56, 130) +
        rail(width, height * 0.62, floor) +
        box(brown, 0, floor, width, height) +
        box(terracotta, 0, floor, width, 20) +
        table(width * 0.5, floor + 40, size) +
        guest(width * 0.29, 1, floor + 50, size, terracotta, terracotta, 'sari') +
        guest(width * 0.71, -1, floor + 50, size, ivory, teal, 'trousers')
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const floor = height * 0.62
      const size = 330
      return (
        view(width, height * 0.66, [width * 0.5, height * 0.31], 66) +
        crowns(width, height * 0.4, 84) +
        rail(width, height * 0.45, floor) +
        box(brown, 0, floor - 20, width, 70) +
        box(terracotta, 0, floor - 20, width, 20) +
        box(ink, 0, floor + 50, width, height) +
        table(width * 0.5, floor + 20, size) +
        guest(width * 0.22, 1, floor + 30, size, terracotta, terracotta, 'sari') +
        guest(width * 0.78, -1, floor + 30, size, ivory, teal, 'trousers')
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const floor = height * 0.9
      const size = 300
      return (
        view(width, height, [width * 0.5, height * 0.4], 50) +
        crowns(width, height * 0.56, 70) +
        rail(width, height * 0.62, floor) +
        box(brown, 0, floor, width, height) +
        table(width * 0.5, floor + 20, size) +
        guest(width * 0.24, 1, floor + 20, size, terracotta, terracotta, 'sari') +
        guest(width * 0.76, -1, floor + 20, size, ivory, teal, 'trousers')
      )
    },
  },
} satisfies Scene
