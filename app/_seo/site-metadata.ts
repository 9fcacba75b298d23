import type { Metadata } from 'next'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { type PageMetadata, pageMetadata } from '@/lib/server/seo/metadata'

/** The metadata of a page of this site, whose name and feed it adds. */
export const siteMetadata = (page: Omit<PageMetadata, 'siteName' | 'feedTitle'>): Metadata =>
  pageMetadata({ ...page, siteName: site.name, feedTitle: labels.feed.title })
