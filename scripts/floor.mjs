/**
 * Bare pages to measure the machine with: each shows the first picture of a real page and nothing else.
 * What a route takes beyond its bare page is the route's own.
 */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const PRELOAD = /<link rel="preload"[^>]*imagesrcset[^>]*>/gi

/**
 * @param {string} html a built page
 * @returns {string} a page that preloads and shows the same first picture; a heading alone without one
 */
export function bareHtml(html) {
  const preloads = html.match(PRELOAD) ?? []
  const sources = preloads.map((link) => {
    const read = (name) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(link)?.[1]
    const media = read('media') ? ` media="${read('media')}"` : ''
    const set = ` srcset="${read('imagesrcset')}" sizes="${read('imagesizes')}"`
    return { media, set, file: read('imagesrcset').split(' ')[0] }
  })
  // Sized by attributes: the policy of the host may allow no styles.
  const picture =
    sources.length > 0
      ? `<picture>${sources.map(({ media, set }) => `<source${media}${set}>`).join('')}<img alt="" src="${sources[0].file}" width="100%" height="600"></picture>`
      : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare page</title>${preloads.join('')}<body>${picture}<h1>Bare page</h1></body></html>\n`
}

/**
 * Writes the bare page of each page into a web root of their own, beside the real pictures.
 *
 * @param {readonly string[]} pages paths under the base path
 * @param {{ root: string, site: string, basePath: string }} where
 */
export function writeBarePages(pages, { root, site, basePath }) {
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
