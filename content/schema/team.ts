import { z } from 'zod'
import { fields, line, slug, token, words } from './field-types'
import { smallImage } from './image'

/** A team of the league, with all spellings found in feeds. */
export const teamSchema = fields({
  slug,
  /** The feed's number of the team; absent on the unknown team. */
  feedId: z.number().int().positive().optional(),
  /** The name in the feed and in content; pages show `lead` and `last`. */
  name: token.meta({ title: 'Name in the feed' }),
  /** The name on two lines. */
  lead: words.meta({ title: 'First words of the name' }),
  last: line.meta({ title: 'Last words of the name' }),
  short: token.meta({ title: 'Letters that stand for it' }),
  aliases: z.array(token).default([]).meta({ row: 'Spelling' }),
  crest: smallImage,
})
export type Team = z.infer<typeof teamSchema>
