/**
 * Strips the framework of a page, which is complete as HTML, and says where the files of its islands are
 * (lib/page/start-islands.ts). A page without islands has no script but its own few lines.
 */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { kindOf } from './html.mjs'
import { FOLDER } from './islands.mjs'

/** What only the framework in the browser would ask for: its scripts, and each page as data. */
const OF_THE_FRAMEWORK =
  /^_next\/static\/(?!islands\/|data\/).*\.js$|(^|\/)(index|__next\..*)\.txt$/

/**
 * Removes what no browser requests.
 *
 * @param {string} folder of the export
 */
export function dropFramework(folder) {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (OF_THE_FRAMEWORK.test(file.split(path.sep).join('/'))) rmSync(path.join(folder, file))
  }
}

/** @typedef {Record<string, { files: string[], later: string[] }>} Islands the files of each island, by its name */

/**
 * @param {import('./html.mjs').Element[]} elements of one page, as exported
 * @param {Islands} islands
 * @param {string} basePath
 * @param {(data: string) => string} publish stores data and returns its address
 * @returns {{ edits: import('./html.mjs').Edit[], scripts: import('./html.mjs').Script[] }} what
 *   changes in the page, and the scripts that it then holds
 */
export function replaceFramework(elements, islands, basePath, publish) {
  const scripts = elements.filter(({ tag }) => tag === 'script')
  const found = islandsOf(elements)
  const isGone = (script) =>
    kindOf(script) === 'framework' || (found.length === 0 && isStart(script))
  const gone = [...scripts.filter(isGone), ...elements.filter(isScriptPreload)]
  const edits = gone.map(({ start, end }) => ({ start, end, text: '' }))
  const kept = scripts.filter((script) => !isGone(script))
  if (found.length === 0) return { edits, scripts: kept }

  const start = kept.find(isStart)
  if (!start) throw new Error('the page has islands, and no script that starts them')
  const data = publish(`{${found.map((each, index) => `"${index}":${each.data}`).join()}}`)
  const names = [...new Set(found.map(({ name }) => name))]
  const unknown = names.find((name) => !islands[name])
  if (unknown) throw new Error(`no file of an island is called ${unknown}.island.tsx`)
  const files = [...new Set(names.flatMap((name) => islands[name].files))]
  const of = Object.fromEntries(
    names.map((name) => [name, islands[name].files.map((file) => files.indexOf(file))]),
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

/** @returns {{ name: string, data: string, place: { start: number, end: number } }[]} in document order */
export const islandsOf = (elements) =>
  elements
    .filter(({ attributes }) => 'data-island' in attributes)
    .map(({ attributes, places }) => ({
      name: attributes['data-island'],
      data: attributes['data-props'],
      place: { start: places['data-props'].startOffset, end: places['data-props'].endOffset },
    }))

/** The script that starts the islands (app/layout.tsx). */
export const isStart = ({ attributes }) => 'data-starts' in attributes

/** A link that would load a script of the framework at once, or hold up the first paint. */
const isScriptPreload = ({ tag, attributes: { rel, as } }) =>
  tag === 'link' &&
  ((rel === 'preload' && as === 'script') || rel === 'modulepreload' || rel === 'expect')
