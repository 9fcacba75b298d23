import type { SportsEvent, SportsTeam } from 'schema-dts'
import { ownTeam } from '@/content/cricket/season-data'
import { currentSeason } from '@/content/cricket/seasons'
import { teamPage } from '@/content/cricket/team-page'
import { site } from '@/content/site'
import { endOf } from '@/lib/domain/cricket/calendar'
import { env } from '@/lib/server/env'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { sportsEvent, sportsTeam } from '@/lib/server/seo/structured'
import { type MatchPage, matchPages } from './match-pages'

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

/** Returns a match as a structured-data event. */
export const matchThing = (page: MatchPage): SportsEvent =>
  sportsEvent({
    name: page.name,
    description: page.description,
    path: page.path,
    startsAt: page.match.startsAt,
    endsAt: endOf(page.match.startsAt),
    isPostponed: !page.stage && page.fixture?.isPostponed,
    teams: page.match.sides.map(({ team }) => team),
    ground: page.match.ground ?? '',
    city: page.match.city ?? '',
    point: page.place?.point,
    tickets: page.stage ? undefined : page.fixture?.tickets,
    league,
    sport,
  })

/** Returns the fixtures of the current season as structured-data events. */
export const fixtureThings = (): readonly SportsEvent[] =>
  matchPages.filter(({ season, fixture }) => season === currentSeason && fixture).map(matchThing)
