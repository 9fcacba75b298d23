import { defineCollection, defineDocument } from '@/content/define'
import { sponsorSchema, sponsorTiersSchema } from '@/content/schema/sponsor'

/** The tiers, as the team names them. */
export const sponsorTiers = defineDocument('cricket/sponsors.ts', sponsorTiersSchema, {
  main: 'Main sponsor',
  banking: 'Banking Partner',
  commercial: 'Commercial Partner',
  associate: 'Associate Sponsors',
})

/** Invented marks that hold the partners' places. */
export const sponsors = defineCollection('cricket/sponsors.ts', sponsorSchema, [
  {
    slug: 'main',
    name: 'Kalvira',
    tier: 'main',
    logo: 'logos/sponsor-1-kalvira',
    isPlaceholder: true,
  },
  {
    slug: 'banking',
    name: 'Neelmora',
    tier: 'banking',
    logo: 'logos/sponsor-2-neelmora',
    isPlaceholder: true,
  },
  {
    slug: 'commercial',
    name: 'Tharuvex',
    tier: 'commercial',
    logo: 'logos/sponsor-3-tharuvex',
    isPlaceholder: true,
  },
  {
    slug: 'associate-1',
    name: 'Vayal',
    tier: 'associate',
    logo: 'logos/sponsor-4-vayal',
    isPlaceholder: true,
  },
  {
    slug: 'associate-2',
    name: 'Sudarin',
    tier: 'associate',
    logo: 'logos/sponsor-5-sudarin',
    isPlaceholder: true,
  },
  {
    slug: 'associate-3',
    name: 'Arkelo',
    tier: 'associate',
    logo: 'logos/sponsor-6-arkelo',
    isPlaceholder: true,
  },
  {
    slug: 'associate-4',
    name: 'Zhirava',
    tier: 'associate',
    logo: 'logos/sponsor-7-zhirava',
    isPlaceholder: true,
  },
  {
    slug: 'associate-5',
    name: 'Othrikal',
    tier: 'associate',
    logo: 'logos/sponsor-8-othrikal',
    isPlaceholder: true,
  },
  {
    slug: 'associate-6',
    name: 'Thelumbra',
    tier: 'associate',
    logo: 'logos/sponsor-9-thelumbra',
    isPlaceholder: true,
  },
])
