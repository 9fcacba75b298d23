import { box, disc, gradient, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { across, block, down, person, placed } from './parts/cinema'

const {
  ink,
  onyx,
  curtain,
  red,
  scarlet,
  copper,
  wood,
  gold,
  brass,
  light,
  white,
  jade,
  violet,
  plum,
  evening,
} = yarns.cinemas

/** Before the cinema in the evening: people arrive under a lit canopy, an auto-rickshaw waits. */
export default {
  yarns: [
    ink,
    evening,
    plum,
    violet,
    copper,
    onyx,
    curtain,
    red,
    scarlet,
    wood,
    gold,
    brass,
    light,
    white,
    jade,
  ],
  dither: 0,
  wide: { columns: 132, rows: 99, draw: wide },
  card: { columns: 48, rows: 40, draw: card },
} satisfies Scene

/** Rows: where the canopy hangs, and where the house meets the ground. */
const [CANOPY, GROUND] = [48, 76]

function wide(width: number, height: number) {
  return (
    sky(width, height, 1) +
    stars() +
    trees() +
    house() +
    forecourt() +
    guests() +
    placed(rickshaw(), across(11), down(66), 1.2)
  )
}

/** The last light behind the house, in bands. */
function sky(width: number, height: number, share: number) {
  const dusk = gradient(
    'dusk',
    [
      [0, ink],
      [0.3, evening],
      [0.55, plum],
      [0.72, violet],
      [0.86, violet],
      [0.87, copper],
      [1, copper],
    ],
    [0, 0, 0, height * 0.78 * share],
  )
  return dusk + box('url(#dusk)', 0, 0, width, height)
}

function stars() {
  const places = [
    [8, 16],
    [19, 22],
    [27, 15],
    [38, 19],
    [52, 16],
    [64, 18],
    [79, 16],
    [90, 20],
    [124, 16],
  ] as const
  return places.map(([column, row]) => block(light, column, row, 1, 1)).join('')
}

function trees() {
  return (
    disc(ink, across(3), down(54), across(14), down(14)) +
    disc(ink, across(24), down(66), across(13), down(9)) +
    block(ink, 1, 60, 4, 20)
  )
}

function house() {
  return (
    block(curtain, 36, 24, 90, 54) +
    block(red, 36, 24, 90, 2) +
    // The tower, with panels of plain light one above the other.
    block(onyx, 100, 6, 16, 44) +
    [9, 19, 29].map((row) => block(light, 102, row, 12, 8)).join('') +
    [11, 21, 31].map((row) => block(white, 104, row, 8, 4)).join('') +
    block(scarlet, 98, 6, 2, 44) +
    block(scarlet, 116, 6, 2, 44) +
    // Three panels of light above the canopy.
    block(onyx, 40, 29, 56, 17) +
    [42, 60, 78].map((column) => block(light, column, 31, 16, 13)).join('') +
    [44, 62, 80].map((column) => block(white, column, 33, 12, 9)).join('') +
    doors() +
    canopy()
  )
}

/** The canopy with its row of bulbs, and light below. */
function canopy() {
  let bulbs = ''
  for (let column = 34; column < 128; column += 4) bulbs += block(white, column, CANOPY + 3, 2, 2)
  return (
    block(onyx, 30, CANOPY, 100, 1) +
    block(scarlet, 30, CANOPY + 1, 100, 6) +
    bulbs +
    block(light, 32, CANOPY + 7, 96, 1) +
    block(brass, 32, CANOPY + 8, 96, 1)
  )
}

/** Doors of light between posters. */
function doors() {
  return (
    block(brass, 62, CANOPY + 8, 36, GROUND - CANOPY - 8) +
    [64, 76, 88]
      .map((column) => block(light, column, CANOPY + 11, 9, GROUND - CANOPY - 11))
      .join('') +
    [66, 78, 90]
      .map((column) => block(white, column, CANOPY + 13, 5, GROUND - CANOPY - 13))
      .join('') +
    poster(43, jade, light) +
    poster(102, violet, copper)
  )
}

/** A film's poster without words: a field and a disc. */
const poster = (column: number, field: string, round: string) =>
  block(light, column - 1, CANOPY + 11, 13, 16) +
  block(field, column, CANOPY + 12, 11, 14) +
  disc(round, across(column + 5.5), down(CANOPY + 18), across(3), down(3.4))

/** Steps and ground, on which the doors' light lies. */
function forecourt() {
  return (
    block(wood, 34, GROUND, 94, 2) +
    block(plum, 0, GROUND + 2, 132, 30) +
    shape(curtain, [
      [across(50), down(GROUND + 2)],
      [across(112), down(GROUND + 2)],
      [across(124), down(99)],
      [across(36), down(99)],
    ]) +
    shape(red, [
      [across(58), down(GROUND + 2)],
      [across(102), down(GROUND + 2)],
      [across(108), down(94)],
      [across(52), down(94)],
    ]) +
    shape(copper, [
      [across(64), down(GROUND + 2)],
      [across(97), down(GROUND + 2)],
      [across(99), down(86)],
      [across(61), down(86)],
    ])
  )
}

function guests() {
  const shirt = { skin: wood, hair: onyx, top: white, legs: ink }
  const veshti = { skin: wood, hair: onyx, top: evening, legs: white, skirt: true }
  const sari = { skin: wood, hair: onyx, top: jade, legs: jade, skirt: true }
  const gown = { skin: wood, hair: onyx, top: gold, legs: scarlet, skirt: true }
  const inward = [
    [0.04, 0.18],
    [0.1, 0.3],
  ] as const
  return (
    person(across(67), down(79), 200, sari) +
    person(across(58), down(80), 210, shirt) +
    // A family, nearer.
    person(across(77), down(92), 320, veshti, { right: inward }) +
    person(across(85), down(92), 190, gown, { head: 1.35, left: [[-0.12, -0.1]] }) +
    person(
      across(95),
      down(91),
      300,
      { ...sari, top: scarlet, legs: gold },
      {
        left: [
          [-0.06, 0.18],
          [-0.18, 0.28],
        ],
      },
    ) +
    person(across(119), down(92), 290, { ...shirt, top: light }, { stride: 0.14, behind: 1 })
  )
}

/** Its wheels stand 224 units below nought, and it looks to the right. */
function rickshaw() {
  const wheel = (x: number) => disc(onyx, x, 190, 38, 34) + disc(brass, x, 190, 14, 12)
  return (
    shape(light, [
      [286, 146],
      [420, 200],
      [420, 222],
      [290, 222],
    ]) +
    shape(gold, [
      [6, 110],
      [14, 34],
      [44, 0],
      [196, 0],
      [226, 20],
      [262, 110],
    ]) +
    // The lit inside, with a guest and the driver.
    box(light, 36, 34, 92, 76) +
    shape(light, [
      [150, 34],
      [210, 34],
      [236, 110],
      [150, 110],
    ]) +
    disc(onyx, 84, 64, 22, 24) +
    box(scarlet, 56, 86, 56, 24) +
    disc(onyx, 190, 66, 20, 22) +
    box(jade, 164, 88, 52, 22) +
    shape(onyx, [
      [0, 106],
      [262, 106],
      [292, 140],
      [296, 194],
      [0, 194],
    ]) +
    shape(gold, [
      [0, 122],
      [270, 122],
      [284, 140],
      [286, 174],
      [0, 174],
    ]) +
    wheel(58) +
    wheel(244) +
    disc(white, 290, 144, 18, 18)
  )
}

/** The canopy, the doors and two who come. */
function card(width: number, height: number) {
  const shirt = { skin: wood, hair: onyx, top: evening, legs: ink }
  const gown = { skin: wood, hair: onyx, top: gold, legs: scarlet, skirt: true }
  let bulbs = ''
  for (let column = 2; column < 48; column += 4) bulbs += block(white, column, 14, 2, 2)
  return (
    sky(width, height, 0.7) +
    block(curtain, 3, 4, 42, 32) +
    block(onyx, 6, 3, 36, 9) +
    [7, 19, 31].map((column) => block(light, column, 4, 10, 7)).join('') +
    block(scarlet, 0, 12, 48, 6) +
    bulbs +
    block(brass, 0, 18, 48, 1) +
    block(light, 12, 20, 24, 14) +
    block(white, 15, 22, 8, 12) +
    block(white, 25, 22, 8, 12) +
    block(onyx, 0, 34, 48, 6) +
    block(copper, 12, 34, 24, 3) +
    person(across(19), down(39), 196, shirt) +
    person(across(27), down(39), 150, gown, { head: 1.35, left: [[-0.16, -0.06]] }) +
    block(onyx, 4, 22, 6, 9) +
    block(jade, 5, 23, 4, 7) +
    block(onyx, 38, 22, 6, 9) +
    block(violet, 39, 23, 4, 7)
  )
}
