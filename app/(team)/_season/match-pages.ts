import { constants } from '@/content/constants'
import { matchPage as words } from '@/content/cricket/match-page'
import { OWN_TEAM } from '@/content/cricket/own-team'
import { entriesOf, type SeasonEntry } from '@/content/cricket/season-data'
import { type Season, seasons } from '@/content/cricket/seasons'
import { teamPage } from '@/content/cricket/team-page'
import type { Match } from '@/lib/domain/cricket/match'
import { statusText } from '@/lib/domain/cricket/match-text'
import { pointsOf, recordOf, type SeasonRecord } from '@/lib/domain/cricket/season-results'
import { timeText } from '@/lib/domain/cricket/time'
import { matchTitle } from '@/lib/domain/cricket/wording'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { matchPath, type SitePath } from '@/lib/domain/routes'
import { fixtureName } from './season-pages'

/** A match with what its page says of it. */
export type MatchPage = SeasonEntry & {
  season: Season
  path: SitePath
  /** "Tiruppur Tamilans v Chepauk Super Gillies", in the order of the fixture. */
  name: string
  /** Title and description for search engines. */
  title: string
  description: string
  /** How it ended, otherwise when it starts. */
  note: string
  /** The team's record up to a played match; absent while an earlier match has no result. */
  record: (SeasonRecord & { points?: number }) | undefined
  next: Match | undefined
}

/** Whether a match has a day: one that is postponed has none. */
const isDated = ({ fixture, stage }: SeasonEntry) => stage !== undefined || !fixture?.isPostponed

/** Returns the record up to and with the entry at an index; with points in the league stage. */
export function recordUpTo(all: readonly SeasonEntry[], index: number): MatchPage['record'] {
  const upTo = all.slice(0, index + 1).filter(isDated)
  const stage = all[index]?.stage
  if (!stage || upTo.some((each) => !each.stage)) return undefined
  const record = recordOf(
    upTo.map(({ match }) => match),
    OWN_TEAM,
  )
  return {
    ...record,
    ...(stage === 'league' && { points: pointsOf(record, constants.cricket.pointsPerWin) }),
  }
}

function pageOf(season: Season, all: readonly SeasonEntry[], index: number): readonly MatchPage[] {
  const entry = all[index]
  if (!entry) return []
  const { match, fixture, stage } = entry
  const [first, second] = match.sides
  const name = fixtureName(fixture ?? { teams: [first.team.slug, second.team.slug] })
  const texts = {
    match: name,
    title: matchTitle(match.title ?? ''),
    year: season.year,
    day: dayText(match.startsAt),
    time: timeText(match.startsAt),
    ground: match.ground ?? '',
    city: match.city ?? '',
    ending: statusText(match, OWN_TEAM).text,
  }
  return [
    {
      ...entry,
      season,
      path: matchPath(season.year, match.id),
      name,
      title: fill(words.title, texts),
      description: fill(stage ? words.description.played : words.description.ahead, texts),
      note: texts.ending || fill(teamPage.results.card.when, { date: texts.day, time: texts.time }),
      record: recordUpTo(all, index),
      next: all.slice(index + 1).find(isDated)?.match,
    },
  ]
}

/** The pages of all matches, announced or played, those of the newest season first. */
export const matchPages: readonly MatchPage[] = seasons.flatMap((season) => {
  const all = entriesOf(season)
  return all.flatMap((_, index) => pageOf(season, all, index))
})
