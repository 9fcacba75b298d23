import { box } from '@/tools/art/knit/draw'
import { planScene, surveyFor } from '@/tools/art/knit/plan-scene'
import { type Scene, STITCH } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { each } from './parts/plots'

const { ink, indigo, night, dusk, violet, plum, leaf, leafDark, sun } = yarns.group
const { gold, goldLight, goldDeep, road, pond, mist } = yarns.properties

const plan = planScene(surveyFor('nakshatra'), {
  yarns: {
    verge: [plum, night, indigo],
    road: [road, violet, dusk],
    park: [goldLight, leaf, leafDark],
    lawn: [leaf, leaf, leafDark],
    water: [mist, pond, pond],
    tree: [leaf, leaf, leafDark],
    plots: [
      [gold, goldDeep, plum],
      [dusk, night, night],
      [violet, plum, dusk],
      [goldDeep, plum, night],
      [plum, dusk, indigo],
    ],
    fields: [
      [indigo, indigo, indigo],
      [ink, ink, ink],
      [ink, ink, ink],
    ],
  },
})

/** Stars above the words and in the corners, as columns and rows. */
const STARS: readonly (readonly [number, number])[] = [
  [5, 19],
  [15, 24],
  [28, 20],
  [33, 27],
  [41, 13],
  [48, 22],
  [56, 12],
  [126, 16],
  [129, 84],
  [122, 90],
]

/** The whole ring among stars, with the star park lit in its middle. */
export default {
  ...plan,
  yarns: [...plan.yarns, sun],
  wide: {
    ...plan.wide,
    draw: (width, height) =>
      plan.wide.draw(width, height) +
      each(STARS, ([column, row]) =>
        box(
          column % 3 ? mist : sun,
          column * STITCH.width,
          row * STITCH.height,
          STITCH.width,
          STITCH.height,
        ),
      ),
  },
} satisfies Scene
