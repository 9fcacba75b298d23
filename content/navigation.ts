import { projectPath } from '@/lib/routes'
import { defineDocument } from './define'
import { figures } from './figures'
import { offered } from './projects/offered'
import type { Business } from './schema/site'

/** The links of the group's header and footer. */
export const navigation = defineDocument('navigation.json', { figures })

/** Each project on offer, and the residences that belong to it. */
const projectLinks = offered.flatMap(({ slug, name, residences }) => [
  { label: name, path: projectPath(slug) },
  ...(residences ? [{ label: residences.title, path: residences.path }] : []),
])

/** The ventures with the pages below them, for the menus of the header. */
export const businesses: readonly Business[] = navigation.businesses.items.map((item) => ({
  ...item,
  links: item.brand === 'properties' ? projectLinks : [],
}))
