import { z } from 'zod'
import { fields } from './field-types'
import { feedMatchSchema } from './match'
import { feedStandingSchema } from './standing'

/** The data of the last run of `npx tsx tools/content/content-cricket.ts`; empty before the first. */
export const snapshotSchema = fields({
  takenAt: z.iso.datetime().nullable(),
  results: z.array(feedMatchSchema),
  standings: z.array(feedStandingSchema),
})
