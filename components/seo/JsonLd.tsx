import type { Graph } from 'schema-dts'
import { InlineData } from '@/components/layout/InlineData'
import { escapeJson } from '@/lib/server/seo/json-ld'

/** The page's one graph of structured data. */
export function JsonLd({ graph }: { graph: Graph }) {
  return <InlineData type="application/ld+json" text={escapeJson(graph)} />
}
