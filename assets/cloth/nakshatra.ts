import { planScene, surveyFor } from '@/tools/art/knit/plan-scene'
import { yarns } from '@/tools/art/knit/yarns'

const { ink, indigo, night, dusk, violet, plum, leaf, leafDark } = yarns.group
const { gold, goldLight, goldDeep, road, pond, mist } = yarns.properties

/** The whole ring at night, with the star park lit in its middle. */
export default planScene(surveyFor('nakshatra'), {
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
      [night, ink, ink],
      [night, night, ink],
    ],
  },
})
