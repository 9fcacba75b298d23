import { z } from 'zod'
import { fields, line, placeholder, position, slug, webAddress } from './field-types'
import { smallImage } from './image'

/** A sponsor of the team: tier, name and logo. */
export const sponsorSchema = fields({
  slug,
  position,
  name: line,
  tier: z.enum(['main', 'banking', 'commercial', 'associate']),
  logo: smallImage,
  url: webAddress.optional(),
  /** True for an invented logo until a sponsor is confirmed. */
  isPlaceholder: placeholder,
})
export type Sponsor = z.infer<typeof sponsorSchema>

/** The name of each tier. */
export const sponsorTiersSchema = z.record(sponsorSchema.shape.tier, line)
