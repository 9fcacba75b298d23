import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Every page of the site, as paths under the base path: what the built sitemap lists, and the pages
 * that it leaves out on purpose.
 */
export function allPaths(): readonly string[] {
  const sitemap = readFileSync(path.join(process.cwd(), 'out', 'sitemap.xml'), 'utf8')
  const base = process.env.BASE_PATH ?? '/noyyal'
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.slice(base.length),
  )
  return [...listed, '/home/', '/formsubmitsuccess/']
}
