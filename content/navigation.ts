import { projectPath } from '@/lib/domain/routes'
import { defineDocument } from './define'
import { figures } from './figures'
import { pages } from './pages/pages'
import { isThere } from './parts'
import { publishedProjects } from './projects/published'
import type { Business, InternalLink, Navigation } from './schema/site'

const { leadership, quickLinks, bottomLinks, ...links } = defineDocument('navigation.json', {
  figures,
})

type TextPage = { readonly slug: string; readonly title: string }

/** Returns a link, by its title, to each page that none of the links leads to. */
export const linksToOthers = (
  links: readonly InternalLink[],
  others: readonly TextPage[],
): readonly InternalLink[] =>
  others
    .map(({ slug, title }) => ({ label: title, path: `/${slug}/` as const }))
    .filter((other) => links.every(({ path }) => path !== other.path))

/** The links of the group's header and footer, which has one to each page of text. */
export const navigation: Navigation = {
  ...links,
  quickLinks: quickLinks.filter(isThere),
  bottomLinks: [
    ...bottomLinks.filter(isThere),
    ...linksToOthers([...quickLinks, ...bottomLinks], pages.all),
  ],
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
