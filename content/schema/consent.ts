import type { z } from 'zod'
import { fields, line } from './field-types'

/** The words of the consent notice and of the place where the choice is changed. */
export const consentSchema = fields({
  /** Names the notice for screen readers. */
  landmark: line,
  question: line,
  accept: line,
  decline: line,
  more: line,
  /** What the visitor has chosen so far. */
  state: fields({ none: line, granted: line, denied: line }),
  /** Stands instead of the buttons where no script runs. */
  withoutScript: line,
  /** Stands instead of everything where no tag manager is configured. */
  notMeasured: line,
})

export type ConsentWords = z.infer<typeof consentSchema>
