import { z } from 'zod'
import { fields, line, position, slug, webAddress } from './fields'
import { imageName } from './image'

export const sponsorSchema = fields({
  slug,
  position,
  name: line,
  tier: z.enum(['main', 'banking', 'commercial', 'associate']),
  logo: imageName,
  url: webAddress.optional(),
  /** True while the mark stands in for a partner that is not confirmed. */
  isPlaceholder: z.boolean(),
})
export type Sponsor = z.infer<typeof sponsorSchema>

export const sponsorTiersSchema = z.record(sponsorSchema.shape.tier, line)
