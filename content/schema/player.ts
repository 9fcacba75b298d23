import { z } from 'zod'
import { count, fields, line, position, slug, surname, wordsWith } from './field-types'
import { imageName, smallImage } from './image'

/** The roles as the franchise writes them. */
const ROLES = [
  'Captain',
  'All-Rounder',
  'Batsman',
  'WK-Batsman Opener',
  'Bowler',
  'Bowler Spin',
] as const

/** A player of the squad. A figure that was not published is absent and is not shown. */
export const playerSchema = fields({
  slug,
  /** Its place in the franchise's order. */
  position,
  name: line,
  /** Surname or initial as the franchise lists it; may be empty. */
  surname,
  roles: z.array(z.enum(ROLES)).min(1),
  /** What the specification keeps in `country`: the other teams a player plays for. */
  teams: z.array(line).meta({ title: 'Other teams' }),
  /** The country a player has played for, as an ISO code; shown as a word, never as an emoji. */
  flag: z
    .literal('IN')
    .meta({ title: 'Has played for', names: { IN: 'India' } })
    .optional(),
  matches: count.optional(),
  runs: count.optional(),
  wickets: count.optional(),
  /** A prize of the season. */
  honour: line.meta({ title: 'Prize of the season' }).optional(),
  /** A photograph of the franchise's own; it takes the shirt's place. */
  photo: imageName
    .meta({ title: 'Photograph', description: 'Without one the page shows the back of a shirt.' })
    .optional(),
})
export type Player = z.infer<typeof playerSchema>

/** What a role is, for the pages of those who play it. */
export const rolesSchema = z.record(
  z.enum(ROLES),
  fields({
    name: line,
    mark: smallImage,
    text: line,
    /** Heads the list of the others with this role; absent where only one player has it. */
    others: line.optional(),
    /** A player's place among those with this role; absent where only one player has it. */
    among: wordsWith('{count}').optional(),
  }),
)
export type Roles = z.infer<typeof rolesSchema>
