import { z } from 'zod'
import { count, day, fields } from './field-types'

const percent = z.number().min(0).max(100)

/** Figures of the owner's that hold for every project. */
export const projectRulesSchema = fields({
  /** How many days ahead a visit can be asked for. */
  visitDays: count.min(1),
  /** The first values of the cost estimate. */
  estimate: fields({
    /** The day on which they were looked up. */
    assumedOn: day,
    loanPercent: percent,
    interestPercent: percent,
    years: count.min(1),
    stampDutyPercent: percent,
    registrationPercent: percent,
  }),
})
/** The dated defaults of the cost estimate. */
export type CostAssumptions = z.infer<typeof projectRulesSchema>['estimate']
