import { z } from 'zod'
import { count, fields, line, position, slug, surname, wordsWith } from './field-types'
import { imageName, smallImage } from './image'

/** The roles, spelled as by the franchise. */
const ROLES = [
  'Captain',
  'All-Rounder',
  'Batsman',
  'WK-Batsman Opener',
  'Bowler',
  'Bowler Spin',
] as const

/** A player of the squad. Unpublished figures are absent and not shown. */
export const playerSchema = fields({
  slug,
  /** Position in the franchise's order. */
  position,
  name: line,
  /** Surname or initial, as listed by the franchise; may be empty. */
  surname,
  roles: z.array(z.enum(ROLES)).min(1).meta({ row: 'Role' }),
  /** The player's other teams (`country` in the specification). */
  teams: z.array(line).meta({ title: 'Other teams', row: 'Team' }),
  /** ISO code of the country that the player has played for; shown as text, never as an emoji. */
  flag: z
    .literal('IN')
    .meta({ title: 'Has played for', names: { IN: 'India' } })
    .optional(),
  matches: count.optional(),
  runs: count.optional(),
  wickets: count.optional(),
  /** A prize of the season. */
  honour: line.meta({ title: 'Prize of the season' }).optional(),
  /** A photograph owned by the franchise; replaces the shirt. */
  photo: imageName
    .meta({ title: 'Photograph', description: 'Without one the page shows the back of a shirt.' })
    .optional(),
})
export type Player = z.infer<typeof playerSchema>

/** Texts about each role, for players' pages. */
export const rolesSchema = z.record(
  z.enum(ROLES),
  fields({
    name: line,
    mark: smallImage,
    /** A player's rank among those with this role; absent if only one player has it. */
    among: wordsWith('{count}').optional(),
  }),
)
export type Roles = z.infer<typeof rolesSchema>
