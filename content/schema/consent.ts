import type { z } from 'zod'
import { fields, line } from './field-types'

/** The texts of the consent notice, and of the control that changes the choice. */
export const consentSchema = fields({
  /** Accessible name of the notice. */
  landmark: line,
  question: line,
  accept: line,
  decline: line,
  more: line,
  /** The visitor's current choice. */
  state: fields({ none: line, granted: line, denied: line }),
  /** Replaces the buttons without JavaScript. */
  withoutScript: line,
  /** Replaces everything if no tag manager is configured. */
  notMeasured: line,
})

export type ConsentWords = z.infer<typeof consentSchema>
