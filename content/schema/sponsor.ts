import { z } from 'zod'
import { fields, line, placeholder, position, slug, webAddress } from './field-types'
import { smallImage } from './image'

/** A partner of the team: tier, name and mark. */
export const sponsorSchema = fields({
  slug,
  position,
  name: line,
  tier: z.enum(['main', 'banking', 'commercial', 'associate']),
  logo: smallImage,
  url: webAddress.optional(),
  /** True while the mark stands in for a partner that is not confirmed. */
  isPlaceholder: placeholder,
})
export type Sponsor = z.infer<typeof sponsorSchema>

/** The name of each tier. */
export const sponsorTiersSchema = z.record(sponsorSchema.shape.tier, line)
