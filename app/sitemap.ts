import type { MetadataRoute } from 'next'
import { sitemapEntries } from './_seo/sitemap-entries'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries()
}
