import { z } from 'zod'
import { fields, line, slug, token, words } from './fields'
import { imageName } from './image'

/** A team of the league, with every spelling that feeds have used for it. */
export const teamSchema = fields({
  slug,
  /** The feed's number of the team; none on the stand-in. */
  feedId: z.number().int().positive().optional(),
  /** Its name in the feed and in the record; shown as `lead` and `last`. */
  name: token,
  /** The name over two lines. */
  lead: words,
  last: line,
  short: token,
  aliases: z.array(token).default([]),
  crest: imageName,
})
export type Team = z.infer<typeof teamSchema>
