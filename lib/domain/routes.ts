import { basePath } from './base-path'
import type brands from './brands.json'
import { LOCALE_FOLDERS, type Locale, locale, otherLocale } from './locale'

/** The brands of the group; each page has one. Their colours are in brands.json and styles/tokens.css. */
export type Brand = keyof typeof brands

/**
 * Every fixed page of the site: its path under the base path and its brand. For pages of a collection
 * (projects, players, articles) see the functions below. Navigation, sitemap, links and the end-to-end
 * tests use this list.
 */
export const routes = {
  home: { path: '/', brand: 'group' },
  homeAlias: { path: '/home/', brand: 'group' },
  secondInnings: { path: '/second/', brand: 'cricket' },
  contact: { path: '/contact/', brand: 'group' },
  properties: { path: '/properties/', brand: 'properties' },
  compare: { path: '/properties/compare/', brand: 'properties' },
  residences: { path: '/vistara/residences/', brand: 'properties' },
  jointVentures: { path: '/jointventures/', brand: 'properties' },
  cinemas: { path: '/cinemas/', brand: 'cinemas' },
  team: { path: '/tiruppurTamilans/', brand: 'cricket' },
  fanHome: { path: '/tiruppurTamilans/home/', brand: 'cricket' },
  squad: { path: '/tiruppurTamilans/squad/', brand: 'cricket' },
  partners: { path: '/tiruppurTamilans/partners/', brand: 'cricket' },
  success: { path: '/formsubmitsuccess/', brand: 'group' },
  privacy: { path: '/privacy/', brand: 'group' },
  terms: { path: '/terms/', brand: 'group' },
  cookies: { path: '/cookies/', brand: 'group' },
  help: { path: '/help/', brand: 'group' },
  faqs: { path: '/faqs/', brand: 'group' },
  careers: { path: '/careers/', brand: 'group' },
  services: { path: '/services/', brand: 'group' },
} as const satisfies Record<string, { path: `/${string}`; brand: Brand }>

/** A path within the site, starting with a slash and without the base path. */
export type SitePath = `/${string}`

/** The path of a project's page. */
export const projectPath = (slug: string): SitePath => `/${slug}/`

/** The path of the plan on a project's page, with a plot selected if given. */
export const planPath = (slug: string, plot?: number): SitePath =>
  `${projectPath(slug)}${plot === undefined ? '' : `?plot=${plot}`}#plan`

/** The path of the page of one plot, made for sharing. */
export const plotPath = (slug: string, plot: number): SitePath =>
  `${projectPath(slug)}plot/${plot}/`

/** The path of a player's page. Hosts redirect it to the squad's page if the player has none. */
export const playerPath = (slug: string): SitePath => `/tiruppurTamilans/players/${slug}/`

/** The path of the results of an earlier season; those of the newest are at /second/. */
export const pastSeasonPath = (year: number): SitePath => `/second/${year}/`

/** The path of a match, announced or played; the slug is that of its fixture and of its result. */
export const matchPath = (year: number, slug: string): SitePath =>
  `/tiruppurTamilans/matches/${year}/${slug}/`

/** The path of a story's page. */
export const storyPath = (slug: string): SitePath => `/tiruppurTamilans/stories/${slug}/`

/** The path of an insight article. */
export const insightPath = (slug: string): SitePath => `/insights/${slug}/`

/** The Atom feed of news, one per language. */
export const FEED: SitePath = '/feed.xml'

/** The file of a page's sharing image. */
export const shareFile = (path: SitePath): SitePath =>
  `/share/${path.slice(1, -1).replaceAll('/', '-').toLowerCase() || 'home'}.jpg`

/** The name of the register's QR code; those of projects are named by slug. */
export const REGISTER = 'register'

/** The file of the QR code of a project's page, or of the register. */
export const qrFile = (slug: string): SitePath => `/qr/${slug}.svg`

/**
 * The `href` of a path within the site (fragment allowed): adds the base path and the language's folder. Also for
 * files that exist once per language, such as a calendar.
 */
export const href = (path: SitePath): string => hrefIn(locale, path)

/** The `href` of a path in the other language. */
export const otherHref = (path: SitePath): string => hrefIn(otherLocale, path)

/** The `href` of a path in a language. */
export const hrefIn = (language: Locale, path: SitePath): string =>
  `${basePath}${LOCALE_FOLDERS[language]}${path}`

/** The address of a file shared by all languages: pictures, plans, sounds, icons. */
export const asset = (file: SitePath): string => `${basePath}${file}`
