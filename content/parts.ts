import { routes } from '@/lib/domain/routes'
import { sponsors } from './cricket/sponsors'
import { home } from './home/home'
import type { InternalLink } from './schema/site'

/** The parts of pages that may hold nothing in this build, and are then not there. */
const parts: readonly (readonly [path: string, isThere: boolean])[] = [
  [`${routes.home.path}#leadership`, home.leadership.cards.length > 0],
  [`${routes.homeAlias.path}#leadership`, home.leadership.cards.length > 0],
  [`${routes.fanHome.path}#partners`, sponsors.all.length > 0],
]

/** Tells whether the part of a page that a link leads to is there. */
export const isThere = ({ path }: InternalLink): boolean =>
  parts.every(([part, isThere]) => part !== path || isThere)
