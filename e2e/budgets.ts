/** Kilobytes: text gzipped, fonts and images as they are sent, on a phone before anybody touches it. */
export type Weights = {
  /** Without its styles. */
  html: number
  css: number
  fonts: number
  /** Without those that wait for scrolling. */
  images: number
  /** What the idle page fetches for its islands; none where there is no island. */
  script: number
}

/** What every route is held to, whatever its budget says. */
export const LIMITS = { html: 20, css: 14, fonts: 60, firstView: 250 }

/** By route; one that ends where many pages begin stands for all of them. */
export const BUDGETS: Readonly<Record<string, Weights>> = {
  '/': { html: 13, css: 9.5, fonts: 44.5, images: 135.5, script: 178.5 },
  '/properties/': { html: 12.5, css: 9, fonts: 41.5, images: 168, script: 180.5 },
  '/vistara/': { html: 18, css: 12, fonts: 43, images: 77.5, script: 183 },
  '/nakshatra/': { html: 16.5, css: 12, fonts: 43, images: 64, script: 182 },
  '/mandhra/': { html: 15, css: 12, fonts: 43, images: 54.5, script: 181.5 },
  '/vistara/residences/': { html: 10.5, css: 7.5, fonts: 41, images: 65.5, script: 165 },
  '/jointventures/': { html: 14, css: 9, fonts: 41, images: 119, script: 179 },
  '/services/': { html: 8, css: 5.5, fonts: 41, images: 70.5, script: 0 },
  '/second/': { html: 7, css: 6.5, fonts: 39.5, images: 23, script: 0 },
  '/cinemas/': { html: 13, css: 8, fonts: 41, images: 40.5, script: 0 },
  '/contact/': { html: 9.5, css: 7, fonts: 41, images: 13.5, script: 162.5 },
  '/tiruppurTamilans/': { html: 9.5, css: 9.5, fonts: 39.5, images: 92, script: 168.5 },
  '/tiruppurTamilans/home/': { html: 15, css: 13, fonts: 39.5, images: 115.5, script: 227 },
  '/tiruppurTamilans/players/': { html: 6, css: 6, fonts: 39.5, images: 22.5, script: 0 },
  '/insights/': { html: 8, css: 5.5, fonts: 41, images: 35.5, script: 0 },
  '/careers/': { html: 7.5, css: 6, fonts: 41, images: 1.5, script: 0 },
  '/cookies/': { html: 8.5, css: 6, fonts: 41, images: 1.5, script: 0 },
  '/faqs/': { html: 10, css: 6, fonts: 41, images: 1.5, script: 0 },
  '/help/': { html: 8.5, css: 6, fonts: 41, images: 1.5, script: 0 },
  '/privacy/': { html: 9.5, css: 6, fonts: 41, images: 1.5, script: 0 },
  '/terms/': { html: 8.5, css: 6, fonts: 41, images: 1.5, script: 0 },
  '/formsubmitsuccess/': { html: 8, css: 6, fonts: 41, images: 18.5, script: 157.5 },
  '/home/': { html: 13, css: 9.5, fonts: 44.5, images: 135.5, script: 178 },
}
