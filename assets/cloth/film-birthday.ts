import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { FILM, film, hair } from './parts/cinema'

const { onyx, red, scarlet, copper, wood, light, white, morning } = yarns.cinemas

/** On the screen: a cake with three candles, balloons, and a child who waits to blow. */
export default {
  yarns: [light, white, scarlet, copper, red, morning, wood, onyx],
  ...film(() => balloons() + bunting() + child() + cake() + table()),
} satisfies Scene

function balloons() {
  const all: [string, number, number][] = [
    [morning, 82, 170],
    [copper, 626, 170],
  ]
  return all
    .map(
      ([fill, x, y]) =>
        line(wood, 9, [
          [x, y + 40],
          [x, 400],
        ]) +
        disc(fill, x, y, 46, 56) +
        disc(white, x - 18, y - 20, 12, 16),
    )
    .join('')
}

function bunting() {
  const flags = [scarlet, white, morning, copper]
  const step = FILM.width / 8
  return Array.from({ length: 8 }, (_, at) =>
    shape(flags[at % flags.length] ?? white, [
      [at * step, 0],
      [(at + 1) * step, 0],
      [(at + 0.5) * step, 62],
    ]),
  ).join('')
}

function cake() {
  const middle = 420
  const tier = (fill: string, half: number, top: number, bottom: number) =>
    box(fill, middle - half, top, half * 2, bottom - top)
  const cream = (half: number, top: number) =>
    tier(white, half, top, top + 20) +
    [-0.75, -0.25, 0.25, 0.75]
      .map((at) => disc(white, middle + at * half, top + 24, half / 6, 16))
      .join('')
  const candles = [-60, 0, 60].map(
    (offset) =>
      disc(white, middle + offset, 90, 34, 40) +
      box(red, middle + offset - 12, 110, 24, 60) +
      disc(copper, middle + offset, 90, 14, 24),
  )
  return (
    candles.join('') +
    tier(red, 96, 160, 240) +
    cream(96, 160) +
    tier(scarlet, 156, 240, 330) +
    cream(156, 240)
  )
}

/** A child with a paper hat, whose face has the light of the candles. */
function child() {
  const [x, y] = [208, 250]
  return (
    disc(morning, x, 380, 78, 84) +
    disc(wood, x, y, 46, 50) +
    hair(onyx, [x, y], 46, -1) +
    shape(scarlet, [
      [x - 44, y - 44],
      [x + 28, y - 48],
      [x - 8, y - 120],
    ])
  )
}

function table() {
  return box(wood, 0, 330, FILM.width, 60)
}
