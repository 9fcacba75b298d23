import type { MetadataRoute } from 'next'
import { sitemapEntries } from './_shell/sitemap-entries'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries()
}
