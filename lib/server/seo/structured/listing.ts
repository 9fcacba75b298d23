import type { ItemList } from 'schema-dts'
import { projectPath, type SitePath } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'

/** The listing for search engines: every project in its order, by name and address, nothing sampled. */
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
