/** Kilobytes, on a phone: text gzipped, fonts and images as they are sent. */
export type Weights = {
  /** Without its styles, and without what every page begins with. */
  html: number
  css: number
  fonts: number
  /** Without those that wait for scrolling. */
  images: number
  /** What all its islands need, compressed as hosts send it: none where there is no island. */
  script: number
}

/** The policy of Trusted Types that every page begins with: its script, the script's hash, two directives. */
export const EVERY_PAGE = 0.5

/** What every route is held to, whatever its budget says; `firstIsland` is the script of any one island. */
export const LIMITS = { html: 27, css: 15, fonts: 60, firstView: 250, firstIsland: 76 }

/**
 * Kilobytes that a phone receives while nobody touches it, scripts aside: the page, its fonts, and all
 * pictures that the browser requests, those near the first screen and the next of a carousel among them.
 */
export const UNTOUCHED: Readonly<Record<string, number>> = {
  '/': 225,
  '/properties/': 354.8,
  '/vistara/': 117.8,
}

/** By route; one that ends where many pages begin stands for all of them. */
export const BUDGETS: Readonly<Record<string, Weights>> = {
  '/': { html: 18.5, css: 10.8, fonts: 44.5, images: 52.5, script: 85.9 },
  '/properties/': { html: 18.2, css: 10.2, fonts: 41.5, images: 157.5, script: 86.9 },
  '/properties/compare/': { html: 10.6, css: 6.1, fonts: 36.7, images: 1.5, script: 71.9 },
  '/vistara/': { html: 27, css: 15, fonts: 43, images: 66.5, script: 93.6 },
  '/nakshatra/': { html: 26.4, css: 15, fonts: 43, images: 52, script: 93.6 },
  '/mandhra/': { html: 24.8, css: 14.7, fonts: 43, images: 45.5, script: 93.6 },
  '/vistara/residences/': { html: 14.8, css: 8.1, fonts: 41, images: 56.5, script: 76 },
  '/jointventures/': { html: 19.8, css: 10.6, fonts: 41, images: 42.5, script: 85.6 },
  '/services/': { html: 8.6, css: 6.2, fonts: 41, images: 57.5, script: 0 },
  '/second/': { html: 7.6, css: 7, fonts: 39.5, images: 20, script: 0 },
  '/cinemas/': { html: 16.6, css: 8.4, fonts: 41, images: 34.5, script: 76 },
  '/contact/': { html: 13.9, css: 7.5, fonts: 41, images: 20.5, script: 75 },
  '/tiruppurTamilans/': { html: 12.4, css: 9.6, fonts: 39.5, images: 73.5, script: 73.9 },
  '/tiruppurTamilans/home/': { html: 19.7, css: 13.1, fonts: 39.5, images: 115.5, script: 95.1 },
  '/tiruppurTamilans/players/': { html: 8.9, css: 8.2, fonts: 39.5, images: 52, script: 0 },
  '/insights/': { html: 11.2, css: 7.4, fonts: 41, images: 28.5, script: 0 },
  '/careers/': { html: 8.7, css: 6.3, fonts: 41, images: 1.5, script: 0 },
  '/cookies/': { html: 9.3, css: 6.6, fonts: 41, images: 1.5, script: 0 },
  '/faqs/': { html: 10.7, css: 7, fonts: 41, images: 1.5, script: 0 },
  '/help/': { html: 10.7, css: 6.4, fonts: 41, images: 1.5, script: 0 },
  '/privacy/': { html: 16.2, css: 7.9, fonts: 41, images: 1.5, script: 76 },
  '/terms/': { html: 9.3, css: 6.3, fonts: 41, images: 1.5, script: 0 },
  '/formsubmitsuccess/': { html: 10.9, css: 6.7, fonts: 41, images: 15, script: 69.6 },
  '/home/': { html: 18.5, css: 10.8, fonts: 44.5, images: 52.5, script: 85.9 },
}

/**
 * What a Tamil page may weigh besides: its letters are three bytes each, and it carries the fonts of a second
 * script. Styles may be larger than the English page's by those of Tamil type.
 */
export const TAMIL_LIMITS = { moreCss: 0.6, fonts: 100 }

/** By route: the HTML of the Tamil page without its styles. */
export const TAMIL_HTML: Readonly<Record<string, number>> = {
  '/': 20.3,
  '/properties/': 20.2,
  '/properties/compare/': 11.6,
  '/vistara/': 30.9,
  '/nakshatra/': 29.8,
  '/mandhra/': 28.3,
  '/vistara/residences/': 16.6,
  '/jointventures/': 22.4,
  '/services/': 9.8,
  '/second/': 8.6,
  '/cinemas/': 18.8,
  '/contact/': 15.3,
  '/tiruppurTamilans/': 13.6,
  '/tiruppurTamilans/home/': 21.8,
  '/tiruppurTamilans/players/': 10.5,
  '/insights/': 13.1,
  '/careers/': 10,
  '/cookies/': 10.8,
  '/faqs/': 12.8,
  '/help/': 12.2,
  '/privacy/': 18.8,
  '/terms/': 10.8,
  '/formsubmitsuccess/': 12,
  '/home/': 20.3,
}
