import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { both } from './parts/both'
import { count, standing } from './parts/stories'

const { onyx, soot, smoke, curtainDeep, curtain, red, scarlet, brass, light, white, wood } =
  yarns.cinemas
const { skin, brown, morning, jade } = yarns.cinemas

/** A reel with its five holes. */
const reel = (x: number, y: number, radius: number, fill: string, hole: string) =>
  disc(fill, x, y, radius, radius) +
  count(5)
    .map((at) => {
      const turn = (at / 5) * Math.PI * 2 - Math.PI / 2
      return disc(
        hole,
        x + Math.cos(turn) * radius * 0.56,
        y + Math.sin(turn) * radius * 0.56,
        radius * 0.2,
      )
    })
    .join('') +
  disc(hole, x, y, radius * 0.13)

/** The projector: two reels, the house of its lamp, its lens to the left. */
const projector = () =>
  box(onyx, 246, 250, 120, 160) +
  box(smoke, 262, 262, 88, 140) +
  box(onyx, 216, 172, 190, 84) +
  box(smoke, 226, 182, 90, 64) +
  box(brass, 326, 182, 70, 64) +
  count(3)
    .map((at) => box(wood, 336, 192 + at * 18, 50, 8))
    .join('') +
  box(onyx, 180, 190, 40, 44) +
  box(light, 168, 196, 14, 32) +
  line(onyx, 14, [
    [270, 180],
    [250, 130],
  ]) +
  line(onyx, 14, [
    [350, 180],
    [370, 130],
  ]) +
  reel(238, 98, 58, morning, soot) +
  reel(376, 98, 58, brass, soot) +
  // The film runs from one reel to the gate.
  line(onyx, 9, [
    [184, 112],
    [208, 200],
  ])

/** The projectionist at her machine: she threads the film, and the beam is on its way. */
export default {
  yarns: [
    curtainDeep,
    onyx,
    soot,
    smoke,
    curtain,
    red,
    scarlet,
    brass,
    light,
    white,
    wood,
    skin,
    brown,
    morning,
    jade,
  ],
  ...both(
    (isFine) =>
      box(curtainDeep, -40, 0, 660, 400) +
      box(curtain, -40, 0, 660, 24) +
      // The window to the hall, and the light that leaves through it.
      box(onyx, -40, 140, 118, 150) +
      box(red, -40, 152, 106, 126) +
      shape(brass, [
        [168, 196],
        [168, 228],
        [-40, 268],
        [-40, 162],
      ]) +
      shape(white, [
        [168, 204],
        [168, 220],
        [-40, 238],
        [-40, 192],
      ]) +
      box(wood, 66, 132, 14, 166) +
      // Cans of film on a shelf.
      box(wood, 452, 92, 170, 12) +
      count(4)
        .map((at) => box([scarlet, morning, brass, red][at] ?? red, 470, 82 - at * 14, 84, 12))
        .join('') +
      box(soot, -40, 372, 660, 40) +
      projector() +
      (isFine ? disc(scarlet, 244, 214, 7) + disc(light, 270, 214, 7) : '') +
      standing({
        x: 470,
        foot: 396,
        size: 272,
        turn: -1,
        bun: true,
        clothes: { skin, hair: onyx, top: jade, legs: smoke },
        hands: [
          [-0.3, -0.18],
          [-0.26, 0.12],
        ],
      }),
  ),
} satisfies Scene
