import type { Graph } from 'schema-dts'
import { escapeJson } from '@/lib/server/seo/json-ld'

type InlineDataProps = { type: 'application/ld+json' | 'speculationrules'; text: string }

/**
 * Data written into the page for others than its scripts. What of its text comes from content has to be
 * escaped by the caller.
 */
export function InlineData({ type, text }: InlineDataProps) {
  return <script type={type} data-keep="" dangerouslySetInnerHTML={{ __html: text }} />
}

/** The page's one graph of structured data. */
export function JsonLd({ graph }: { graph: Graph }) {
  return <InlineData type="application/ld+json" text={escapeJson(graph)} />
}
