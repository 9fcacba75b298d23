import type { Article } from 'schema-dts'
import { locale } from '@/lib/domain/locale'
import { type SitePath, shareFile } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { lastChange } from './last-change'

type ArticleFacts = { title: string; lead: string; date: string; author: string }

/** Returns an article at a path as structured data. Its last change is that of content, if commits have it. */
export function articleThing(path: SitePath, { title, lead, date, author }: ArticleFacts): Article {
  const url = absoluteUrl(path)
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description: lead,
    image: absoluteUrl(shareFile(path)),
    datePublished: date,
    dateModified: lastChange(path, locale) ?? date,
    author: { '@type': 'Organization', name: author },
    publisher: { '@id': `${absoluteUrl('/')}#organization` },
    mainEntityOfPage: url,
  }
}
