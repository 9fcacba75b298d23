import type {
  BreadcrumbList,
  ContactPage,
  ItemList,
  Organization,
  Person,
  SportsEvent,
  SportsTeam,
} from 'schema-dts'
import type { TeamFace } from '@/lib/domain/cricket/teams'
import type { ContactNumbers } from '@/lib/domain/enquiry/contact-links'
import { htmlLang } from '@/lib/domain/locale'
import type { Coordinates } from '@/lib/domain/property/map'
import { asset, projectPath, routes, type SitePath, shareFile } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { absoluteUrl } from './metadata'

type Group = ContactNumbers & {
  name: string
  legalName: string
  description: string
  isPlaceholder: boolean
  social: readonly { url: string }[]
}

/** The group for search engines. Contact details are included once the owner has confirmed them. */
export const organization = (site: Group): Exclude<Organization, string> => ({
  '@type': 'Organization',
  '@id': `${absoluteUrl('/')}#organization`,
  name: site.name,
  url: absoluteUrl('/'),
  logo: env.siteUrl + asset('/icon-512.png'),
  description: site.description,
  ...(!site.isPlaceholder && confirmed(site)),
})

/** Omits contact details that are absent. */
function confirmed({ legalName, email, phone, social }: Group) {
  const ways = { ...(phone && { telephone: phone }), ...(email && { email }) }
  return {
    legalName,
    ...ways,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...((phone || email) && {
      contactPoint: { '@type': 'ContactPoint' as const, contactType: 'enquiries', ...ways },
    }),
  }
}

/** A match for search engines. */
export type StructuredMatch = {
  readonly name: string
  readonly description: string
  readonly startsAt: string
  readonly endsAt: Date
  readonly isPostponed?: boolean | undefined
  readonly path: SitePath
  readonly teams: readonly TeamFace[]
  readonly ground: string
  readonly city: string
  readonly point?: Coordinates | undefined
  /** Where tickets are sold. */
  readonly tickets?: string | undefined
  readonly league: string
  readonly sport: string
}

/** A match as a `SportsEvent`. A match that was played as announced stays `EventScheduled`. */
export const sportsEvent = (match: StructuredMatch): SportsEvent => ({
  '@type': 'SportsEvent',
  '@id': `${absoluteUrl(match.path)}#match`,
  name: match.name,
  description: match.description,
  image: absoluteUrl(shareFile(match.path)),
  sport: match.sport,
  startDate: match.startsAt,
  endDate: inIndia(match.endsAt),
  eventStatus: match.isPostponed
    ? 'https://schema.org/EventPostponed'
    : 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  url: absoluteUrl(match.path),
  organizer: { '@type': 'SportsOrganization', name: match.league },
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
    ...(match.point && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: match.point.lat,
        longitude: match.point.lng,
      },
    }),
  },
  ...(match.tickets && { offers: { '@type': 'Offer', url: match.tickets } }),
})

const INDIA = 5.5 * 60 * 60 * 1000

/** A moment as content writes it: 2025-06-06T22:45:00+05:30. */
const inIndia = (moment: Date) =>
  new Date(moment.getTime() + INDIA).toISOString().replace(/\.\d+Z$/, '+05:30')

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

/** The team as a `SportsTeam`. */
export const sportsTeam = (team: StructuredTeam): Exclude<SportsTeam, string> => ({
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

/**
 * A player for search engines. Without a picture, because the drawings show a role and not the
 * person.
 */
export const playerThing = (player: {
  name: string
  url: string
  roles: readonly string[]
  /** The `@id` of the team's own entry. */
  teamId: string
  honour?: string | undefined
}): Person => ({
  '@type': 'Person',
  '@id': `${player.url}#player`,
  name: player.name,
  url: player.url,
  jobTitle: player.roles.join(', '),
  memberOf: { '@id': player.teamId },
  ...(player.honour && { award: player.honour }),
})

/** The listing for search engines: every project in order, by name and URL, without placeholders. */
export const listingThing = (
  name: string,
  path: SitePath,
  projects: readonly { slug: string; name: string }[],
): Exclude<ItemList, string> => ({
  '@type': 'ItemList',
  '@id': `${absoluteUrl(path)}#projects`,
  name,
  url: absoluteUrl(path),
  numberOfItems: projects.length,
  itemListElement: projects.map((project, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: project.name,
    url: absoluteUrl(projectPath(project.slug)),
  })),
})

/** The services of the group for search engines, in order, each with the page that describes it. */
export const servicesThing = (
  path: SitePath,
  services: {
    title: string
    description: string
    items: readonly { title: string; text: string; links: readonly { path: SitePath }[] }[]
  },
): Exclude<ItemList, string> => ({
  '@type': 'ItemList',
  '@id': `${absoluteUrl(path)}#services`,
  url: absoluteUrl(path),
  name: services.title,
  description: services.description,
  numberOfItems: services.items.length,
  itemListElement: services.items.map(({ title, text, links: [link] }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Service',
      name: title,
      description: text,
      provider: { '@id': `${absoluteUrl('/')}#organization` },
      ...(link && { url: absoluteUrl(link.path) }),
    },
  })),
})

/** The contact page for search engines; refers to the organization, which is in the same graph. */
export const contactThing = (page: {
  title: string
  description: string
}): Exclude<ContactPage, string> => ({
  '@type': 'ContactPage',
  '@id': `${absoluteUrl(routes.contact.path)}#page`,
  url: absoluteUrl(routes.contact.path),
  name: page.title,
  description: page.description,
  inLanguage: htmlLang,
  mainEntity: { '@id': `${absoluteUrl('/')}#organization` },
})

/** The breadcrumb of a page, from the home page down to the page itself. */
export const breadcrumb = (
  trail: readonly { name: string; path: SitePath }[],
): Exclude<BreadcrumbList, string> => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
})
