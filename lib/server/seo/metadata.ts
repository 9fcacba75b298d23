import type { Metadata, Viewport } from 'next'
import brands from '@/lib/domain/brands.json'
import { letterCount } from '@/lib/domain/enquiry/normalise'
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

/** The full URL of a page or file of the site. */
export const absoluteUrl = (path: SitePath): string => `${env.siteUrl}${href(path)}`

/** A page's URL in each language, and the default for visitors of other languages. */
export function addressesOf(path: SitePath) {
  const [english, tamil] = [env.siteUrl + hrefIn('en', path), env.siteUrl + hrefIn('ta', path)]
  return { [HTML_LANGS.en]: english, [HTML_LANGS.ta]: tamil, 'x-default': english }
}

/** A page's texts for search engines and sharing. */
export type PageMetadata = {
  /** Unique within the site. The site's name is not added automatically. */
  title: string
  description: string
  path: SitePath
  /** The preferred path, if the same content has two paths. */
  canonical?: SitePath
  siteName: string
  /** The title of the news feed. */
  feedTitle: string
  /** The text below a shared link's title; by default derived from the description. */
  shareText?: string
  isIndexed?: boolean
}

/**
 * The complete metadata object of a page. Complete, because Next merges nested objects shallowly: a
 * page that sets only part of Open Graph would lose the rest.
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const own = page.canonical ?? page.path
  const url = absoluteUrl(own)
  const isIndexed = page.isIndexed !== false
  const shared = page.shareText ?? shareText(page.description)
  // A page that is not indexed has no sharing image.
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
    // Stops browsers from turning numbers and dates into links, also in dynamic parts of a page.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    other: { chrome: 'nointentdetection' },
  }
}

/** The viewport of a page, with the browser's toolbar in the brand's colour. */
export function pageViewport(brand: Brand): Viewport {
  return { width: 'device-width', initialScale: 1, themeColor: brands[brand].ground }
}

/** Chat apps show about this many letters of a description. */
const LETTERS = 80

/** Where to cut, in this order: after a sentence, before a comma or colon, after a word. */
const ENDS = [/[.!?](?=\s)/g, /(?=[,;:]\s)/g, /(?=\s)/g]

/** The text below a shared link's title: the start of the description, cut at a sentence, clause or word. */
export function shareText(description: string): string {
  if (letterCount(description) <= LETTERS) return description
  for (const [at, end] of ENDS.entries()) {
    const isWhole = at === 0
    const texts = [...description.matchAll(end)]
      .map(({ 0: sign, index }) => description.slice(0, index + sign.length))
      .map((text) => (isWhole ? text : `${text}…`))
      .filter((text) => letterCount(text) <= LETTERS)
    const longest = texts.at(-1)
    // A very short cut says too little, except when cut at a word.
    if (longest && (letterCount(longest) >= LETTERS / 2 || at === ENDS.length - 1)) return longest
  }
  return `${description.slice(0, LETTERS - 1)}…`
}
