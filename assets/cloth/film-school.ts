import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { FILM, film, hair } from './parts/cinema'

const { onyx, scarlet, wood, gold, light, white, morning, jade, grass } = yarns.cinemas

/** On the screen: children in the windows of a bus that crosses green hills in the morning. */
export default {
  yarns: [morning, light, gold, jade, grass, white, onyx, wood, scarlet],
  ...film(() => country() + bus() + children()),
} satisfies Scene

const ROAD = 330

function country() {
  return (
    disc(white, 560, 84, 52) +
    disc(white, 110, 70, 70, 24) +
    disc(white, 160, 52, 50, 24) +
    disc(grass, 180, 330, 330, 140) +
    disc(jade, 560, 350, 300, 150) +
    box(onyx, 0, ROAD, FILM.width, 60) +
    [60, 240, 420, 600].map((x) => box(white, x, ROAD + 24, 72, 10)).join('')
  )
}

function bus() {
  const wheels = [190, 480].map((x) => disc(onyx, x, 312, 48, 46) + disc(white, x, 312, 18))
  return (
    shape(light, [
      [84, 120],
      [560, 120],
      [612, 212],
      [612, 312],
      [84, 312],
    ]) +
    box(gold, 84, 100, 470, 24) +
    box(scarlet, 84, 236, 528, 20) +
    shape(white, [
      [512, 142],
      [548, 142],
      [584, 212],
      [512, 212],
    ]) +
    box(white, 590, 260, 24, 22) +
    wheels.join('')
  )
}

/** A child in each window; the first waves. */
function children() {
  const windows = [108, 208, 308, 408]
  const shirts = [scarlet, jade, scarlet, jade]
  return (
    windows
      .map((x, at) => {
        const middle = x + 42
        return (
          box(white, x, 142, 84, 84) +
          box(shirts[at] ?? scarlet, middle - 30, 206, 60, 20) +
          disc(wood, middle, 182, 25, 28) +
          hair(onyx, [middle, 182], 25, -1)
        )
      })
      .join('') +
    line(wood, 20, [
      [452, 226],
      [506, 160],
    ])
  )
}
