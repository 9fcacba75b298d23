import { box, disc } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bordered, PORTRAIT } from './parts/cricket'

const { wine, crimsonDeep, crimson, onyx, amber, saffron } = yarns.cricket

/** The arcs of a glove from its edge inwards, as shares of its reach. */
const ARCS = [
  [saffron, 1],
  [amber, 0.93],
  [crimsonDeep, 0.86],
  [wine, 0.68],
  [crimsonDeep, 0.6],
  [wine, 0.42],
  [crimson, 0.34],
  [wine, 0.16],
] as const

/** Behind a wicketkeeper: arcs that rise from both corners like gloves held open, on wine. */
export default {
  yarns: [wine, crimsonDeep, crimson, onyx, amber, saffron],
  dither: 0,
  wide: {
    ...PORTRAIT,
    draw: (width, height) => {
      const palm = 590
      const glove = (x: number) =>
        ARCS.map(([yarn, share]) => disc(yarn, x, palm, 304 * share, 500 * share)).join('')
      return bordered(
        crimsonDeep,
        width,
        height,
        glove(48) +
          glove(width - 48) +
          box(wine, 0, palm, width, height) +
          box(onyx, 0, 720, width, height),
      )
    },
  },
} satisfies Scene
