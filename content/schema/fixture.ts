import { z } from 'zod'
import { OWN_TEAM } from '@/content/cricket/own-team'
import { count, day, fields, line, moment, slug, token, webAddress } from './field-types'
import type { Ground } from './ground'
import { slugOf } from './reference'

/** The slug of a team of the league. */
export const teamSlug = slugOf('team', 'cricket/teams')

/** The slug of a ground. */
export const groundSlug = slugOf('ground', 'cricket/grounds')

/** The error where a match has one team twice. */
export const TWO_TEAMS = {
  path: [1],
  error: 'This team stands there twice. Write the one that it plays against.',
}

/** An announced league match. */
export const fixtureSchema = fields({
  slug,
  /** The league's name: "Match 2", "Qualifier 1". */
  title: token.meta({ title: 'Name of the match', description: 'Such as Match 2 or Qualifier 1.' }),
  startsAt: moment.meta({ title: 'Starts', description: 'Day and hour in India.' }),
  /** Slugs of the teams, in the league's order. */
  teams: z
    .tuple([teamSlug, teamSlug])
    .meta({
      title: 'Teams',
      row: 'Team',
      description: 'In the order in which the league names them.',
    })
    .refine((slugs) => slugs.includes(OWN_TEAM), {
      error: `One of the two teams must be "${OWN_TEAM}".`,
    })
    .refine(([first, second]) => first !== second, TWO_TEAMS),
  ground: groundSlug,
  /** Postponed without a new day; shown on pages and in calendars. */
  isPostponed: z
    .boolean()
    .meta({
      title: 'Postponed',
      description:
        'The new day is not known yet. Pages and calendars then say so. Untick it when the new day is entered above.',
    })
    .optional(),
  tickets: webAddress
    .meta({ title: 'Tickets', description: 'Where they are sold for this match.' })
    .optional(),
  broadcasts: z
    .array(
      fields({
        name: line.meta({ title: 'Name of the channel or the service' }),
        url: webAddress.meta({ title: 'Address of its page on the web' }),
      }).meta({ title: 'Channel' }),
    )
    .min(1)
    .readonly()
    .meta({ title: 'On television or as a stream', row: 'Channel' })
    .optional(),
  /** Incremented by the editor at every change, so that calendars update the event (RFC 5545 SEQUENCE). */
  sequence: count.meta({
    title: 'Number of the change',
    description: 'Each save raises it by one, so that calendars of visitors take the change over.',
    isFixed: true,
  }),
  /** The day of the latest change. */
  changedOn: day.meta({
    title: 'Last changed on',
    description: 'The day of the save.',
    isFixed: true,
  }),
})
/** A match whose ground is named instead of given by its slug, with its city and its whole entry. */
export type AtGround<Match> = Match & { city: string; place: Ground | undefined }
export type Fixture = AtGround<z.infer<typeof fixtureSchema>>
