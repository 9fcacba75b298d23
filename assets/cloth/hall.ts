import { box, disc, glow } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import {
  across,
  block,
  curtain,
  down,
  outline,
  type Point,
  person,
  type Stitched,
  screen,
  seat,
  watcher,
} from './parts/cinema'

const { onyx, curtainDeep, curtain: cloth, red, scarlet, wood, brass, light, white } = yarns.cinemas

/** The hall in the dark: only the screen is bright; seats and heads take their edge of light from it. */
export default {
  yarns: [onyx, curtainDeep, cloth, red, scarlet, wood, brass, light, white],
  dither: 0.05,
  wide: { columns: 132, rows: 99, draw: wide, screen: screen.wide },
  upright: { columns: 48, rows: 112, draw: upright, screen: screen.upright },
  card: { columns: 48, rows: 40, draw: card },
} satisfies Scene

/** Where lines that lead to the screen would meet. */
const VANISHING: Point = [92, 36]

/** Up to which column words may stand: what is left of it stays dark. */
const WORDS = 77

const FOLDS = [onyx, curtainDeep, cloth, red, cloth, scarlet]

function wide(width: number, height: number) {
  const { column, columns } = screen.wide
  const [left, right, top] = [column - 13, column + columns + 1, 8]
  return (
    air(width, height, [across(92), down(36), width * 0.62]) +
    wall() +
    curtain(FOLDS, { column: left, row: top, columns: 12, rows: 48 }) +
    curtain(FOLDS.toReversed(), { column: right, row: top, columns: 12, rows: 48 }) +
    swags(left, top - 2, 82, 6) +
    lit(screen.wide) +
    stage(left, 56, 81) +
    block(light, WORDS + 1, 56, 28, 1) +
    banks() +
    aisle() +
    late()
  )
}

/** The light that the screen gives to the air, in bands. */
function air(width: number, height: number, round: [number, number, number]) {
  const falling = glow(
    'air',
    [
      [0, red],
      [0.4, cloth],
      [0.62, curtainDeep],
      [0.8, onyx],
    ],
    round,
  )
  return falling + box('url(#air)', 0, 0, width, height)
}

/** The wall at the left, which runs to the screen: panels, nearer ones larger, and lamps between. */
function wall() {
  const [far, above, below] = [41, 30, 22]
  const point = (depth: number, y: number): Point => [
    VANISHING[0] - far / depth,
    VANISHING[1] + y / depth,
  ]
  const panel = (fill: string, near: number, away: number, up: number, low: number) =>
    outline(fill, [point(near, -up), point(away, -up), point(away, low), point(near, low)])
  const panels = [
    { frame: red, inside: cloth, near: 0.86, away: 0.96 },
    { frame: cloth, inside: onyx, near: 0.68, away: 0.79 },
    { frame: cloth, inside: onyx, near: 0.53, away: 0.62 },
  ]
  const lamps = [0.825, 0.65, 0.5].map((depth) => {
    const [x, y] = point(depth, -6)
    return (
      disc(cloth, across(x), down(y), across(2.4 / depth), down(6 / depth)) +
      disc(red, across(x), down(y), across(1.3 / depth), down(3 / depth)) +
      block(wood, Math.round(x - 1), Math.round(y - 1), 2, 3)
    )
  })
  return (
    panel(curtainDeep, 0.44, 1, above, below) +
    panels
      .map(
        ({ frame, inside, near, away }) =>
          panel(frame, near, away, 18, 15) + panel(inside, near + 0.018, away - 0.018, 16, 13),
      )
      .join('') +
    lamps.join('')
  )
}

/** The short curtain above the screen, in swags. */
function swags(column: number, row: number, columns: number, count: number) {
  const step = columns / count
  let drawn = ''
  for (let at = 0; at < count; at++) {
    const middle = across(column + (at + 0.5) * step)
    const half = across(step / 2)
    drawn += disc(curtainDeep, middle, down(row), half, down(6))
    drawn += disc(red, middle, down(row), half, down(5))
    drawn += disc(cloth, middle, down(row), half * 0.8, down(3.4))
  }
  return drawn + block(curtainDeep, column - 1, row - 6, columns + 2, 7)
}

/** The screen: calm light inside an edge that is a little softer, in a dark frame. */
function lit({ column, row, columns, rows }: Stitched) {
  return (
    block(onyx, column - 1, row - 1, columns + 2, rows + 2) +
    block(light, column, row, columns, rows) +
    block(white, column + 1, row + 1, columns - 2, rows - 2)
  )
}

/** The edge of the stage. */
const stage = (column: number, row: number, columns: number) =>
  block(curtainDeep, column, row - 2, columns, 2) +
  block(wood, column, row, columns, 1) +
  block(cloth, column, row + 1, columns, 1) +
  block(curtainDeep, column, row + 2, columns, 3)

/** The way between the seats, from its left edge to its right one, with an edge of light on every step. */
const AISLE = { left: -9.5, right: -3.5, far: 61, near: 99 }

/** The column of something that stands so far beside the vanishing point where the seats begin. */
const columnAt = (row: number, offset: number) =>
  VANISHING[0] + (offset * (row - VANISHING[1])) / (AISLE.far - VANISHING[1])

function aisle() {
  const { left, right, far, near } = AISLE
  const steps = [
    { row: 64, edge: scarlet },
    { row: 68, edge: scarlet },
    { row: 73, edge: scarlet },
    { row: 79, edge: red },
    { row: 86, edge: red },
    { row: 94, edge: cloth },
  ]
  return (
    outline(curtainDeep, [
      [columnAt(far, left), far],
      [columnAt(far, right), far],
      [columnAt(near, right), near],
      [columnAt(near, left), near],
    ]) +
    steps
      .map(({ row, edge }) => {
        const [from, to] = [columnAt(row, left + 0.6), columnAt(row, right - 0.6)]
        return block(edge, from, row, to - from, 1)
      })
      .join('')
  )
}

/** Each nearer row of seats is larger and darker. */
const BANKS = [
  { row: 62, size: 5, fill: red, rim: scarlet, head: brass },
  { row: 66, size: 6, fill: red, rim: scarlet, head: brass },
  { row: 70, size: 7, fill: cloth, rim: scarlet, head: brass },
  { row: 75, size: 9, fill: cloth, rim: red, head: brass },
  { row: 82, size: 12, fill: curtainDeep, rim: red, head: wood },
  { row: 91, size: 15, fill: onyx, rim: cloth, head: wood },
] as const

/** Who sits where: for each row, places counted from the aisle, to the left below nought. */
const GUESTS: readonly (readonly number[])[] = [
  [-9, -7, -6, -3, -2, 0, 1, 4, 5, 8],
  [-8, -6, -4, -3, 1, 2, 3, 6],
  [-8, -7, -4, -2, 0, 1, 4, 5],
  [-6, -5, -2, 1, 2, 4],
  [-4, -3, 1, 2],
  [-3, 0, 1, 2],
]

/** The place of a child, in the nearest row. */
const CHILD = 1

function banks() {
  return BANKS.map(({ row, size, fill, rim, head }, index) => {
    const left = Math.round(columnAt(row, AISLE.left - 0.5))
    const right = Math.round(columnAt(row, AISLE.right + 0.5))
    const columnOf = (place: number) => (place < 0 ? left : right) + place * size
    const first = -Math.ceil(left / size)
    const places = Array.from({ length: 40 }, (_, at) => first + at).filter(
      (place) => columnOf(place) < 132,
    )
    const guest = (place: number) => {
      const child = index === BANKS.length - 1 && place === CHILD
      const middle = columnOf(place) + (size - 1) / 2
      const edge = middle < WORDS ? cloth : head
      const tall = across(size * (child ? 0.5 : 0.66))
      return watcher(onyx, edge, across(middle), down(row + size * 0.4), tall)
    }
    const back = (place: number) =>
      columnOf(place) < WORDS - 5
        ? seat(onyx, curtainDeep, columnOf(place), row, size - 1)
        : seat(fill, rim, columnOf(place), row, size - 1)
    const dark = block(onyx, 0, row + 3, 132, 99 - row)
    return (GUESTS[index] ?? []).map(guest).join('') + dark + places.map(back).join('')
  }).join('')
}

/** A mother and her child, who come late by the aisle. */
function late() {
  const [mother, child, ground] = [across(84), across(88), down(73)]
  const sari = { skin: wood, hair: onyx, top: brass, legs: scarlet, skirt: true }
  const frock = { skin: wood, hair: onyx, top: light, legs: brass, skirt: true }
  const reaching = [
    [0.06, 0.2],
    [0.16, 0.3],
  ] as const
  return (
    person(mother, ground, 150, sari, { right: reaching }) +
    person(child, ground, 94, frock, { head: 1.4, left: [[-0.14, 0.06]] })
  )
}

function upright(width: number, height: number) {
  const { column, row, columns, rows } = screen.upright
  const folds = FOLDS.slice(2)
  const end = row + rows
  return (
    air(width, height, [width / 2, down(34), height * 0.45]) +
    block(onyx, 0, 0, 48, 6) +
    block(curtainDeep, 0, 6, 48, 10) +
    block(cloth, 0, 6, 48, 1) +
    curtain(folds, { column: 0, row: row - 5, columns: 4, rows: rows + 7 }) +
    curtain(folds.toReversed(), { column: 44, row: row - 5, columns: 4, rows: rows + 7 }) +
    swags(-4, row - 6, 56, 4) +
    lit({ column, row, columns, rows }) +
    stage(0, end + 3, 48) +
    block(light, 12, end + 3, 24, 1) +
    uprightBanks(end + 8)
  )
}

/** On a phone two blocks of seats rise to the viewer, beside a way that runs up to the screen. */
function uprightBanks(first: number) {
  const banks = [
    { row: first, size: 4, way: 5, fill: red, rim: scarlet, heads: [1, 2, 4] },
    { row: first + 5, size: 5, way: 6, fill: red, rim: scarlet, heads: [1, 3] },
    { row: first + 11, size: 6, way: 8, fill: cloth, rim: scarlet, heads: [0, 2] },
    { row: first + 19, size: 8, way: 10, fill: cloth, rim: red, heads: [0] },
    { row: first + 29, size: 10, way: 12, fill: curtainDeep, rim: red, heads: [0, 1] },
    { row: first + 42, size: 14, way: 14, fill: onyx, rim: cloth, heads: [0] },
  ]
  return banks
    .map(({ row, size, way, fill, rim, heads }) => {
      const places = Array.from({ length: Math.ceil(24 / size) }, (_, at) => at)
      const columnOf = (place: number, side: number) =>
        side < 0 ? 24 - way / 2 - (place + 1) * size + 1 : 24 + way / 2 + place * size
      const sides = [-1, 1].map((side) => {
        const guests = heads.map((place) =>
          watcher(
            onyx,
            row === first ? brass : wood,
            across(columnOf(place + (side > 0 ? 0 : place % 2), side) + (size - 1) / 2),
            down(row + size * 0.4),
            across(size * 0.66),
          ),
        )
        const backs = places.map((place) => seat(fill, rim, columnOf(place, side), row, size - 1))
        return guests.join('') + block(onyx, side < 0 ? 0 : 24, row + 3, 24, 112) + backs.join('')
      })
      const step = block(rim, 24 - way / 2 + 1, row + 3, way - 2, 1)
      const carpet = block(curtainDeep, 24 - way / 2, row + 2, way, 112)
      return sides.join('') + carpet + step
    })
    .join('')
}

/** A father, a mother and a child between them, before a screen that fills the card. */
function card(width: number, height: number) {
  return (
    air(width, height, [width / 2, height * 0.4, width * 0.8]) +
    curtain(FOLDS.slice(2), { column: 0, row: 0, columns: 8, rows: 30 }) +
    curtain(FOLDS.slice(2).toReversed(), { column: 40, row: 0, columns: 8, rows: 30 }) +
    swags(0, 1, 48, 4) +
    lit({ column: 8, row: 7, columns: 32, rows: 20 }) +
    block(wood, 0, 29, 48, 1) +
    block(curtainDeep, 0, 30, 48, 10) +
    watcher(onyx, onyx, across(13), down(31), across(12)) +
    watcher(onyx, onyx, across(35), down(32), across(11)) +
    watcher(onyx, onyx, across(24), down(32), across(8)) +
    [2, 13, 24, 35, 46].map((middle) => seat(red, scarlet, middle - 5, 33, 10)).join('')
  )
}
