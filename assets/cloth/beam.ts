import { box, chance, disc, glow, line } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { across, block, down, outline, type Point, placed, seat, watcher } from './parts/cinema'

const { onyx, curtainDeep, curtain, red, scarlet, wood, brass, light, white } = yarns.cinemas

/** The projector's beam goes through dust, over heads; the projectionist stands at his small window. */
export default {
  yarns: [onyx, curtainDeep, curtain, red, scarlet, wood, brass, light, white],
  dither: 0,
  wide: { columns: 132, rows: 99, draw: wide },
  upright: { columns: 48, rows: 112, draw: upright },
  card: { columns: 48, rows: 40, draw: card },
} satisfies Scene

function wide() {
  const lens: Point = [95, 27]
  return (
    wall(132, 99, 12) +
    beam(lens, 97, [4, 54]) +
    dust(lens, 97, [4, 54], 90) +
    booth(97, 17, 1) +
    flare(lens, 34) +
    banks(WIDE, 132, 77)
  )
}

/** The wall at the back in the dark, in panels under a dark ceiling. */
function wall(columns: number, rows: number, ceiling: number) {
  let drawn = block(curtainDeep, 0, ceiling, columns, rows - ceiling)
  for (let x = 4; x < columns; x += 16)
    drawn += block(onyx, x, ceiling + 5, 11, rows) + block(curtainDeep, x + 1, ceiling + 6, 9, rows)
  return drawn
}

/** Light that spreads from the lens to the left, in parts, as the film lets it through. */
function beam([x, y]: Point, reach: number, [top, bottom]: readonly [number, number]) {
  const left = x - reach
  const falling = (id: string, fills: readonly string[]) =>
    glow(
      id,
      fills.map((fill, at) => [at / (fills.length - 1), fill] as const),
      [across(x), down(y), across(reach)],
    )
  const parts = [0, 0.18, 0.34, 0.46, 0.64, 0.8, 1].map((share) => top + (bottom - top) * share)
  const wedge = (fill: string, from: number, to: number) =>
    outline(fill, [
      [x, y - 1.2],
      [left, parts[from] ?? top],
      [left, parts[to] ?? bottom],
      [x, y + 1.2],
    ])
  return (
    falling('edge', [brass, wood, curtain, curtain, curtain]) +
    falling('core', [white, light, wood, red, red, red, curtain]) +
    wedge('url(#edge)', 0, 6) +
    wedge('url(#core)', 1, 2) +
    wedge('url(#core)', 3, 5)
  )
}

/** Dust in the beam: the further from the lens, the less light it has. */
function dust(
  [x, y]: Point,
  reach: number,
  [top, bottom]: readonly [number, number],
  count: number,
) {
  const random = chance(7)
  return Array.from({ length: count }, () => {
    const way = random() ** 0.7
    const aim = top + (bottom - top) * (0.06 + random() * 0.88)
    const fill = way < 0.18 ? light : random() < 0.5 ? wood : scarlet
    return block(fill, Math.round(x - reach * way), Math.round(y + (aim - y) * way), 1, 1)
  }).join('')
}

/** The small window of the booth: a lit room, the projector with its reels, and who runs it. */
function booth(column: number, row: number, size: number) {
  const man =
    disc(onyx, 196, 58, 26, 30) +
    disc(onyx, 204, 168, 52, 84) +
    line(onyx, 24, [
      [176, 112],
      [140, 128],
      [108, 112],
    ])
  const projector =
    box(onyx, 24, 92, 78, 44) +
    box(onyx, -14, 100, 44, 24) +
    disc(onyx, 42, 62, 32, 30) +
    disc(light, 42, 62, 9) +
    disc(onyx, 94, 66, 24, 24) +
    box(onyx, 48, 130, 26, 50)
  const room =
    box(wood, -24, -20, 312, 220) +
    box(onyx, -12, -10, 288, 200) +
    box(brass, 0, 0, 264, 180) +
    disc(light, 140, 70, 110, 76) +
    projector +
    man +
    box(onyx, 0, 170, 264, 20) +
    box(wood, -36, 190, 336, 20)
  return placed(room, across(column), down(row), size)
}

/** The lens, too bright to look at. */
const flare = ([x, y]: Point, size: number) =>
  disc(brass, across(x), down(y), size * 1.5) +
  disc(light, across(x), down(y), size * 1.15) +
  disc(white, across(x), down(y), size * 0.75)

type Bank = {
  row: number
  size: number
  /** Seats in a row, from which column. */
  from: number
  /** Which of them have a guest, and which of these a child. */
  guests: readonly number[]
  children?: readonly number[]
}

const WIDE: readonly Bank[] = [
  { row: 60, size: 8, from: -3, guests: [1, 2, 4, 6, 7, 9, 10, 11, 13, 14, 16], children: [10] },
  { row: 71, size: 11, from: -6, guests: [1, 3, 4, 6, 8, 9, 11, 12], children: [4, 9] },
  { row: 86, size: 16, from: -5, guests: [1, 2, 5, 6, 7], children: [6] },
]

/** Rows of people who look at us; heads take an edge of light from the beam, up to a column a dim one. */
function banks(rows: readonly Bank[], columns: number, dim: number) {
  return rows
    .map(({ row, size, from, guests, children = [] }, index) => {
      const middle = (place: number) => from + place * size + (size - 1) / 2
      const places = Array.from({ length: Math.ceil((columns - from) / size) }, (_, at) => at)
      const fill = index === rows.length - 1 ? curtainDeep : curtain
      const rim = index === rows.length - 1 ? curtain : red
      return (
        block(onyx, 0, row + 2, columns, 112) +
        places.map((place) => seat(fill, rim, from + place * size, row, size - 1)).join('') +
        guests
          .map((place) =>
            watcher(
              onyx,
              middle(place) < dim ? scarlet : brass,
              across(middle(place)),
              down(row + size * 0.62),
              across(size * (children.includes(place) ? 0.52 : 0.66)),
            ),
          )
          .join('')
      )
    })
    .join('')
}

function upright() {
  const lens: Point = [28, 27]
  const edges = [16, 62] as const
  return (
    wall(48, 112, 12) +
    beam(lens, 30, edges) +
    dust(lens, 30, edges, 30) +
    booth(29, 20, 0.68) +
    flare(lens, 30) +
    banks(
      [
        { row: 62, size: 9, from: -6, guests: [1, 3, 4], children: [3] },
        { row: 74, size: 12, from: -6, guests: [1, 2, 4], children: [2] },
        { row: 90, size: 18, from: -3, guests: [0, 1], children: [0] },
      ],
      48,
      48,
    )
  )
}

function card() {
  const lens: Point = [27, 13]
  const edges = [4, 32] as const
  return (
    wall(48, 40, 3) +
    beam(lens, 28, edges) +
    dust(lens, 28, edges, 22) +
    booth(28, 5, 0.72) +
    flare(lens, 28) +
    banks([{ row: 31, size: 14, from: -4, guests: [0, 1, 2, 3], children: [1] }], 48, 0)
  )
}
