import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { FILM, film, placed, rays, star } from './parts/cinema'

const { copper, wood, brass, light, white, jade, emerald } = yarns.cinemas

/** On the screen: a glass of tea with foam, which shines with a star. */
export default {
  yarns: [jade, emerald, copper, wood, brass, white, light],
  ...film(() => room() + placed(steam() + glass(), -66, 0, 1) + star(white, 500, 106, 110)),
} satisfies Scene

const TABLE = 318

function room() {
  return (
    rays(emerald, 270, 220, 620, 16, 0.1) +
    disc(emerald, 270, 220, 206, 190) +
    box(brass, 0, TABLE, FILM.width, 20) +
    box(wood, 0, TABLE + 20, FILM.width, 60)
  )
}

/** Two wisps above the foam. */
function steam() {
  const wisp = (x: number) =>
    line(light, 22, [
      [x, 92],
      [x - 18, 68],
      [x + 4, 44],
      [x - 10, 16],
    ])
  return wisp(306) + wisp(366)
}

/** A tumbler that narrows to its foot, on a saucer. */
function glass() {
  return (
    disc(light, 336, TABLE + 4, 176, 26) +
    disc(brass, 336, TABLE, 120, 16) +
    shape(white, [
      [228, 104],
      [444, 104],
      [410, 318],
      [262, 318],
    ]) +
    shape(copper, [
      [243, 150],
      [429, 150],
      [400, 302],
      [272, 302],
    ]) +
    shape(wood, [
      [372, 150],
      [429, 150],
      [400, 302],
      [362, 302],
    ]) +
    disc(white, 336, 148, 94, 22) +
    disc(light, 336, 112, 108, 20) +
    shape(white, [
      [262, 176],
      [286, 176],
      [298, 280],
      [282, 280],
    ])
  )
}
