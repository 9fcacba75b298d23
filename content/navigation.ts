import { projectPath } from '@/lib/domain/routes'
import { defineDocument } from './define'
import { figures } from './figures'
import { isThere } from './parts'
import { publishedProjects } from './projects/published'
import type { Business, Navigation } from './schema/site'

const { leadership, quickLinks, bottomLinks, ...links } = defineDocument('navigation.json', {
  figures,
})

/** The links of the group's header and footer. */
export const navigation: Navigation = {
  ...links,
  quickLinks: quickLinks.filter(isThere),
  bottomLinks: bottomLinks.filter(isThere),
  ...(isThere(leadership) && { leadership }),
}

/** Links to each published project and its residences. */
const projectLinks = publishedProjects.flatMap(({ slug, name, residences }) => [
  { label: name, path: projectPath(slug) },
  ...(residences ? [{ label: residences.title, path: residences.path }] : []),
])

/** The ventures with their subpages, for the menus of the header. */
export const businesses: readonly Business[] = navigation.businesses.items.map((item) => ({
  ...item,
  links: item.brand === 'properties' ? projectLinks : [],
}))
