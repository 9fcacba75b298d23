import type { Graph } from 'schema-dts'
import { projectPath, type SitePath } from '@/lib/routes'
import { graphOf } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/seo/metadata'

/** The listing for search engines: every project in its order, by name and address, nothing sampled. */
export const listingGraph = (
  name: string,
  path: SitePath,
  projects: readonly { slug: string; name: string }[],
): Graph =>
  graphOf({
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
