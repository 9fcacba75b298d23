import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folder under the domain that the site lives in, such as `/noyyal`, or empty. */
export const BASE_PATH = process.env.BASE_PATH ?? '/noyyal'

/**
 * Every page of the site, as paths under the base path: what the built sitemap lists, and the pages
 * that it leaves out on purpose.
 */
export function allPaths(): readonly string[] {
  const sitemap = readFileSync(path.join(process.cwd(), 'out', 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.slice(BASE_PATH.length),
  )
  return [...listed, '/home/', '/formsubmitsuccess/']
}

/** Every file of the web root, as paths under the base path. */
export function allFiles(): readonly string[] {
  const root = path.join(process.cwd(), 'site', BASE_PATH)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort()
}

/** The first file that is served whose path under the base path fits. */
export function findFile(fits: RegExp): string {
  const file = allFiles().find((each) => fits.test(each))
  if (!file) throw new Error(`No file of site/ fits ${fits}`)
  return file
}
