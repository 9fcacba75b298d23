import { box, disc } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bordered, PORTRAIT, rays } from './parts/cricket'

const { crimson, crimsonDeep, wine, flame } = yarns.cricket

/** Shots all around the ground, as turns from the right: the thick ones were stopped, the others went for four. */
const STOPPED = [0.03, 0.13, 0.22, 0.32, 0.46, 0.56, 0.64, 0.71, 0.83, 0.92]
const FOURS = [0.08, 0.27, 0.4, 0.51, 0.6, 0.675, 0.765, 0.875, 0.965]

/** Behind a batsman: rays from his crease to the boundary, on crimson. */
export default {
  yarns: [crimson, crimsonDeep, wine, flame],
  dither: 0,
  wide: {
    ...PORTRAIT,
    draw: (width, height) => {
      const crease = [width / 2, 420] as const
      const spans = (turns: readonly number[], half: number) =>
        turns.map((turn) => [turn - half, turn + half] as const)
      const wheel = (cloth: string, thick: string, bright: string) =>
        box(cloth, 0, 0, width, height) +
        disc(bright, ...crease, 300, 372) +
        disc(cloth, ...crease, 276, 350) +
        `<g clip-path="url(#wheel)">${rays(thick, crease, 500, spans(STOPPED, 0.014))}${rays(bright, crease, 500, spans(FOURS, 0.008))}</g>` +
        disc(thick, ...crease, 34, 34)
      return bordered(
        wine,
        width,
        height,
        `<clipPath id="wheel">${disc('#fff', ...crease, 290, 362)}</clipPath><clipPath id="dark">${box('#fff', 0, 590, width, height)}</clipPath>` +
          wheel(crimson, crimsonDeep, flame) +
          `<g clip-path="url(#dark)">${wheel(crimsonDeep, wine, wine)}</g>`,
      )
    },
  },
} satisfies Scene
