import { z } from 'zod'
import { imageName } from './image'

const line = z.string().trim().min(1)

/** A player of the squad. A figure nobody published stays absent and is not shown. */
export const playerSchema = z.object({
  slug: z.string().regex(/^[a-z-]+$/),
  name: line,
  /** Surname or initial as the franchise lists it; may be empty. */
  surname: z.string(),
  roles: z.array(line).min(1),
  /** What the specification keeps in `country`: the other teams a player plays for. */
  teams: z.array(line),
  /** The country a player has played for, as an ISO code; shown as a word, never as an emoji. */
  flag: z.literal('IN').optional(),
  matches: z.number().int().min(0).optional(),
  runs: z.number().int().min(0).optional(),
  wickets: z.number().int().min(0).optional(),
  /** A prize of the season. */
  honour: line.optional(),
  /** A generic figure of the role, not a likeness. */
  image: imageName,
})
export type Player = z.infer<typeof playerSchema>
