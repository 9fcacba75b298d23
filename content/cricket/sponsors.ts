import { collectionOf, defineCollection, defineDocument } from '@/content/define'
import { withoutOmitted } from '@/content/placeholders'

/** The names of the sponsor tiers. */
export const sponsorTiers = defineDocument('cricket/sponsor-tiers.json')

const all = defineCollection('cricket/sponsors/{slug}.json', ({ position }) => position, {
  unique: ['position'],
})

/** The team's sponsors, in order. Placeholders are shown until real ones are named, except on a live site. */
export const sponsors = collectionOf('cricket/sponsors', withoutOmitted(all.all))
