import { defineCollection, defineDocument } from '@/content/define'

/** The tiers, as the team names them. */
export const sponsorTiers = defineDocument('cricket/sponsor-tiers.json')

/** The team's partners, in their order. Invented marks hold the places until they are named. */
export const sponsors = defineCollection(
  'cricket/sponsors/{slug}.json',
  ({ position }) => position,
  {
    unique: ['position'],
  },
)
