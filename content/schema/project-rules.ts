import { z } from 'zod'
import { count, day, fields } from './field-types'

const percent = z.number().min(0).max(100)

/** The owner's figures for all projects. */
export const projectRulesSchema = fields({
  /** The number of days ahead for which a visit can be requested. */
  visitDays: count.min(1),
  /** The defaults of the cost estimate. */
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
