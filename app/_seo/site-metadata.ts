import type { Metadata } from 'next'
import { site } from '@/content/site'
import { type PageMetadata, pageMetadata } from '@/lib/seo/metadata'

/** The metadata of a page of this site, whose name it adds. */
export const siteMetadata = (page: Omit<PageMetadata, 'siteName'>): Metadata =>
  pageMetadata({ ...page, siteName: site.name })
