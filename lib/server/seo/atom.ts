import { escapeHtml } from '@/lib/domain/format/escape-html'

/** An Atom feed (RFC 4287). */
export type AtomFeed = {
  /** URL of the feed, also its id. */
  address: string
  /** URL of the page it belongs to. */
  page: string
  language: string
  title: string
  about: string
  author: string
  entries: readonly AtomEntry[]
}

export type AtomEntry = {
  /** Permanent: does not change when the page moves. */
  key: string
  title: string
  text: string
  category: string
  page: string
  /** ISO date and time with the UTC offset. */
  updated: string
}

/** The number of newest entries in the feed. Readers store older ones themselves. */
const ENTRIES = 30

/** The feed as XML, newest first. Its date is that of the newest entry, so that a rebuild does not change it. */
export function atomFeed({ entries, ...feed }: AtomFeed): string {
  const newest = entries
    .toSorted((one, other) => Date.parse(other.updated) - Date.parse(one.updated))
    .slice(0, ENTRIES)
  const updated = newest[0]?.updated ?? new Date(0).toISOString()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(feed.language)}">
<id>${escapeHtml(feed.address)}</id>
<title>${escapeHtml(feed.title)}</title>
<subtitle>${escapeHtml(feed.about)}</subtitle>
<updated>${updated}</updated>
<author><name>${escapeHtml(feed.author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(feed.address)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(feed.page)}"/>
${newest.map((entry) => entryOf(feed.address, entry)).join('')}</feed>
`
}

const entryOf = (address: string, entry: AtomEntry) => `<entry>
<id>${escapeHtml(`${address}#${entry.key}`)}</id>
<title>${escapeHtml(entry.title)}</title>
<updated>${entry.updated}</updated>
<link rel="alternate" type="text/html" href="${escapeHtml(entry.page)}"/>
<category term="${escapeHtml(entry.category)}"/>
<summary>${escapeHtml(entry.text)}</summary>
</entry>
`
