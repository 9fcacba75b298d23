import { planScene, surveyFor } from '@/scripts/knit/plan-scene'

/** The avenue runs into depth; streets and plots lie across it. */
export default planScene(surveyFor('vistara'), {})
