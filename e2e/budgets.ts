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
export const LIMITS = { html: 21, css: 14.7, fonts: 60, firstView: 250 }

/**
 * Kilobytes that a phone receives while nobody touches it, scripts aside: the page, its fonts, and all
 * pictures that the browser requests, those near the first screen and the next of a carousel among them.
 */
export const UNTOUCHED: Readonly<Record<string, number>> = {
  '/': 222.9,
  '/properties/': 353.3,
  '/vistara/': 115,
}

/** By route; one that ends where many pages begin stands for all of them. */
export const BUDGETS: Readonly<Record<string, Weights>> = {
  '/': { html: 14.7, css: 10.4, fonts: 44.5, images: 52.5, script: 185.7 },
  '/properties/': { html: 13.9, css: 9.9, fonts: 41.5, images: 157.5, script: 186.6 },
  '/vistara/': { html: 21, css: 14.5, fonts: 43, images: 66.5, script: 194.6 },
  '/nakshatra/': { html: 20.1, css: 14.4, fonts: 43, images: 52, script: 193.4 },
  '/mandhra/': { html: 18.9, css: 14.4, fonts: 43, images: 45.5, script: 192.9 },
  '/vistara/residences/': { html: 11.8, css: 7.9, fonts: 41, images: 56.5, script: 170.5 },
  '/jointventures/': { html: 15.9, css: 10.1, fonts: 41, images: 42.5, script: 187.7 },
  '/services/': { html: 8.4, css: 5.7, fonts: 41, images: 57.5, script: 0 },
  '/second/': { html: 7.5, css: 6.5, fonts: 39.5, images: 20, script: 0 },
  '/cinemas/': { html: 13.6, css: 8.1, fonts: 41, images: 34.5, script: 172.2 },
  '/contact/': { html: 11, css: 7.1, fonts: 41, images: 20.5, script: 167.8 },
  '/tiruppurTamilans/': { html: 9.5, css: 9.1, fonts: 39.5, images: 73.5, script: 172 },
  '/tiruppurTamilans/home/': { html: 17.5, css: 12.8, fonts: 39.5, images: 115.5, script: 200 },
  '/tiruppurTamilans/players/': { html: 8.8, css: 7.6, fonts: 39.5, images: 52, script: 0 },
  '/insights/': { html: 10.7, css: 7.2, fonts: 41, images: 28.5, script: 0 },
  '/careers/': { html: 8.5, css: 6.1, fonts: 41, images: 1.5, script: 0 },
  '/cookies/': { html: 8.8, css: 6.4, fonts: 41, images: 1.5, script: 0 },
  '/faqs/': { html: 10.7, css: 6.6, fonts: 41, images: 1.5, script: 0 },
  '/help/': { html: 10, css: 6.3, fonts: 41, images: 1.5, script: 0 },
  '/privacy/': { html: 9.8, css: 6.8, fonts: 41, images: 1.5, script: 0 },
  '/terms/': { html: 9, css: 6.1, fonts: 41, images: 1.5, script: 0 },
  '/formsubmitsuccess/': { html: 8.6, css: 6.5, fonts: 41, images: 15, script: 158.3 },
  '/home/': { html: 14.5, css: 10.4, fonts: 44.5, images: 52.5, script: 185.5 },
}

/**
 * What a Tamil page may weigh besides: its letters are three bytes each, and it carries the fonts of a second
 * script. Styles may be larger than the English page's by those of Tamil type.
 */
export const TAMIL_LIMITS = { moreCss: 0.6, fonts: 100 }

/** By route: the HTML of the Tamil page without its styles. */
export const TAMIL_HTML: Readonly<Record<string, number>> = {
  '/': 16.2,
  '/properties/': 15.3,
  '/vistara/': 24.1,
  '/nakshatra/': 22.5,
  '/mandhra/': 21.3,
  '/vistara/residences/': 13,
  '/jointventures/': 18,
  '/services/': 9.5,
  '/second/': 8.5,
  '/cinemas/': 15.5,
  '/contact/': 12,
  '/tiruppurTamilans/': 11,
  '/tiruppurTamilans/home/': 19.3,
  '/tiruppurTamilans/players/': 10.3,
  '/insights/': 12.5,
  '/careers/': 9.6,
  '/cookies/': 10,
  '/faqs/': 12.6,
  '/help/': 11.3,
  '/privacy/': 11.6,
  '/terms/': 10.4,
  '/formsubmitsuccess/': 9.4,
  '/home/': 16.1,
}
