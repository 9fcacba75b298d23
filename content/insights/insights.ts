import { defineCollection } from '../define'
import { insightSchema } from '../schema/insight'
import { landUnits } from './land-units'
import { matchDay } from './match-day'
import { registrationNumber } from './registration-number'

/** Articles for buyers and fans; the home page shows them in this order. */
export const insights = defineCollection('insights/insights.ts', insightSchema, [
  registrationNumber,
  landUnits,
  matchDay,
])
