import { readFileSync } from 'node:fs'
import { planScene } from '@/scripts/knit/plan-scene'

/** The avenue runs into depth; streets and plots lie across it. */
export default planScene(readFileSync('assets/plans/vistara-plan.svg', 'utf8'), {})
