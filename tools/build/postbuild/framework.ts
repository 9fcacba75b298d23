/**
 * Removes the framework from a page, which works as HTML, and lists the files of its islands
 * (lib/browser/page/start-islands.ts). A page without islands keeps only its inline scripts.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from './files'
import { type Edit, type Element, kindOf, type Script } from './html'
import { FOLDER } from './islands'

/** Files that only the framework's client requests: its scripts, and each page as data. */
const OF_THE_FRAMEWORK =
  /^_next\/static\/(?!islands\/|data\/).*\.js$|(^|\/)(index|__next\..*)\.txt$/

/** Removes those files from the export. */
export function dropFramework(folder: string): void {
  for (const file of filesIn(folder)) {
    if (OF_THE_FRAMEWORK.test(file)) rmSync(path.join(folder, file))
  }
}

/** The files of each island in `FOLDER`, by its name. */
export type Islands = Record<
  string,
  {
    /** Loaded at start, its own file first. */
    files: string[]
    /** Loaded on demand; their styles are among `files`. */
    later: string[]
  }
>

/**
 * Returns the edits of an exported page, and the scripts that it keeps. `publish` stores data and returns its
 * address.
 */
export function replaceFramework(
  elements: readonly Element[],
  islands: Islands,
  basePath: string,
  publish: (data: string) => string,
): { edits: Edit[]; scripts: Script[] } {
  const scripts = elements.filter(({ tag }) => tag === 'script')
  const found = islandsOf(elements)
  const isGone = (script: Element) =>
    kindOf(script) === 'framework' || (found.length === 0 && isStart(script))
  const gone = [...scripts.filter(isGone), ...elements.filter(isScriptPreload)]
  const edits = gone.map(({ start, end }) => ({ start, end, text: '' }))
  const kept = scripts.filter((script) => !isGone(script))
  if (found.length === 0) return { edits, scripts: kept }

  const start = kept.find(isStart)
  if (!start) throw new Error('the page has islands, and no script that starts them')
  const data = publish(`{${found.map((each, index) => `"${index}":${each.data}`).join()}}`)
  const names = [...new Set(found.map(({ name }) => name))]
  const filesOf = (name: string) => {
    const island = islands[name]
    if (!island) throw new Error(`no file of an island is called ${name}.island.tsx`)
    return island.files
  }
  const files = [...new Set(names.flatMap(filesOf))]
  const of = Object.fromEntries(
    names.map((name) => [name, filesOf(name).map((file) => files.indexOf(file))]),
  )
  const listing = JSON.stringify({ data, folder: `${basePath}/${FOLDER}/`, files, of })
  return {
    edits: [
      ...edits,
      ...found.map(({ place }, index) => ({ ...place, text: `data-props="${index}"` })),
      {
        start: start.start,
        end: start.start,
        text: `<script type="application/json" id="islands">${listing}</script>`,
      },
    ],
    scripts: kept,
  }
}

/** The island elements in document order. */
export const islandsOf = (elements: readonly Element[]) =>
  elements.flatMap(({ attributes, places, opening }) => {
    const { 'data-island': name, 'data-props': data } = attributes
    if (name === undefined) return []
    const place = places['data-props']
    if (data === undefined || !place) throw new Error(`an island without data: ${opening}`)
    return [{ name, data, place: { start: place.startOffset, end: place.endOffset } }]
  })

/** The script that starts the islands (app/layout.tsx). */
export const isStart = ({ attributes }: Element): boolean => 'data-starts' in attributes

/** A preload of the framework's scripts, which would load them after all or delay the first paint. */
const isScriptPreload = ({ tag, attributes: { rel, as } }: Element) =>
  tag === 'link' &&
  ((rel === 'preload' && as === 'script') || rel === 'modulepreload' || rel === 'expect')
