import { gradient } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bordered, PORTRAIT, stroke } from './parts/cricket'

const { amber, goldDeep, umber, saffron, saffronLight } = yarns.cricket

/** A spiral from the middle outwards, as the outline of a path. */
function spiral(x: number, y: number, turns: number, apart: number): string {
  const steps = turns * 24
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / 24) * 2 * Math.PI
    const reach = (step / 24) * apart
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** Behind a spin bowler: a ball's turn as a spiral, saffron on amber. */
export default {
  yarns: [amber, goldDeep, umber, saffron, saffronLight],
  dither: 0,
  wide: {
    ...PORTRAIT,
    draw: (width, height) => {
      const fall = [0, 0, 0, height] as const
      const cloth = [
        [0.52, amber],
        [0.52, goldDeep],
        [0.6, goldDeep],
        [0.6, umber],
      ] as const
      const thread = [
        [0.3, saffronLight],
        [0.3, saffron],
        [0.52, saffron],
        [0.52, amber],
        [0.6, amber],
        [0.6, goldDeep],
        [0.66, goldDeep],
        [0.66, umber],
      ] as const
      return bordered(
        goldDeep,
        width,
        height,
        gradient('cloth', cloth, fall) +
          gradient('thread', thread, fall) +
          `<path fill="url(#cloth)" d="M0 0h${width}v${height}H0z"/>` +
          stroke('url(#thread)', 40, spiral(width / 2, 350, 4.6, 96)),
      )
    },
  },
} satisfies Scene
