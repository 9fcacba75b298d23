import { box, disc, glow, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { across, block, down, hair, outline, type Point, person, placed, tub } from './parts/cinema'

const {
  onyx,
  curtainDeep,
  curtain,
  red,
  scarlet,
  copper,
  wood,
  brass,
  light,
  white,
  morning,
  jade,
} = yarns.cinemas

/** Seats from the side, up the steps: a party of guests takes its places, one child stands on the seat. */
export default {
  yarns: [
    curtain,
    curtainDeep,
    onyx,
    red,
    scarlet,
    copper,
    wood,
    brass,
    light,
    white,
    morning,
    jade,
  ],
  dither: 0,
  wide: { columns: 132, rows: 99, draw: wide },
  card: { columns: 48, rows: 40, draw: card },
} satisfies Scene

/** A step is so wide and so high, in stitches. */
const STEP = { columns: 24, rows: 9 }

/** Where the ground of a step is, in units: the middle of its seat. */
const onStep = (step: number): Point => [
  across(16 + step * STEP.columns),
  down(92 - step * STEP.rows),
]

function wide(width: number, height: number) {
  const shirt = { skin: wood, hair: onyx, top: morning, legs: onyx }
  const [fx, fy] = onStep(0)
  const [cx, cy] = onStep(2)
  const [mx, my] = onStep(3)
  const [lx, ly] = onStep(1)
  return (
    air(width, height, [across(5), down(36), width]) +
    screen() +
    lamps() +
    steps() +
    // From the screen up: one sits down, one sits with balloons, a child stands, a father brings cups.
    placed(chair(), fx, fy) +
    placed(sitter(copper, onyx), fx, fy) +
    placed(chair(), lx, ly) +
    placed(sitter(jade, jade), lx, ly) +
    balloons(lx - 56, ly - 330) +
    placed(chair(), cx, cy) +
    child(cx - 20, cy - 110) +
    placed(chair(), mx + 30, my) +
    placed(tub(scarlet, white), mx - 158, my - 270) +
    person(mx - 70, my, 420, shirt, {
      behind: 1,
      left: [
        [-0.04, 0.14],
        [-0.2, 0.16],
      ],
      stride: 0.12,
    }) +
    placed(chair(), ...onStep(4)) +
    placed(sitter(white, jade), ...onStep(4))
  )
}

/** The screen's light comes from the left. */
function air(width: number, height: number, round: [number, number, number]) {
  const falling = glow(
    'air',
    [
      [0, light],
      [0.07, copper],
      [0.15, scarlet],
      [0.28, red],
      [0.5, curtain],
      [0.95, curtainDeep],
    ],
    round,
  )
  return falling + box('url(#air)', 0, 0, width, height)
}

function lamps() {
  return [34, 66, 98]
    .map((column) => {
      const [x, y] = [across(column), down(17)]
      return (
        disc(red, x, y - 20, 84, 120) +
        disc(scarlet, x, y - 24, 60, 86) +
        disc(copper, x, y - 20, 34, 50) +
        shape(light, [
          [x - 26, y - 20],
          [x + 26, y - 20],
          [x + 14, y + 20],
          [x - 14, y + 20],
        ])
      )
    })
    .join('')
}

/** The edge of the screen, seen from the side. */
const screen = () =>
  outline(white, [
    [0, 8],
    [8, 12],
    [8, 58],
    [0, 62],
  ])

/** The flight of steps, each with a lamp in its side, and below it another in the dark. */
function steps() {
  const flight = [0, 1, 2, 3, 4].map(
    (step) => [step * STEP.columns, 92 - step * STEP.rows] as const,
  )
  const lit = flight.map(
    ([column, row]) =>
      block(curtainDeep, column, row, 132, 99) +
      block(copper, column, row, 132 - column, 1) +
      block(wood, column, row + 1, 1, STEP.rows) +
      block(scarlet, column + 9, row + 4, 6, 3) +
      block(light, column + 10, row + 5, 4, 1),
  )
  const dark = flight.map(
    ([column, row]) =>
      block(onyx, column + 8, row + 18, 132, 99) + block(curtain, column + 8, row + 18, 132, 1),
  )
  return [...lit, ...dark].join('')
}

/** A seat that looks to the left; it stands on nought. */
function chair() {
  return (
    box(onyx, -20, -70, 40, 70) +
    line(red, 60, [
      [66, -110],
      [98, -240],
    ]) +
    line(scarlet, 24, [
      [50, -120],
      [80, -246],
    ]) +
    line(scarlet, 44, [
      [-60, -96],
      [50, -92],
    ]) +
    box(wood, -64, -160, 110, 20)
  )
}

/** Somebody in a seat, who looks to the left. */
function sitter(top: string, legs: string) {
  return (
    line(legs, 46, [
      [26, -134],
      [-70, -136],
      [-82, -24],
    ]) +
    line(top, 84, [
      [34, -160],
      [46, -250],
    ]) +
    line(top, 32, [
      [36, -250],
      [4, -184],
      [-56, -176],
    ]) +
    disc(wood, -64, -176, 17) +
    disc(wood, 30, -326, 40, 44) +
    hair(onyx, [30, -326], 40, 1)
  )
}

function balloons(x: number, y: number) {
  return (
    line(white, 8, [
      [x, y + 160],
      [x - 30, y - 60],
    ]) +
    line(white, 8, [
      [x, y + 160],
      [x + 36, y - 100],
    ]) +
    disc(light, x - 50, y - 110, 58, 68) +
    disc(morning, x + 48, y - 150, 54, 62) +
    disc(white, x - 70, y - 134, 14, 18)
  )
}

/** A child with a paper hat, who stands on the seat with both arms up. */
function child(x: number, ground: number) {
  const wear = { skin: wood, hair: onyx, top: light, legs: morning }
  return (
    person(x, ground, 290, wear, {
      head: 1.35,
      behind: 1,
      left: [[-0.18, -0.3]],
      right: [[0.18, -0.3]],
    }) +
    shape(scarlet, [
      [x - 34, ground - 286],
      [x + 34, ground - 286],
      [x + 4, ground - 370],
    ])
  )
}

/** Two seats: a guest with balloons, and the child, which stands. */
function card(width: number, height: number) {
  const floor = down(36)
  return (
    air(width, height, [0, down(16), width * 1.1]) +
    block(onyx, 0, 36, 48, 4) +
    block(copper, 0, 36, 48, 1) +
    placed(chair() + sitter(jade, jade), across(14), floor, 0.62) +
    placed(balloons(0, 0), across(11), down(15), 0.62) +
    placed(chair() + child(-20, -110), across(34), floor, 0.76)
  )
}
