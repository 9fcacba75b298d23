import { box, disc, glow, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { across, block, down, person, placed, tub } from './parts/cinema'

const { onyx, curtainDeep, curtain, red, scarlet, copper, wood, brass, light, white, morning } =
  yarns.cinemas

/** The counter: a popcorn machine glows, shelves of brass behind, and a father buys with his child. */
export default {
  yarns: [curtain, curtainDeep, red, scarlet, copper, wood, brass, light, white, onyx, morning],
  dither: 0,
  wide: { columns: 132, rows: 99, draw: wide },
  card: { columns: 48, rows: 40, draw: card },
} satisfies Scene

/** The rows of the counter's top and of the floor. */
const [COUNTER, FLOOR] = [64, 92]

function wide(width: number, height: number) {
  return (
    warmth(width, height, [across(40), down(40), across(76)]) +
    shelves(80, 14, 40) +
    lamp(11, 16) +
    lamp(68, 16) +
    placed(seller(), across(68), down(COUNTER + 6)) +
    counter() +
    placed(machine(), across(24), down(COUNTER)) +
    buyers()
  )
}

/** The machine's light on the wall. */
function warmth(width: number, height: number, round: [number, number, number]) {
  const falling = glow(
    'warmth',
    [
      [0, scarlet],
      [0.42, red],
      [0.72, curtain],
      [1, curtainDeep],
    ],
    round,
  )
  return falling + box('url(#warmth)', 0, 0, width, height)
}

/** A globe of glass that hangs from the ceiling. */
function lamp(column: number, row: number) {
  const [x, y] = [across(column), down(row)]
  return (
    box(onyx, x - 6, 0, 12, y) +
    disc(scarlet, x, y, 100, 94) +
    disc(copper, x, y, 80, 76) +
    disc(light, x, y, 66, 62) +
    disc(white, x, y, 46, 44)
  )
}

/** Two boards of brass with jars and cups. */
function shelves(column: number, row: number, columns: number) {
  const boards = [
    { base: row + 12, goods: [light, light, scarlet, copper, scarlet, light, light], tall: 7 },
    { base: row + 25, goods: [copper, white, white, morning, white, white, copper], tall: 6 },
  ]
  return (
    block(onyx, column - 2, row - 2, columns + 4, 32) +
    block(curtainDeep, column, row, columns, 28) +
    boards
      .map(
        ({ base, goods, tall }) =>
          goods
            .map((fill, at) => {
              const x = column + 1 + at * 5.5
              return block(fill, Math.round(x), base - tall, 4, tall)
            })
            .join('') +
          block(brass, column, base, columns, 1) +
          block(wood, column, base + 1, columns, 1),
      )
      .join('')
  )
}

function counter() {
  let drawn =
    block(light, 0, COUNTER, 132, 1) +
    block(brass, 0, COUNTER + 1, 132, 2) +
    block(onyx, 0, COUNTER + 3, 132, 1) +
    block(red, 0, COUNTER + 4, 132, 30)
  for (let x = 3; x < 132; x += 14)
    drawn += block(curtain, x, COUNTER + 7, 11, 18) + block(scarlet, x, COUNTER + 7, 11, 1)
  return drawn + block(wood, 0, FLOOR - 1, 132, 1) + block(curtainDeep, 0, FLOOR, 132, 10)
}

/** The machine: a roof with a striped edge, popcorn behind glass, a pan that pours. It stands on nought. */
function machine() {
  const [width, roof, glass] = [384, -500, -430]
  const stripes = Array.from({ length: 8 }, (_, at) =>
    box(at % 2 ? white : scarlet, at * 48, glass, 48, 40),
  )
  const hills = [
    [90, 70, 96],
    [190, 90, 120],
    [290, 76, 90],
  ] as const
  const flakes = [
    [276, -300],
    [300, -262],
    [264, -248],
    [318, -226],
    [240, -290],
  ] as const
  return (
    disc(brass, width / 2, roof - 62, 24, 20) +
    shape(scarlet, [
      [48, roof - 50],
      [width - 48, roof - 50],
      [width, roof + 30],
      [0, roof + 30],
    ]) +
    box(brass, -12, roof + 30, width + 24, 40) +
    box(light, 0, glass, width, 340) +
    stripes.join('') +
    // The pan, tipped to the right.
    box(wood, 150, glass + 40, 24, 40) +
    placed(box(copper, -72, -34, 144, 70) + box(wood, -84, -44, 168, 20), 168, glass + 112) +
    hills.map(([x, wide, tall]) => disc(white, x, -126, wide, tall * 0.9)).join('') +
    box(white, 12, -150, width - 24, 60) +
    flakes.map(([x, y]) => disc(white, x, y, 14, 12)).join('') +
    box(brass, 0, glass + 40, 12, 300) +
    box(brass, width - 12, glass + 40, 12, 300) +
    box(brass, -12, -100, width + 24, 20) +
    box(scarlet, -12, -80, width + 24, 80) +
    box(light, 60, -60, width - 120, 20)
  )
}

/** She stands behind the counter and gives a tub of popcorn. */
function seller() {
  const wear = { skin: wood, hair: onyx, top: white, legs: white }
  return (
    person(0, 150, 400, wear, {
      behind: -1,
      right: [
        [0.08, 0.14],
        [0.26, 0.1],
      ],
      left: [
        [-0.06, 0.18],
        [-0.02, 0.32],
      ],
    }) +
    box(white, -46, -256, 84, 30) +
    placed(tub(scarlet, white), 156, -128)
  )
}

/** The father pays; the child stands on its toes and reaches up. */
function buyers() {
  const father = { skin: wood, hair: onyx, top: morning, legs: onyx }
  const child = { skin: wood, hair: onyx, top: white, legs: brass, skirt: true }
  return (
    person(across(104), down(96), 520, father, {
      left: [
        [-0.1, 0.12],
        [-0.26, 0.04],
      ],
      stride: 0.08,
    }) +
    person(across(86), down(96), 290, child, {
      head: 1.35,
      left: [[-0.1, -0.26]],
      right: [[0.08, -0.28]],
    })
  )
}

/** Only the machine and the child before it. */
function card(width: number, height: number) {
  const child = { skin: wood, hair: onyx, top: morning, legs: onyx }
  return (
    warmth(width, height, [across(18), down(16), across(34)]) +
    placed(lamp(0, 6), across(41), 0, 0.6) +
    block(brass, 0, 31, 48, 2) +
    block(red, 0, 33, 48, 10) +
    placed(machine(), across(5), down(31), 0.6) +
    person(across(37), down(48), 250, child, {
      head: 1.35,
      left: [[-0.18, -0.12]],
      right: [[0.06, 0.2]],
    })
  )
}
