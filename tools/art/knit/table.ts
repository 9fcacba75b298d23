/** Lists which scene a built site shows on which page, and in which place. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { filesIn } from '@/tools/build/postbuild/files'
import { type Element, elementsOf } from '@/tools/build/postbuild/html'

/** One cut of a scene and its place on a page. */
export type Standing = { scene: string; cut: string; file: string; place: string }

const PLACES = ['section', 'article', 'aside', 'nav', 'header', 'footer', 'dialog', 'main']
const FILE = /[^/"\s]*cloth-([a-z-]+?)(?:-(upright|card))?-[0-9a-f]{8}\.svg/

/** Each cloth of a page in document order. The place is the name of the innermost sectioning element around it. */
export function standingsOf(html: string): Standing[] {
  const all = elementsOf(html)
  const parts = all.filter(({ tag }) => PLACES.includes(tag))
  return all.flatMap((element) => {
    const { src, srcset } = element.attributes
    const [file = '', scene, cut = 'wide'] = FILE.exec(src ?? srcset ?? '') ?? []
    if (!scene || !['img', 'source'].includes(element.tag)) return []
    const around = parts.findLast(({ start, end }) => start < element.start && element.end <= end)
    return [{ scene, cut, file, place: around ? nameOf(around) : 'body' }]
  })
}

function nameOf({ tag, attributes }: Element): string {
  const { id, 'aria-labelledby': label, 'aria-label': words } = attributes
  const name = id ?? label?.replace(/-title$/, '') ?? words
  return name ? `${tag} ${name}` : tag
}

/** The yarns of a cloth file, the ground included, and its runs: each column of a piece counts as one. */
export const facts = (svg: string) => ({
  yarns: new Set(svg.match(/(?<=<path fill=")#[0-9a-f]{6}(?=" d="[mM])/g)).size,
  runs: svg.match(/6 6 6-6/g)?.length ?? 0,
})

/**
 * The table as Markdown, of the English pages of a built site. The same place on many pages is one line.
 *
 * @param scenes all that exist; those on no page are listed below the table
 */
export function tableOf(site: string, scenes: readonly string[]): string {
  const files = filesIn(site)
  const isEnglish = (file: string) => file.endsWith('.html') && !/(^|\/)ta\//.test(file)
  const pages = new Map<string, Set<string>>()
  const seen = new Map<string, Standing>()
  for (const file of files.filter(isEnglish)) {
    const page = `/${file.replace(/(^|\/)index\.html$/, '$1')}`
    for (const one of standingsOf(readFileSync(path.join(site, file), 'utf8'))) {
      const key = `${one.scene} ${one.cut} ${one.place}`
      seen.set(key, one)
      pages.set(key, (pages.get(key) ?? new Set()).add(page))
    }
  }
  const rows = [...seen]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { scene, cut, ...one }]) => {
      const file = files.find((each) => path.basename(each) === one.file)
      const svg = file ? readFileSync(path.join(site, file), 'utf8') : ''
      const { yarns, runs } = facts(svg)
      const kilobytes = (brotliCompressSync(svg).length / 1000).toFixed(1)
      const on = [...(pages.get(key) ?? [])]
      const where = on.length > 4 ? `${on.length} pages` : on.join(' ')
      return `| ${[scene, cut, where, one.place, yarns, runs, kilobytes].join(' | ')} |`
    })
  const head = ['scene', 'cut', 'pages', 'place', 'yarns', 'runs', 'kB']
  const shown = new Set([...seen.values()].map(({ scene }) => scene))
  const idle = scenes.filter((scene) => !shown.has(scene))
  const table = [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows]
  return [...table, '', `On no page: ${idle.join(', ') || 'none'}`].join('\n')
}
