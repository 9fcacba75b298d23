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
export const LIMITS = { html: 20.8, css: 14.2, fonts: 60, firstView: 250 }

/**
 * Kilobytes that a phone receives while nobody touches it, scripts aside: the page, its fonts, and all
 * pictures that the browser requests, those near the first screen and the next of a carousel among them.
 */
export const UNTOUCHED: Readonly<Record<string, number>> = {
  '/': 222.5,
  '/properties/': 353,
  '/vistara/': 115,
}

/** By route; one that ends where many pages begin stands for all of them. */
export const BUDGETS: Readonly<Record<string, Weights>> = {
  '/': { html: 14.4, css: 9.9, fonts: 44.5, images: 52.5, script: 184.2 },
  '/properties/': { html: 13.6, css: 9.5, fonts: 41.5, images: 157.5, script: 184.1 },
  '/vistara/': { html: 20.7, css: 14.2, fonts: 43, images: 66.5, script: 193.6 },
  '/nakshatra/': { html: 19.6, css: 13.9, fonts: 43, images: 52, script: 192.4 },
  '/mandhra/': { html: 18.6, css: 13.9, fonts: 43, images: 45.5, script: 191.9 },
  '/vistara/residences/': { html: 11.4, css: 7.2, fonts: 41, images: 56.5, script: 169.2 },
  '/jointventures/': { html: 15.6, css: 9.6, fonts: 41, images: 42.5, script: 185.2 },
  '/services/': { html: 8.2, css: 5.3, fonts: 41, images: 57.5, script: 0 },
  '/second/': { html: 7.5, css: 6.3, fonts: 39.5, images: 20, script: 0 },
  '/cinemas/': { html: 13.3, css: 7.7, fonts: 41, images: 34.5, script: 171.1 },
  '/contact/': { html: 10.8, css: 6.6, fonts: 41, images: 20.5, script: 166.6 },
  '/tiruppurTamilans/': { html: 9.4, css: 8.7, fonts: 39.5, images: 73.5, script: 170.6 },
  '/tiruppurTamilans/home/': { html: 17.2, css: 12.4, fonts: 39.5, images: 115.5, script: 197.4 },
  '/tiruppurTamilans/players/': { html: 8.8, css: 7.2, fonts: 39.5, images: 52, script: 0 },
  '/insights/': { html: 10.5, css: 6.8, fonts: 41, images: 28.5, script: 0 },
  '/careers/': { html: 8.5, css: 5.7, fonts: 41, images: 1.5, script: 0 },
  '/cookies/': { html: 8.5, css: 6, fonts: 41, images: 1.5, script: 0 },
  '/faqs/': { html: 10.4, css: 6.1, fonts: 41, images: 1.5, script: 0 },
  '/help/': { html: 9.9, css: 5.8, fonts: 41, images: 1.5, script: 0 },
  '/privacy/': { html: 9.7, css: 6.3, fonts: 41, images: 1.5, script: 0 },
  '/terms/': { html: 8.7, css: 5.6, fonts: 41, images: 1.5, script: 0 },
  '/formsubmitsuccess/': { html: 8.3, css: 5.8, fonts: 41, images: 15, script: 158 },
  '/home/': { html: 14.2, css: 9.9, fonts: 44.5, images: 52.5, script: 184 },
}

/**
 * What a Tamil page may weigh besides: its letters are three bytes each, and it carries the fonts of a second
 * script. Styles may be larger than the English page's by those of Tamil type.
 */
export const TAMIL_LIMITS = { moreCss: 0.5, fonts: 100 }

/** By route: the HTML of the Tamil page without its styles. */
export const TAMIL_HTML: Readonly<Record<string, number>> = {
  '/': 15.9,
  '/properties/': 15.1,
  '/vistara/': 23.7,
  '/nakshatra/': 22.2,
  '/mandhra/': 20.9,
  '/vistara/residences/': 12.7,
  '/jointventures/': 17.6,
  '/services/': 9.5,
  '/second/': 8.5,
  '/cinemas/': 15.2,
  '/contact/': 11.9,
  '/tiruppurTamilans/': 11,
  '/tiruppurTamilans/home/': 19.2,
  '/tiruppurTamilans/players/': 10.3,
  '/insights/': 12.1,
  '/careers/': 9.6,
  '/cookies/': 9.7,
  '/faqs/': 12.3,
  '/help/': 11.2,
  '/privacy/': 11.2,
  '/terms/': 10.1,
  '/formsubmitsuccess/': 9.2,
  '/home/': 15.7,
}
