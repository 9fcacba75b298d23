import type { Metadata } from 'next'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { type PageMetadata, pageMetadata } from '@/lib/server/seo/metadata'

/** Returns the metadata of a page with the site's name and feed. */
export const siteMetadata = (page: Omit<PageMetadata, 'siteName' | 'feedTitle'>): Metadata =>
  pageMetadata({ ...page, siteName: site.name, feedTitle: labels.feed.title })
