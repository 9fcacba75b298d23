import { z } from 'zod'
import { imageName } from './image'

const line = z.string().trim().min(1)

export const sponsorSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: line,
  tier: z.enum(['main', 'banking', 'commercial', 'associate']),
  logo: imageName,
  url: z.url({ protocol: /^https$/ }).optional(),
  /** True while the mark stands in for a partner that is not confirmed. */
  isPlaceholder: z.boolean(),
})
export type Sponsor = z.infer<typeof sponsorSchema>

export const sponsorTiersSchema = z.record(sponsorSchema.shape.tier, line)
