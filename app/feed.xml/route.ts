import { feedEntries } from '@/app/_seo/feed-entries'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { htmlLang } from '@/lib/domain/locale'
import { FEED } from '@/lib/domain/routes'
import { atomFeed } from '@/lib/server/seo/atom'
import { absoluteUrl } from '@/lib/server/seo/metadata'

export const dynamic = 'force-static'

/** Returns the Atom feed, one in each language. */
export function GET(): Response {
  const { title, about } = labels.feed
  const feed = atomFeed({
    address: absoluteUrl(FEED),
    page: absoluteUrl('/'),
    language: htmlLang,
    title,
    about,
    author: site.name,
    entries: feedEntries(),
  })
  return new Response(feed, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
