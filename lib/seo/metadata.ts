import type { Metadata, Viewport } from 'next'
import brands from '@/lib/brands.json'
import { env } from '@/lib/env'
import { htmlLang } from '@/lib/locale'
import { asset, type Brand, href, type SitePath, shareFile } from '@/lib/routes'

/** The full public address of a page or file of the site. */
export const absoluteUrl = (path: SitePath): string => `${env.siteUrl}${href(path)}`

/** A page's words for search engines and sharing. */
export type PageMetadata = {
  /** Unique in the site; the site's name is added by the page that needs it. */
  title: string
  description: string
  path: SitePath
  /** Where the same content lives under two paths, the one that counts. */
  canonical?: SitePath
  siteName: string
  isIndexed?: boolean
}

/**
 * The whole metadata object of a page. Whole, because Next merges nested objects shallowly and a
 * page that sets only part of Open Graph would lose the rest.
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const url = absoluteUrl(page.canonical ?? page.path)
  // A page that is not listed has no picture of its own.
  const images =
    page.isIndexed === false
      ? []
      : [
          {
            url: absoluteUrl(shareFile(page.canonical ?? page.path)),
            width: 1200,
            height: 630,
            alt: page.title,
          },
        ]

  return {
    metadataBase: new URL(absoluteUrl('/')),
    title: page.title,
    description: page.description,
    applicationName: page.siteName,
    alternates: { canonical: url },
    robots:
      page.isIndexed === false ? { index: false, follow: true } : { index: true, follow: true },
    openGraph: {
      type: 'website',
      locale: htmlLang.replace('-', '_'),
      siteName: page.siteName,
      title: page.title,
      description: page.description,
      url,
      images,
    },
    twitter: {
      card: 'summary_large_image',
      title: page.title,
      description: page.description,
      images,
    },
    icons: {
      icon: [
        { url: asset('/icon.svg'), type: 'image/svg+xml' },
        { url: asset('/icon-32.png'), sizes: '32x32', type: 'image/png' },
      ],
      apple: asset('/apple-icon.png'),
    },
    manifest: asset('/manifest.webmanifest'),
    // Browsers would make links of figures and dates, within the parts of a page that change as well.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    other: { chrome: 'nointentdetection' },
  }
}

/** The viewport of a page, with the browser's own bars in the brand's colour. */
export function pageViewport(brand: Brand): Viewport {
  return { width: 'device-width', initialScale: 1, themeColor: brands[brand].ground }
}
