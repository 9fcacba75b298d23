import type { SportsEvent, SportsTeam } from 'schema-dts'
import { fixtures } from '@/content/cricket/fixtures'
import { face, ownTeam } from '@/content/cricket/season'
import { teamPage } from '@/content/cricket/team-page'
import { site } from '@/content/site'
import { sportsEvent, sportsTeam } from '@/lib/cricket/structured'
import { env } from '@/lib/env'
import { absoluteUrl } from '@/lib/seo/metadata'
import { fixtureName } from './season'

const { league, sport } = teamPage

/** The team, as search engines are told of it. */
export const teamThing = (): SportsTeam =>
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

/** The seven fixtures as events. */
export const fixtureThings = (): readonly SportsEvent[] =>
  fixtures.all.map((fixture) =>
    sportsEvent({
      name: fixtureName(fixture),
      startsAt: fixture.startsAt,
      url: absoluteUrl('/tiruppurTamilans/#fixtures'),
      teams: fixture.teams.map(face),
      ground: fixture.ground,
      city: fixture.city,
      league,
      sport,
    }),
  )
