import type { SportsEvent, SportsTeam } from 'schema-dts'
import { face, fixtures, ownTeam } from '@/content/cricket/season-data'
import type { Season } from '@/content/cricket/seasons'
import { teamPage } from '@/content/cricket/team-page'
import type { Fixture } from '@/content/schema/fixture'
import { site } from '@/content/site'
import type { SitePath } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { sportsEvent, sportsTeam } from '@/lib/server/seo/structured'
import { fixtureName, resultsPath } from './season-pages'

const { league, sport } = teamPage

/** Returns the structured data of the team. */
export const teamThing = (): Exclude<SportsTeam, string> =>
  sportsTeam({
    id: `${absoluteUrl('/tiruppurTamilans/')}#team`,
    name: ownTeam.name,
    alternateNames: ownTeam.aliases,
    url: absoluteUrl('/tiruppurTamilans/'),
    logo: env.siteUrl + ownTeam.crest,
    league,
    sport,
    owner: site.name,
  })

type Meeting = Pick<Fixture, 'teams' | 'startsAt' | 'ground' | 'city' | 'isPostponed'>

const matchThing = (meeting: Meeting, path: SitePath): SportsEvent =>
  sportsEvent({
    name: fixtureName(meeting),
    startsAt: meeting.startsAt,
    isPostponed: meeting.isPostponed,
    url: absoluteUrl(path),
    teams: meeting.teams.map(face),
    ground: meeting.ground,
    city: meeting.city,
    league,
    sport,
  })

/** Returns the fixtures as structured-data events. */
export const fixtureThings = (): readonly SportsEvent[] =>
  fixtures.all.map((fixture) => matchThing(fixture, '/tiruppurTamilans/#fixtures'))

/** Returns all played matches of a season as structured-data events, playoffs included. */
export const seasonThings = (season: Season): readonly SportsEvent[] =>
  season.results.all.map(({ sides: [first, second], ...match }) =>
    matchThing({ ...match, teams: [first.team, second.team] }, resultsPath(season)),
  )
