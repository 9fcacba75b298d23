import { chart } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bearer, bearerFar, palm, rider, tree, village } from './parts/home'
import {
  cardView,
  dusk,
  landscape,
  landscapeYarns,
  nearBank,
  uprightView,
  wideView,
} from './parts/river'

const { indigo, ink, plum, ember, mauve, crimson, gold, goldLight, sun } = yarns.group
const { leafLight, leafDark, moss } = yarns.group

const bund = [leafDark, ink, indigo, ink, indigo, ink]
const man = { k: indigo }
const woman = { y: goldLight, z: ember, s: crimson, c: gold, n: mauve, k: indigo }
const houses = { r: indigo, k: ink, y: goldLight }

/** The river Noyyal at dusk: a man rides along the bund, a woman brings yarn. */
export default {
  yarns: [indigo, ...landscapeYarns, gold, goldLight, sun, leafLight, moss, crimson],
  dither: 0.18,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const view = wideView(width, height)
      return (
        landscape(view, dusk) +
        village(width * 0.905, view.horizon + 20, houses) +
        tree(width * 0.68, view.horizon + 14, 66, plum) +
        nearBank(view, bund) +
        palm(width * 0.945, height * 0.8, height * 0.54, indigo, -0.05) +
        chart(rider, man, width * 0.775, height * 0.83) +
        chart(bearer, woman, width * 0.735, height * 0.62)
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const view = uprightView(width, height)
      return (
        landscape(view, dusk) +
        nearBank(view, bund) +
        palm(width * 0.93, height * 0.52, height * 0.32, indigo, -0.1) +
        chart(bearerFar, woman, width * 0.8, height * 0.44) +
        chart(rider, man, width * 0.58, height * 0.525)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const view = cardView(width, height)
      return (
        landscape(view, dusk) +
        nearBank(view, bund) +
        palm(width * 0.84, height * 0.9, height * 0.64, indigo, -0.05) +
        chart(rider, man, width * 0.46, height * 0.88)
      )
    },
  },
} satisfies Scene
