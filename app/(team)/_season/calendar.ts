import { teamPage } from '@/content/cricket/team-page'
import type { Fixture } from '@/content/schema/fixture'
import { calendarFile } from '@/lib/cricket/calendar'
import { matchTitle } from '@/lib/cricket/wording'
import { fill } from '@/lib/format/fill'
import { absoluteUrl } from '@/lib/seo/metadata'
import { fixtureName } from './season'

/** Answers with the calendar of the given fixtures. */
export function calendarResponse(fixtures: readonly Fixture[]): Response {
  const matches = fixtures.map((fixture) => ({
    slug: fixture.slug,
    season: Number(fixture.startsAt.slice(0, 4)),
    summary: fill(teamPage.calendar.match, {
      match: fixtureName(fixture),
      title: matchTitle(fixture.title),
    }),
    startsAt: fixture.startsAt,
    place: `${fixture.ground}, ${fixture.city}`,
    url: absoluteUrl('/tiruppurTamilans/#fixtures'),
    sequence: fixture.sequence,
    changedOn: fixture.changedOn,
  }))
  return new Response(calendarFile(teamPage.calendar.name, matches), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}
