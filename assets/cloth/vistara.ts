import { planScene, surveyFor } from '@/tools/art/knit/plan-scene'

/** The avenue runs into depth; streets and plots lie across it. */
export default planScene(surveyFor('vistara'), {})
