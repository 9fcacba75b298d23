import { calendarResponse } from '@/app/(team)/_season/calendar'
import { fixtures } from '@/content/cricket/season-data'

export const dynamic = 'force-static'

/** Calendar of the season, to subscribe to. */
export const GET = () => calendarResponse(fixtures.all)
