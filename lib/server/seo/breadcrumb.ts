import type { BreadcrumbList } from 'schema-dts'
import type { SitePath } from '@/lib/domain/routes'
import { absoluteUrl } from './metadata'

/** Where a page stands, from the top down, the page itself last. */
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
