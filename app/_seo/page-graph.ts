import type { Graph, Thing } from 'schema-dts'
import { site } from '@/content/site'
import type { SitePath } from '@/lib/domain/routes'
import { graphOf } from '@/lib/server/seo/json-ld'
import { breadcrumb, organization } from '@/lib/server/seo/structured'
import { trailTo } from './trail'

/** The one graph of a page: what it is about, the group, and where it stands. */
export function pageGraph(path: SitePath, ...things: readonly Thing[]): Graph {
  const trail = trailTo(path)
  return graphOf(...things, organization(site), ...(trail.length > 1 ? [breadcrumb(trail)] : []))
}
