import { collectionOf, defineCollection, defineDocument } from '@/content/define'
import { shownOf } from '@/content/samples'

/** The tiers, as the team names them. */
export const sponsorTiers = defineDocument('cricket/sponsor-tiers.json')

const all = defineCollection('cricket/sponsors/{slug}.json', ({ position }) => position, {
  unique: ['position'],
})

/** The team's partners, in their order. Invented marks hold the places until they are named, except on a live site. */
export const sponsors = collectionOf('cricket/sponsors', shownOf(all.all))
