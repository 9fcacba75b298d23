import { routes } from '@/lib/domain/routes'
import { sponsors } from './cricket/sponsors'
import { home } from './home/home'
import type { InternalLink } from './schema/site'

/** Sections that are omitted from their page if they have no content in this build. */
const parts: readonly (readonly [path: string, isThere: boolean])[] = [
  [`${routes.home.path}#leadership`, home.leadership.cards.length > 0],
  [`${routes.homeAlias.path}#leadership`, home.leadership.cards.length > 0],
  [`${routes.fanHome.path}#partners`, sponsors.all.length > 0],
  [`${routes.partners.path}#partners`, sponsors.all.length > 0],
]

/** Whether the section that a link leads to exists; true for links to other places. */
export const isThere = ({ path }: InternalLink): boolean =>
  parts.every(([part, isThere]) => part !== path || isThere)
