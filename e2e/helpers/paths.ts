import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '@/tools/build/postbuild/files'

/** Folder under the domain that the site lives in, such as `/noyyal`, or empty. */
export const BASE_PATH = process.env.BASE_PATH ?? '/noyyal'

/** The public address, which canonical and sharing addresses start with. */
export const ORIGIN = (process.env.SITE_URL || 'https://www.noyyal.example').replace(/\/+$/, '')

/** The folder of the Tamil edition, below the base path. */
export const TAMIL = '/ta'

/**
 * Every page of the English edition, as paths under the base path: those of the built sitemap, and pages that
 * are left out of it on purpose.
 */
export function allPaths(): readonly string[] {
  const sitemap = readFileSync(path.join(process.cwd(), 'out', 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.slice(BASE_PATH.length),
  )
  const english = listed.filter((each) => !each.startsWith(`${TAMIL}/`))
  return [...english, '/home/', '/properties/compare/', '/formsubmitsuccess/']
}

/** The same pages of the Tamil edition. */
export const tamilPaths = (): readonly string[] => allPaths().map((each) => TAMIL + each)

/** Every file of the web root, as paths under the base path. */
export function allFiles(): readonly string[] {
  return filesIn(path.join(process.cwd(), 'site', BASE_PATH)).map((file) => `/${file}`)
}

/** The first served file whose path under the base path matches. */
export function findFile(fits: RegExp): string {
  const file = allFiles().find((each) => fits.test(each))
  if (!file) throw new Error(`No file of site/ fits ${fits}`)
  return file
}

/** The pages of text. */
export const TEXT_PAGES = readdirSync(path.join('content', 'en', 'pages')).map(
  (file) => `/${path.parse(file).name}/`,
)

/** A duplicate of the home page, and text pages with the same structure as the FAQ: all but the one with a form. */
const ALIKE = ['/home/', ...TEXT_PAGES.filter((each) => each !== '/privacy/')]

/** One page of each kind: `npm test` tests these in detail, `npm run check` every page. */
export const templates = (paths: readonly string[]): readonly string[] =>
  onePathPerRoute(paths).filter((each) => !ALIKE.includes(each))

/** A dynamic segment of a route in `app/`, optional ones included. */
const PARAMETER = /\[\[[^/]*\]\]\/|\[[^\]]*\]/g
const any = (parameter: string) => (parameter.startsWith('[[') ? '(?:[^/]+/)?' : '[^/]+')

/** The first page of each route of `app/`: all players have the same route. */
export function onePathPerRoute(paths: readonly string[]): readonly string[] {
  const routes = paths.map(routeOf)
  return paths.filter((_, at) => routes.indexOf(routes[at]) === at)
}

/** Every page of a route of `app/`, such as `/insights/[slug]/`. */
export const pathsOf = (route: string): readonly string[] =>
  allPaths().filter((each) => routeOf(each) === route)

const islandsOf = (place: string): readonly string[] =>
  [
    ...readFileSync(path.join('out', place, 'index.html'), 'utf8').matchAll(/data-island="(\w+)"/g),
  ].map(([, name = '']) => name)

/** Pages that together contain every island, those with most islands first. */
export function pagesOfAllIslands(): readonly string[] {
  const known = new Set<string>()
  return templates(allPaths())
    .toSorted((one, other) => islandsOf(other).length - islandsOf(one).length)
    .filter((place) => {
      const fresh = islandsOf(place).filter((name) => !known.has(name))
      for (const name of fresh) known.add(name)
      return fresh.length > 0
    })
}

const ROUTES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  // A folder in parentheses is not part of the address.
  .map((file) =>
    path
      .dirname(file)
      .split(path.sep)
      .join('/')
      .replace(/\([^)]*\)\/?/g, ''),
  )
  .map((route) => (route ? `/${route}/` : '/'))

function routeOf(each: string): string | undefined {
  const matching = ROUTES.filter((route) =>
    new RegExp(`^${route.replace(PARAMETER, any)}$`).test(each),
  )
  // A fixed name has precedence over a dynamic segment.
  const named = (route: string) => route.replace(PARAMETER, '').length
  return matching.sort((one, other) => named(other) - named(one))[0]
}
