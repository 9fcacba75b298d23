import { z } from 'zod'

const line = z.string().trim().min(1)

/** The words of the consent notice and of the place where the choice is changed. */
export const consentSchema = z.object({
  /** Names the notice for screen readers. */
  landmark: line,
  question: line,
  accept: line,
  decline: line,
  more: line,
  /** What the visitor has chosen so far. */
  state: z.object({ none: line, granted: line, denied: line }),
  /** Stands instead of the buttons where no script runs. */
  withoutScript: line,
  /** Stands instead of everything where no tag manager is configured. */
  notMeasured: line,
})

export type ConsentWords = z.infer<typeof consentSchema>
