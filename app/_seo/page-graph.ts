import type { Graph, Thing } from 'schema-dts'
import { site } from '@/content/site'
import type { SitePath } from '@/lib/domain/routes'
import { graphOf } from '@/lib/server/seo/json-ld'
import { breadcrumb, organization } from '@/lib/server/seo/structured'
import { trailTo } from './trail'

/** Returns a page's structured data: its subject, the group, and its breadcrumbs. */
export function pageGraph(path: SitePath, ...things: readonly Thing[]): Graph {
  const trail = trailTo(path)
  return graphOf(...things, organization(site), ...(trail.length > 1 ? [breadcrumb(trail)] : []))
}
