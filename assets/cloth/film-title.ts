import { disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { film, type Point, placed, rays } from './parts/cinema'

const { onyx, curtain, red, scarlet, copper, light, white } = yarns.cinemas

/** On the screen: a hero on a leaping horse, before a huge sun whose rays hang like a curtain. */
export default {
  yarns: [scarlet, red, copper, light, white, onyx, curtain],
  ...film(() => sky() + ground() + placed(horse() + hero(), 60, 60, 0.84)),
} satisfies Scene

function sky() {
  const [x, y] = [336, 210]
  return (
    rays(red, x, y, 600, 18, 0.05) +
    disc(copper, x, y, 216, 196) +
    disc(light, x, y, 190, 172) +
    disc(white, x, y, 150, 134)
  )
}

function ground() {
  return disc(curtain, 336, 470, 560, 150) + disc(onyx, 336, 490, 620, 150)
}

function horse() {
  const leg = (points: readonly Point[]) => line(onyx, 24, points)
  return (
    // The trunk, high at the breast.
    shape(onyx, [
      [226, 262],
      [250, 224],
      [330, 220],
      [396, 176],
      [428, 200],
      [420, 244],
      [360, 280],
      [270, 296],
      [236, 296],
    ]) +
    // Neck, head and ear.
    shape(onyx, [
      [380, 212],
      [408, 132],
      [436, 100],
      [446, 78],
      [456, 98],
      [500, 132],
      [496, 152],
      [478, 156],
      [446, 142],
      [432, 228],
    ]) +
    leg([
      [410, 236],
      [470, 226],
      [478, 276],
    ]) +
    leg([
      [396, 254],
      [444, 274],
      [430, 318],
    ]) +
    leg([
      [250, 280],
      [216, 320],
      [176, 352],
    ]) +
    leg([
      [280, 284],
      [276, 326],
      [232, 366],
    ]) +
    line(onyx, 22, [
      [234, 246],
      [190, 240],
      [150, 276],
      [136, 316],
    ])
  )
}

/** The hero, upright in the saddle, with a raised arm and a shawl in the wind. */
function hero() {
  return (
    shape(scarlet, [
      [326, 104],
      [270, 96],
      [190, 130],
      [140, 118],
      [180, 168],
      [250, 176],
      [318, 150],
    ]) +
    shape(onyx, [
      [306, 110],
      [368, 110],
      [362, 226],
      [310, 230],
    ]) +
    line(onyx, 26, [
      [330, 216],
      [374, 246],
      [362, 300],
    ]) +
    line(onyx, 22, [
      [360, 122],
      [404, 84],
      [418, 40],
    ]) +
    disc(onyx, 340, 76, 29, 33)
  )
}
