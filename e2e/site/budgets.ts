import { allPaths, TEXT_PAGES } from '@/e2e/helpers/paths'

/** Kilobytes on a phone: text gzipped, fonts and images as transferred. */
export type Weights = {
  /** Without its styles and the parts that all pages share. */
  html: number
  css: number
  fonts: number
  /** Without lazy images. */
  images: number
  /** The scripts of all islands, compressed as hosts send them; 0 without islands. */
  script: number
}

/** The Trusted Types policy in every page: its script, the script's hash, two directives. */
export const EVERY_PAGE = 0.5

/** Limits for every budget; `firstIsland` is the script of any one island. */
export const LIMITS = { html: 26.2, css: 17.8, fonts: 60, firstView: 110, firstIsland: 77.3 }

/**
 * Kilobytes that a phone loads without interaction, scripts aside: the page, its fonts, and all pictures that the
 * browser requests, including those near the first screen and the next of a carousel.
 */
export const WITHOUT_INTERACTION: Readonly<Record<string, number>> = {
  '/': 80.8,
  '/properties/': 71.8,
  '/vistara/': 85.9,
  '/tiruppurTamilans/players/': 173,
}

const ofTextPages = <Budget>(budget: Budget) =>
  Object.fromEntries(TEXT_PAGES.map((place) => [place, budget]))

/** By route; one budget for all pages of a dynamic route, and for all pages of text. */
export const BUDGETS: Readonly<Record<string, Weights>> = {
  ...ofTextPages({ html: 10.6, css: 7.8, fonts: 37.1, images: 2.3, script: 0 }),
  '/': { html: 16.7, css: 12.5, fonts: 41.7, images: 4.3, script: 86.2 },
  '/properties/': { html: 17.3, css: 12, fonts: 38.6, images: 5.1, script: 87.5 },
  '/properties/compare/': { html: 9.7, css: 7.1, fonts: 36.7, images: 1.5, script: 73 },
  '/vistara/': { html: 24.4, css: 17.8, fonts: 38.6, images: 3.9, script: 95 },
  '/nakshatra/': { html: 23.7, css: 17.8, fonts: 38.6, images: 3.7, script: 95 },
  '/mandhra/': { html: 21.4, css: 17.5, fonts: 38.6, images: 3.2, script: 95 },
  '/vistara/residences/': { html: 14.1, css: 9.7, fonts: 36.7, images: 2.7, script: 76.3 },
  '/jointventures/': { html: 19.8, css: 12.8, fonts: 36.7, images: 3.5, script: 85.9 },
  '/services/': { html: 8.2, css: 7, fonts: 38.3, images: 1.5, script: 0 },
  '/second/': { html: 5.9, css: 8.1, fonts: 35.5, images: 2.3, script: 0 },
  '/cinemas/': { html: 15.5, css: 10.7, fonts: 36.8, images: 3.4, script: 76.2 },
  '/contact/': { html: 12.8, css: 8.7, fonts: 37.1, images: 2.8, script: 75.3 },
  '/tiruppurTamilans/': { html: 12, css: 11.4, fonts: 35.5, images: 3, script: 75.8 },
  '/tiruppurTamilans/home/': { html: 17.8, css: 15.3, fonts: 35.5, images: 3.2, script: 97.2 },
  '/tiruppurTamilans/squad/': { html: 5.7, css: 6.1, fonts: 35.5, images: 38.6, script: 0 },
  '/tiruppurTamilans/partners/': { html: 11.1, css: 8.1, fonts: 35.5, images: 2.6, script: 76.2 },
  '/tiruppurTamilans/matches/': { html: 6.4, css: 7.3, fonts: 35.5, images: 1.5, script: 0 },
  '/tiruppurTamilans/players/': { html: 5.1, css: 6.8, fonts: 35.5, images: 41.3, script: 0 },
  '/tiruppurTamilans/stories/': { html: 5.2, css: 7.1, fonts: 35.5, images: 2.6, script: 0 },
  '/insights/': { html: 10.2, css: 9.1, fonts: 37.1, images: 2.4, script: 0 },
  '/faqs/': { html: 9.3, css: 8.1, fonts: 37.1, images: 2.2, script: 0 },
  '/privacy/': { html: 14.2, css: 9.2, fonts: 37.1, images: 2.2, script: 76.3 },
  '/formsubmitsuccess/': { html: 10.1, css: 7.9, fonts: 37.1, images: 3, script: 69.8 },
  '/home/': { html: 16.9, css: 12.5, fonts: 41.7, images: 4.3, script: 86.3 },
}

/**
 * Allowances for Tamil pages: letters have three bytes each, and fonts of a second script are loaded. Styles may exceed
 * those of the English page by Tamil typography.
 */
export const TAMIL_LIMITS = { moreCss: 0.6, fonts: 100 }

/** By route: the HTML of the Tamil page without its styles. */
export const TAMIL_HTML: Readonly<Record<string, number>> = {
  ...ofTextPages(12),
  '/': 18.6,
  '/properties/': 19.2,
  '/properties/compare/': 10.7,
  '/vistara/': 27.2,
  '/nakshatra/': 26.6,
  '/mandhra/': 25.6,
  '/vistara/residences/': 15.4,
  '/jointventures/': 22.3,
  '/services/': 9.1,
  '/second/': 6.8,
  '/cinemas/': 17.5,
  '/contact/': 14.3,
  '/tiruppurTamilans/': 13.6,
  '/tiruppurTamilans/home/': 19.7,
  '/tiruppurTamilans/squad/': 6.6,
  '/tiruppurTamilans/partners/': 15,
  '/tiruppurTamilans/matches/': 7.3,
  '/tiruppurTamilans/players/': 6.3,
  '/tiruppurTamilans/stories/': 5.9,
  '/insights/': 12.9,
  '/faqs/': 12,
  '/privacy/': 18.2,
  '/formsubmitsuccess/': 11,
  '/home/': 18.6,
}

const parent = (place: string) => place.replace(/[^/]+\/$/, '')

/** The route whose budget applies to a page; the address of a match has two parts below its route. */
export const routeOf = (place: string): string | undefined =>
  [place, parent(place), parent(parent(place))].find((route) => route in BUDGETS)

/** The page that represents a route: one for all players, for all matches, and for all articles. */
export function pageOf(route: string): string {
  const all = allPaths()
  const place = all.find((each) => each === route) ?? all.find((each) => routeOf(each) === route)
  if (!place) throw new Error(`${route} has a budget, but no page`)
  return place
}
