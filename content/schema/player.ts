import { z } from 'zod'
import { count, fields, line, paragraph, position, slug, surname } from './field-types'
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

const SIDES = z.enum(['right', 'left'])

const BEST = 'Write the wickets and the runs of the best innings, such as 3/21.'

/** A player of the squad. Figures are those of the season; unpublished ones are absent and not shown. */
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
  number: count.max(999).meta({ title: 'Number on the shirt' }).optional(),
  batting: SIDES.meta({ title: 'Batting hand' }).optional(),
  bowling: SIDES.meta({ title: 'Bowling arm' }).optional(),
  matches: count.optional(),
  runs: count.optional(),
  balls: count
    .meta({
      title: 'Balls faced',
      description: 'With the runs it gives the strike rate, which the site works out.',
    })
    .optional(),
  wickets: count.optional(),
  best: z
    .string(BEST)
    .regex(/^(?:10|[1-9])\/\d{1,3}$/, BEST)
    .meta({ title: 'Best bowling', description: 'Wickets and runs of one innings, such as 3/21.' })
    .optional(),
  catches: count.optional(),
  /** A prize of the season. */
  honour: line.meta({ title: 'Prize of the season' }).optional(),
  /** A photograph owned by the franchise; replaces the shirt. */
  photo: imageName
    .meta({ title: 'Photograph', description: 'Without one the page shows the back of a shirt.' })
    .optional(),
  biography: paragraph
    .meta({
      description:
        'A player with a biography, a photograph or a figure has a page; the others are shown with the squad.',
    })
    .optional(),
})
  .refine(({ runs = 0, balls }) => balls === undefined || runs <= 6 * balls, {
    path: ['balls'],
    error: 'So many runs cannot come from so few balls: six a ball at most.',
  })
  .refine(({ wickets, best }) => Number.parseInt(best ?? '0', 10) <= (wickets ?? 10), {
    path: ['best'],
    error: 'It has more wickets than the season.',
  })
export type Player = z.infer<typeof playerSchema>

/** Name and mark of each role. */
export const rolesSchema = z.record(
  z.enum(ROLES),
  fields({
    name: line,
    mark: smallImage,
  }),
)
export type Roles = z.infer<typeof rolesSchema>
