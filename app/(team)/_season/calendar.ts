import { teamPage } from '@/content/cricket/team-page'
import type { Fixture } from '@/content/schema/fixture'
import { calendarFile } from '@/lib/domain/cricket/calendar'
import { calendarMatch } from './season-pages'

/** Returns a response with the calendar of these fixtures. */
export function calendarResponse(fixtures: readonly Fixture[]): Response {
  return new Response(calendarFile(teamPage.calendar.name, fixtures.map(calendarMatch)), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}
