import { planScene, surveyFor } from '@/tools/art/knit/plan-scene'
import { yarns } from '@/tools/art/knit/yarns'

const { ember } = yarns.group
const { terracotta, brick, gold, goldLight, goldDeep, sand, mist } = yarns.properties
const { leaf, leafDark, teal, tealDeep, pond } = yarns.properties

/** One long street across, between plots in the colours of brick. */
export default planScene(surveyFor('mandhra'), {
  yarns: {
    plots: [
      [terracotta, brick, teal],
      [brick, leafDark, tealDeep],
      [ember, brick, leafDark],
      [gold, goldDeep, teal],
      [goldLight, goldDeep, tealDeep],
      [leaf, leafDark, leafDark],
    ],
    building: [sand, mist, pond],
  },
})
