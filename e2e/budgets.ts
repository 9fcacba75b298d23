/** Kilobytes, on a phone: text gzipped, fonts and images as they are sent. */
export type Weights = {
  /** Without its styles, and without what every page begins with. */
  html: number
  css: number
  fonts: number
  /** Without those that wait for scrolling. */
  images: number
  /** What its islands need, whenever they start: none where there is no island. */
  script: number
}

/** The policy of Trusted Types that every page begins with: its script, the script's hash, two directives. */
export const EVERY_PAGE = 0.5

/** What every route is held to, whatever its budget says. */
export const LIMITS = { html: 20, css: 14, fonts: 60, firstView: 250 }

/**
 * Kilobytes that a phone receives while nobody touches it, scripts aside: the page, its fonts, and all
 * pictures that the browser requests, those near the first screen and the next of a carousel among them.
 */
export const UNTOUCHED: Readonly<Record<string, number>> = {
  '/': 221,
  '/properties/': 290,
  '/vistara/': 115,
}

/** By route; one that ends where many pages begin stands for all of them. */
export const BUDGETS: Readonly<Record<string, Weights>> = {
  '/': { html: 13.4, css: 9.8, fonts: 44.5, images: 52.5, script: 180 },
  '/properties/': { html: 12.6, css: 9.2, fonts: 41.5, images: 157.5, script: 181.5 },
  '/vistara/': { html: 19.2, css: 13.2, fonts: 43, images: 66.5, script: 187.5 },
  '/nakshatra/': { html: 18, css: 13, fonts: 43, images: 52, script: 186.3 },
  '/mandhra/': { html: 16.5, css: 13, fonts: 43, images: 45.5, script: 185.9 },
  '/vistara/residences/': { html: 10.5, css: 7, fonts: 41, images: 56.5, script: 167 },
  '/jointventures/': { html: 14.3, css: 9.4, fonts: 41, images: 42.5, script: 180.8 },
  '/services/': { html: 8.2, css: 5.2, fonts: 41, images: 57.5, script: 0 },
  '/second/': { html: 7.5, css: 6.3, fonts: 39.5, images: 20, script: 0 },
  '/cinemas/': { html: 12.5, css: 7.5, fonts: 41, images: 34.5, script: 170 },
  '/contact/': { html: 10, css: 6.4, fonts: 41, images: 20.5, script: 164.5 },
  '/tiruppurTamilans/': { html: 9.4, css: 8.6, fonts: 39.5, images: 73.5, script: 169 },
  '/tiruppurTamilans/home/': { html: 16.1, css: 12.1, fonts: 39.5, images: 115.5, script: 193 },
  '/tiruppurTamilans/players/': { html: 8.8, css: 7.1, fonts: 39.5, images: 52, script: 0 },
  '/insights/': { html: 10.5, css: 6.8, fonts: 41, images: 28.5, script: 0 },
  '/careers/': { html: 8.5, css: 5.7, fonts: 41, images: 1.5, script: 0 },
  '/cookies/': { html: 8.5, css: 6, fonts: 41, images: 1.5, script: 0 },
  '/faqs/': { html: 10.4, css: 6.1, fonts: 41, images: 1.5, script: 0 },
  '/help/': { html: 9.9, css: 5.8, fonts: 41, images: 1.5, script: 0 },
  '/privacy/': { html: 9.7, css: 6.3, fonts: 41, images: 1.5, script: 0 },
  '/terms/': { html: 8.7, css: 5.6, fonts: 41, images: 1.5, script: 0 },
  '/formsubmitsuccess/': { html: 8.1, css: 5.8, fonts: 41, images: 15, script: 158 },
  '/home/': { html: 13.2, css: 9.8, fonts: 44.5, images: 52.5, script: 179.8 },
}

/**
 * What a Tamil page may weigh besides: its letters are three bytes each, and it carries the fonts of a second
 * script. Styles may be larger than the English page's by those of Tamil type.
 */
export const TAMIL_LIMITS = { moreCss: 0.5, fonts: 100 }

/** By route: the HTML of the Tamil page without its styles. */
export const TAMIL_HTML: Readonly<Record<string, number>> = {
  '/': 14.9,
  '/properties/': 14,
  '/vistara/': 21.6,
  '/nakshatra/': 20.5,
  '/mandhra/': 19.5,
  '/vistara/residences/': 11.5,
  '/jointventures/': 16.2,
  '/services/': 9.5,
  '/second/': 8.5,
  '/cinemas/': 14,
  '/contact/': 10.9,
  '/tiruppurTamilans/': 11,
  '/tiruppurTamilans/home/': 18,
  '/tiruppurTamilans/players/': 10.3,
  '/insights/': 12.1,
  '/careers/': 9.6,
  '/cookies/': 9.7,
  '/faqs/': 12.2,
  '/help/': 11.2,
  '/privacy/': 11.2,
  '/terms/': 10.1,
  '/formsubmitsuccess/': 9,
  '/home/': 14.7,
}
