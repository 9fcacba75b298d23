import type { FixtureEnding, FixtureItem } from '@/components/cricket/FixtureFlag'
import type { LiveSource } from '@/components/cricket/freshness-texts'
import type { League } from '@/components/cricket/MatchCard'
import { constants } from '@/content/constants'
import {
  face,
  fixtures,
  ownTeam,
  recordAsOf,
  seasonMatch,
  standInFace,
  takenAt,
  teamFaces,
} from '@/content/cricket/season'
import { teamPage } from '@/content/cricket/team-page'
import { OWN_TEAM } from '@/content/cricket/teams'
import type { Fixture } from '@/content/schema/fixture'
import { FEED_QUERY } from '@/lib/cricket/feed-query'
import { resultFor, type TeamResult } from '@/lib/cricket/season'
import { env } from '@/lib/env'
import { fill } from '@/lib/format/fill'
import { asset, type SitePath } from '@/lib/routes'

/** The season in the props that the cricket sections take. */
export const league: League = { teams: teamFaces, standIn: standInFace, own: OWN_TEAM }

/** Where browsers may ask for news, and what the built data rests on. */
export const live: LiveSource = {
  source: env.feed,
  asked: FEED_QUERY,
  tableCache: constants.cricket.tableCache,
  takenAt,
  asOf: recordAsOf,
}

/** The season's calendar, and one of each match. */
export const CALENDAR: SitePath = '/tiruppurTamilans/fixtures.ics'
export const matchCalendar = (slug: string): SitePath => `/tiruppurTamilans/fixtures/${slug}.ics`

/** "Tiruppur Tamilans v Chepauk Super Gillies", in the league's order. */
export function fixtureName({ teams: [first, second] }: Pick<Fixture, 'teams'>): string {
  return fill(teamPage.fixtures.match, { first: face(first).name, second: face(second).name })
}

function endingOf({ match, hasWon, hasLost, margin }: TeamResult): FixtureEnding {
  if (!hasWon && !hasLost) return { kind: 'undecided', text: match.status }
  return { kind: hasWon ? 'won' : 'lost', text: margin }
}

function fixtureItem(fixture: Fixture): FixtureItem {
  const match = seasonMatch(fixture.slug)
  const result = match && resultFor(match, ownTeam, teamFaces)
  return {
    slug: fixture.slug,
    title: fixture.title,
    startsAt: fixture.startsAt,
    teams: [face(fixture.teams[0]), face(fixture.teams[1])],
    ground: fixture.ground,
    city: fixture.city,
    calendar: asset(matchCalendar(fixture.slug)),
    ...(result && { result: endingOf(result) }),
  }
}

const allFixtures = fixtures.all.map(fixtureItem)
const newestSeason = allFixtures
  .map(({ startsAt }) => startsAt.slice(0, 4))
  .sort()
  .at(-1)

/** The fixtures of the newest season that is announced, with how they ended. */
export const fixtureItems: readonly FixtureItem[] = allFixtures.filter(({ startsAt }) =>
  startsAt.startsWith(newestSeason ?? ''),
)

/** True once every fixture of the newest season has a result. */
export const isSeasonOver = fixtureItems.every(({ result }) => result)
