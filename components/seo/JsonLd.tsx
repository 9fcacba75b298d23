import type { Graph } from 'schema-dts'
import { escapeJson } from '@/lib/seo/json-ld'
import { InlineScript } from './InlineScript'

/** The page's one graph of structured data. */
export function JsonLd({ graph }: { graph: Graph }) {
  return <InlineScript type="application/ld+json" text={escapeJson(graph)} />
}
