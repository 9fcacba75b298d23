import { z } from 'zod'
import { count, fields, line, slug } from './fields'
import { imageName } from './image'

/** A player of the squad. A figure nobody published stays absent and is not shown. */
export const playerSchema = fields({
  slug,
  name: line,
  /** Surname or initial as the franchise lists it; may be empty. */
  surname: z.string(),
  roles: z.array(line).min(1),
  /** What the specification keeps in `country`: the other teams a player plays for. */
  teams: z.array(line),
  /** The country a player has played for, as an ISO code; shown as a word, never as an emoji. */
  flag: z.literal('IN').optional(),
  matches: count.optional(),
  runs: count.optional(),
  wickets: count.optional(),
  /** A prize of the season. */
  honour: line.optional(),
  /** A generic figure of the role, not a likeness. */
  image: imageName,
})
export type Player = z.infer<typeof playerSchema>
