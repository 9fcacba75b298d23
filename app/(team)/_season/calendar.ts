import { teamPage } from '@/content/cricket/team-page'
import type { Fixture } from '@/content/schema/fixture'
import { calendarFile } from '@/lib/domain/cricket/calendar'
import { calendarMatch } from './season-pages'

/** Answers with the calendar of the given fixtures. */
export function calendarResponse(fixtures: readonly Fixture[]): Response {
  return new Response(calendarFile(teamPage.calendar.name, fixtures.map(calendarMatch)), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}
