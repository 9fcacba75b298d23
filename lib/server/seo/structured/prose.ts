import type { ItemList } from 'schema-dts'
import type { SitePath } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'

/** The services of the group for search engines, in their order, each with the page that tells more. */
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
