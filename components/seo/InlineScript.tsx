type InlineScriptProps = { text: string; type?: 'application/ld+json' | 'speculationrules' }

/**
 * A script written into the page. Its text must be the project's own; what comes from content has to
 * be escaped by the caller. `data-keep` lets it survive on pages that ship no framework.
 */
export function InlineScript({ text, type }: InlineScriptProps) {
  return <script type={type} data-keep="" dangerouslySetInnerHTML={{ __html: text }} />
}
