import { defineCollection, defineDocument } from '@/content/define'
import { sponsorSchema, sponsorTiersSchema } from '@/content/schema/sponsor'

/** The tiers, as the team names them. */
export const sponsorTiers = defineDocument('cricket/sponsor-tiers.json', sponsorTiersSchema)

/** The team's partners, in their order. Invented marks hold the places until they are named. */
export const sponsors = defineCollection(
  'cricket/sponsors',
  sponsorSchema,
  ({ position }) => position,
  {
    unique: ['position'],
  },
)
