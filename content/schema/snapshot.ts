import { z } from 'zod'
import { fields } from './field-types'
import { feedMatchSchema } from './match'
import { feedStandingSchema } from './standing'

/** What `npx tsx tools/content/content-cricket.ts` last took from the feed; empty until it first has. */
export const snapshotSchema = fields({
  takenAt: z.iso.datetime().nullable(),
  results: z.array(feedMatchSchema),
  standings: z.array(feedStandingSchema),
})
