import { box, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { count, type Point, standing } from './parts/stories'

const {
  indigo,
  ink,
  night,
  dusk,
  violet,
  plum,
  rose,
  gold,
  goldLight,
  sun,
  brown,
  skin,
  ivory,
  water,
} = yarns.group
const { crimson, silver } = yarns.cricket

/** What a machine is of: in the light, or in the dark at the back. */
type Metals = {
  frame: string
  ring: string
  cloth: string
  roll: string
  thread: string
  cones: readonly string[]
}
const LIT: Metals = {
  frame: dusk,
  ring: silver,
  cloth: crimson,
  roll: rose,
  thread: goldLight,
  cones: [crimson, gold, water, ivory, rose],
}
const DIM: Metals = {
  frame: indigo,
  ring: dusk,
  cloth: plum,
  roll: violet,
  thread: night,
  cones: [plum, violet, dusk, violet, plum],
}

/** A cone of yarn on its foot. */
const cone = (fill: string, [x, foot]: Point, size: number) =>
  shape(fill, [
    [x - size * 0.13, foot - size],
    [x + size * 0.13, foot - size],
    [x + size * 0.46, foot],
    [x - size * 0.46, foot],
  ])

/** A round knitting machine: cones above, needles in a ring, and cloth that comes down as a tube. */
function machine(
  [x, foot]: Point,
  size: number,
  { frame, ring, cloth, roll, thread, cones }: Metals,
) {
  const at = (across: number, up: number): Point => [x + across * size, foot - up * size]
  const places = count(5).map((each) => (each - 2) * 0.18)
  return (
    box(frame, x - size * 0.03, foot - size, size * 0.06, size) +
    places.map((across) => line(thread, 12, [at(across, 0.8), at(across * 0.45, 0.5)])).join('') +
    box(frame, x - size * 0.46, foot - size * 0.82, size * 0.92, size * 0.035) +
    places
      .map((across, each) => cone(cones[each] ?? ring, at(across, 0.82), size * 0.16))
      .join('') +
    [-1, 1]
      .map((side) => line(frame, size * 0.055, [at(side * 0.26, 0.46), at(side * 0.34, 0)]))
      .join('') +
    box(cloth, x - size * 0.17, foot - size * 0.44, size * 0.34, size * 0.3) +
    box(roll, x - size * 0.2, foot - size * 0.17, size * 0.4, size * 0.11) +
    box(ring, x - size * 0.3, foot - size * 0.52, size * 0.6, size * 0.09) +
    box(frame, x - size * 0.3, foot - size * 0.45, size * 0.6, size * 0.025)
  )
}

/** A tall window of panes, and the light it lays on the floor. */
const window = ([left, top]: Point, wide: number, high: number, floor: number) =>
  shape(plum, [
    [left, top],
    [left, top + high],
    [left - wide * 3, floor],
    [left - wide * 5.2, floor],
  ]) +
  box(brown, left - 12, top - 20, wide + 24, high + 40) +
  box(goldLight, left, top, wide, high) +
  box(sun, left, top, wide, high * 0.62) +
  [1 / 3, 2 / 3].map((share) => box(brown, left, top + high * share - 5, wide, 12)).join('') +
  box(brown, left + wide / 2 - 8, top, 16, high)

const hall = (width: number, height: number, floor: number) =>
  box(night, 0, 0, width, floor) +
  box(indigo, 0, 0, width, height * 0.12) +
  count(8)
    .map((at) =>
      line(indigo, 18, [
        [(at * width) / 7, height * 0.1],
        [((at + 0.5) * width) / 7, height * 0.2],
        [((at + 1) * width) / 7, height * 0.1],
      ]),
    )
    .join('') +
  box(ink, 0, floor, width, height - floor) +
  boards(width, height, floor)

/** Boards of a floor, that run away from us. */
const boards = (width: number, height: number, floor: number) =>
  count(9)
    .map((at) => {
      const [far, near] = [(at - 4) * 0.14, (at - 4) * 0.5]
      return shape(indigo, [
        [width * (0.5 + far), floor],
        [width * (0.57 + far), floor],
        [width * (0.75 + near), height],
        [width * (0.5 + near), height],
      ])
    })
    .join('')

const lightOnFloor = ([from, to]: Point, floor: number, deep: number) =>
  shape(brown, [
    [from, floor],
    [to, floor],
    [to - deep * 0.8, floor + deep],
    [from - deep * 1.4, floor + deep],
  ])

const worker = (x: number, foot: number, size: number, turn: -1 | 1, woman: boolean) =>
  standing({
    x,
    foot,
    size,
    turn,
    bun: woman,
    wear: woman ? 'sari' : 'trousers',
    clothes: woman
      ? { skin, hair: indigo, top: water, legs: gold }
      : { skin, hair: indigo, top: ivory, legs: dusk },
    hands: [
      [turn * 0.3, -0.06],
      [turn * 0.22, 0.1],
    ],
  })

/** A knitting hall: people at round machines under cones of yarn, by the light of one window. */
export default {
  yarns: [
    ink,
    indigo,
    night,
    dusk,
    violet,
    plum,
    rose,
    gold,
    goldLight,
    sun,
    brown,
    skin,
    ivory,
    water,
    crimson,
    silver,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const floor = height * 0.72
      return (
        hall(width, height, floor) +
        window([1392, 190], 132, 360, floor) +
        lightOnFloor([1010, 1400], floor, 170) +
        machine([190, floor + 20], 330, DIM) +
        machine([470, floor + 40], 400, DIM) +
        machine([760, floor + 60], 470, DIM) +
        machine([1156, height * 0.85], 580, LIT) +
        worker(1362, height * 0.87, 380, -1, true) +
        worker(972, height * 0.87, 390, 1, false)
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const floor = height * 0.46
      return (
        hall(width, height, floor) +
        window([444, 160], 108, 230, floor) +
        lightOnFloor([150, 440], floor, 110) +
        machine([60, floor], 250, DIM) +
        machine([266, height * 0.5], 400, LIT) +
        worker(446, height * 0.495, 250, -1, true)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const floor = height * 0.78
      return (
        hall(width, height, floor) +
        window([456, 50], 96, 180, floor) +
        lightOnFloor([100, 440], floor, 110) +
        machine([236, height * 0.95], 350, LIT) +
        worker(432, height * 0.96, 240, -1, true)
      )
    },
  },
} satisfies Scene
