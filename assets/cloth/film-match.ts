import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { FILM, film } from './parts/cinema'

const { ink, scarlet, wood, light, white, jade, grass, evening } = yarns.cinemas

/** On the screen: a batsman has hit a ball high into the floodlights of an evening match. */
export default {
  yarns: [evening, ink, white, light, grass, jade, scarlet, wood],
  ...film(() => ground() + floodlight(70) + floodlight(616) + batsman() + ball()),
} satisfies Scene

const TURF = 262

function ground() {
  return (
    disc(ink, FILM.width / 2, TURF, 460, 74) +
    box(light, 0, TURF - 22, FILM.width, 12) +
    box(grass, 0, TURF - 10, FILM.width, 140) +
    box(jade, 0, TURF + 30, FILM.width, 30) +
    shape(light, [
      [190, 380],
      [260, TURF + 60],
      [520, TURF + 60],
      [600, 380],
    ])
  )
}

function floodlight(x: number) {
  return box(ink, x - 12, 90, 24, TURF - 110) + box(white, x - 48, 40, 96, 50)
}

/** He looks after the ball at the end of his swing. */
function batsman() {
  return (
    line(white, 34, [
      [378, 246],
      [352, 300],
      [322, 352],
    ]) +
    line(white, 34, [
      [398, 246],
      [440, 292],
      [452, 352],
    ]) +
    shape(scarlet, [
      [348, 138],
      [424, 132],
      [418, 252],
      [358, 252],
    ]) +
    line(light, 30, [
      [456, 84],
      [520, 30],
    ]) +
    line(scarlet, 28, [
      [362, 152],
      [398, 122],
      [448, 96],
    ]) +
    line(scarlet, 28, [
      [412, 150],
      [448, 126],
      [452, 92],
    ]) +
    disc(wood, 450, 92, 15) +
    disc(wood, 362, 112, 24, 26) +
    disc(light, 370, 94, 36, 32) +
    box(light, 322, 88, 40, 14)
  )
}

/** The ball, and its way through the air. */
function ball() {
  return (
    shape(
      light,
      [
        [322, 288],
        [334, 272],
        [206, 116],
        [186, 130],
      ],
      0.4,
    ) + disc(white, 190, 112, 24)
  )
}
