import type { z } from 'zod'
import { fileOf } from '../folder'
import { type Sponsor, sponsorSchema } from '../schema/sponsor'
import { entriesIn, type Rule } from './rule'

/** Each kind of sponsors heads a row of the wall, so it needs a sponsor at least. */
export const everyTierHasSponsors: Rule = (content) => {
  const sponsors = entriesIn<z.input<typeof sponsorSchema>>(content, 'cricket/sponsors')
  const tiers: readonly Sponsor['tier'][] = sponsorSchema.shape.tier.options
  if (sponsors.length === 0) return []
  return tiers
    .filter((tier) => !sponsors.some(({ entry }) => entry.tier === tier))
    .map((tier) => {
      const why = `The row "${tier}" of the wall of sponsors would be empty.`
      const write = `Add a sponsor whose kind is "${tier}", marked as not confirmed until there is one.`
      return { file: fileOf('cricket/sponsor-tiers.json'), path: [tier], value: tier, why, write }
    })
}
