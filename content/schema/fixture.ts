import { z } from 'zod'
import { OWN_TEAM, teams } from '@/content/cricket/teams'
import { count, day, fields, line, moment, slug } from './fields'
import { slugOf } from './reference'

/** The slug of a team of the league. */
export const teamSlug = slugOf('team', 'cricket/teams.ts', teams.all)

/** A league match as it was announced. */
export const fixtureSchema = fields({
  slug,
  title: line,
  startsAt: moment,
  /** Slugs of the teams, in the order the league lists them. */
  teams: z.tuple([teamSlug, teamSlug]).refine((slugs) => slugs.includes(OWN_TEAM), {
    error: `One of the two teams is "${OWN_TEAM}".`,
  }),
  ground: line,
  city: line,
  /** Raise by one at every change, so that calendars which hold the match take it over. */
  sequence: count,
  /** The day of the latest change. */
  changedOn: day,
})
export type Fixture = z.infer<typeof fixtureSchema>
