import { z } from 'zod'
import { fields, line, slug } from './fields'
import { imageName } from './image'

/** A team of the league, with every spelling that feeds have used for it. */
export const teamSchema = fields({
  slug,
  /** The feed's number of the team; none on the stand-in. */
  feedId: z.number().int().positive().optional(),
  name: line,
  /** The name over two lines. */
  lead: z.string(),
  last: line,
  short: line,
  aliases: z.array(line).default([]),
  crest: imageName,
})
export type Team = z.infer<typeof teamSchema>
