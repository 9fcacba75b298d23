import type { Metadata, Viewport } from 'next'
import brands from '@/lib/domain/brands.json'
import { letterCount } from '@/lib/domain/enquiry/tidy'
import { HTML_LANGS, htmlLang } from '@/lib/domain/locale'
import {
  asset,
  type Brand,
  FEED,
  href,
  hrefIn,
  type SitePath,
  shareFile,
} from '@/lib/domain/routes'
import { env } from '@/lib/server/env'

/** The full public address of a page or file of the site. */
export const absoluteUrl = (path: SitePath): string => `${env.siteUrl}${href(path)}`

/** A page's address in each language, and the one for a visitor who reads neither. */
export function addressesOf(path: SitePath) {
  const [english, tamil] = [env.siteUrl + hrefIn('en', path), env.siteUrl + hrefIn('ta', path)]
  return { [HTML_LANGS.en]: english, [HTML_LANGS.ta]: tamil, 'x-default': english }
}

/** A page's words for search engines and sharing. */
export type PageMetadata = {
  /** Unique in the site; the site's name is added by the page that needs it. */
  title: string
  description: string
  path: SitePath
  /** Where the same content lives under two paths, the one that counts. */
  canonical?: SitePath
  siteName: string
  /** What the feed of news is called. */
  feedTitle: string
  /** What a shared link says below its title, where the beginning of the description is not enough. */
  shareText?: string
  isIndexed?: boolean
}

/**
 * The whole metadata object of a page. Whole, because Next merges nested objects shallowly and a
 * page that sets only part of Open Graph would lose the rest.
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const own = page.canonical ?? page.path
  const url = absoluteUrl(own)
  const isIndexed = page.isIndexed !== false
  const shared = page.shareText ?? shareText(page.description)
  // A page that is not listed has no picture of its own.
  const images = isIndexed
    ? [{ url: absoluteUrl(shareFile(own)), width: 1200, height: 630, alt: page.title }]
    : []

  return {
    metadataBase: new URL(absoluteUrl('/')),
    title: page.title,
    description: page.description,
    applicationName: page.siteName,
    alternates: {
      canonical: url,
      ...(isIndexed && { languages: addressesOf(own) }),
      types: { 'application/atom+xml': [{ url: absoluteUrl(FEED), title: page.feedTitle }] },
    },
    robots: { index: isIndexed, follow: true },
    openGraph: {
      type: 'website',
      locale: htmlLang.replace('-', '_'),
      siteName: page.siteName,
      title: page.title,
      description: shared,
      url,
      images,
    },
    twitter: {
      card: 'summary_large_image',
      title: page.title,
      description: shared,
      images,
    },
    icons: {
      icon: [
        { url: asset('/icon.svg'), type: 'image/svg+xml' },
        { url: asset('/icon-32.png'), sizes: '32x32', type: 'image/png' },
      ],
      apple: asset('/apple-icon.png'),
    },
    manifest: href('/manifest.webmanifest'),
    // Browsers would make links of figures and dates, within the parts of a page that change as well.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    other: { chrome: 'nointentdetection' },
  }
}

/** The viewport of a page, with the browser's own bars in the brand's colour. */
export function pageViewport(brand: Brand): Viewport {
  return { width: 'device-width', initialScale: 1, themeColor: brands[brand].ground }
}

/** Chats show about as many letters of a description. */
const LETTERS = 80

/** Where a sentence, else a part of one, else a word ends. A comma or colon goes with what it leads to. */
const ENDS = [/[.!?](?=\s)/g, /(?=[,;:]\s)/g, /(?=\s)/g]

/** What a shared link says below its title: as much of the description as chats show, cut where it may be. */
export function shareText(description: string): string {
  if (letterCount(description) <= LETTERS) return description
  for (const [at, end] of ENDS.entries()) {
    const isWhole = at === 0
    const texts = [...description.matchAll(end)]
      .map(({ 0: sign, index }) => description.slice(0, index + sign.length))
      .map((text) => (isWhole ? text : `${text}…`))
      .filter((text) => letterCount(text) <= LETTERS)
    const longest = texts.at(-1)
    // A beginning of two words says too little.
    if (longest && (letterCount(longest) >= LETTERS / 2 || at === ENDS.length - 1)) return longest
  }
  return `${description.slice(0, LETTERS - 1)}…`
}
