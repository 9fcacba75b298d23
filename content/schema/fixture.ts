import { z } from 'zod'

const line = z.string().trim().min(1)

/** A league match as it was announced. */
export const fixtureSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: line,
  startsAt: z.iso.datetime({ offset: true }),
  /** Slugs of the teams, in the order the league lists them. */
  teams: z.tuple([line, line]),
  ground: line,
  city: line,
  /** Raise by one at every change, so that calendars which hold the match take it over. */
  sequence: z.number().int().min(0),
  /** The day of the latest change. */
  changedOn: z.iso.date(),
})
export type Fixture = z.infer<typeof fixtureSchema>
