/**
 * Bare pages to measure the machine with: each shows the first picture of a real page and nothing else.
 * What a route takes beyond its bare page is the route's own.
 */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const PRELOAD = /<link rel="preload"[^>]*\bas="image"[^>]*>/gi

/** A page that preloads and shows the same first picture as a built page; a heading alone without one. */
export function bareHtml(html: string) {
  const preloads: readonly string[] = html.match(PRELOAD) ?? []
  const sources = preloads.map((link) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(link)?.[1]
    const media = read('media') ? ` media="${read('media')}"` : ''
    const widths = read('imagesrcset')
    const set = widths
      ? ` srcset="${widths}" sizes="${read('imagesizes')}"`
      : ` srcset="${read('href')}"`
    return { media, set, file: (widths ?? read('href'))?.split(' ')[0] }
  })
  const [first] = sources
  // Sized by attributes: the policy of the host may allow no styles.
  const picture = first
    ? `<picture>${sources.map(({ media, set }) => `<source${media}${set}>`).join('')}<img alt="" src="${first.file}" width="100%" height="600"></picture>`
    : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare page</title>${preloads.join('')}<body>${picture}<h1>Bare page</h1></body></html>\n`
}

/** Writes the bare page of each page, a path under the base path, into a web root of their own, beside the real pictures. */
export function writeBarePages(
  pages: readonly string[],
  { root, site, basePath }: { root: string; site: string; basePath: string },
) {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(path.join(root, basePath), { recursive: true })
  symlinkSync(path.resolve(site + basePath, '_img'), path.join(root, basePath, '_img'))
  for (const page of pages) {
    const folder = path.join(root, basePath, 'bare', page)
    mkdirSync(folder, { recursive: true })
    const html = readFileSync(path.join(site, basePath, page, 'index.html'), 'utf8')
    writeFileSync(path.join(folder, 'index.html'), bareHtml(html))
  }
}
