import type { SportsEvent, SportsTeam } from 'schema-dts'
import type { TeamFace } from '@/lib/domain/cricket/teams'

/** What search engines are told of one match. */
export type StructuredMatch = {
  readonly name: string
  readonly startsAt: string
  readonly isPostponed?: boolean | undefined
  readonly url: string
  readonly teams: readonly TeamFace[]
  readonly ground: string
  readonly city: string
  readonly league: string
  readonly sport: string
}

/** A match as a `SportsEvent`. One that has been played stays "scheduled": it was held as announced. */
export const sportsEvent = (match: StructuredMatch): SportsEvent => ({
  '@type': 'SportsEvent',
  name: match.name,
  sport: match.sport,
  startDate: match.startsAt,
  eventStatus: match.isPostponed
    ? 'https://schema.org/EventPostponed'
    : 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  url: match.url,
  superEvent: { '@type': 'SportsEvent', name: match.league },
  competitor: match.teams.map(({ name }) => ({ '@type': 'SportsTeam', name })),
  location: {
    '@type': 'Place',
    name: match.ground,
    address: {
      '@type': 'PostalAddress',
      addressLocality: match.city,
      addressRegion: 'Tamil Nadu',
      addressCountry: 'IN',
    },
  },
})

type StructuredTeam = {
  readonly id: string
  readonly name: string
  readonly alternateNames: readonly string[]
  readonly url: string
  readonly logo: string
  readonly league: string
  readonly sport: string
  readonly owner: string
}

/** The team itself. */
export const sportsTeam = (team: StructuredTeam): SportsTeam => ({
  '@type': 'SportsTeam',
  '@id': team.id,
  name: team.name,
  alternateName: team.alternateNames,
  url: team.url,
  logo: team.logo,
  sport: team.sport,
  memberOf: { '@type': 'SportsOrganization', name: team.league },
  parentOrganization: { '@type': 'Organization', name: team.owner },
})
