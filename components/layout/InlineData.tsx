import type { Graph } from 'schema-dts'
import { escapeJson } from '@/lib/server/seo/json-ld'

type InlineDataProps = { type: 'application/ld+json' | 'speculationrules'; text: string }

/** Inline data for readers other than the page's scripts. The caller must escape text from content. */
export function InlineData({ type, text }: InlineDataProps) {
  return <script type={type} data-keep="" dangerouslySetInnerHTML={{ __html: text }} />
}

/** The page's one graph of structured data. */
export function JsonLd({ graph }: { graph: Graph }) {
  return <InlineData type="application/ld+json" text={escapeJson(graph)} />
}
