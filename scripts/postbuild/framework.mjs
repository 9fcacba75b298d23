/**
 * Strips or defers the framework's scripts. Every page is complete as HTML, so a page without islands
 * needs none of them, and a page with islands loads them at the first activity: 135 kB that a reader of
 * the page never downloads.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { kindOf } from './html.mjs'

/** The bundler's runtime: until it runs, every other file only announces itself. */
const RUNTIME = /\/turbopack-[^/]*\.js(\?|$)/

/** The constant text of the loader: one hash allows it on every page. */
export const LOADER = transformSync(readFileSync(new URL('loader.js', import.meta.url), 'utf8'), {
  minify: true,
  target: 'es2022',
}).code.trim()

/** A page as data, whole and in parts: what the framework's router fetches before it shows a page. */
const PAYLOAD = /^(index|__next\..*)\.txt$/

/**
 * Removes the pages as data: every link of the site loads a document, so no browser requests them.
 *
 * @param {string} folder of the export
 */
export function dropPayloads(folder) {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (PAYLOAD.test(path.basename(file))) rmSync(path.join(folder, file))
  }
}

/** Whether a page needs the framework at all. */
export const hasIslands = (elements) =>
  elements.some(({ attributes }) => 'data-island' in attributes)

/** A part of the page as data. Parts begin anywhere, even within a word. */
const DATA_PART = /^self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)$/

/**
 * Strips the framework's scripts from a page without islands, and defers them on a page with islands.
 *
 * @param {import('./html.mjs').Element[]} elements of one page, as exported
 * @param {(script: string) => string} publish stores a script and returns its address
 * @param {(data: string) => string} [changeData] changes the page as data before it is published
 * @returns {{ edits: import('./html.mjs').Edit[], scripts: import('./html.mjs').Script[] }} what
 *   changes in the page, and the scripts that it then holds
 */
export function stripOrDeferScripts(elements, publish, changeData = (data) => data) {
  const scripts = elements.filter(({ tag }) => tag === 'script')
  const framework = scripts.filter((script) => kindOf(script) === 'framework')
  const kept = scripts.filter((script) => !framework.includes(script))
  const edits = [...framework, ...elements.filter(isScriptPreload)].map(({ start, end }) => ({
    start,
    end,
    text: '',
  }))
  if (!hasIslands(elements)) return { edits, scripts: kept }

  const closing = elements.find(({ tag }) => tag === 'body')?.closing
  if (closing === undefined) throw new Error('the page has no </body>')
  const added = deferScripts(addressesOf(framework, publish, changeData))
  const text = added.map(scriptText).join('')
  return { edits: [...edits, { start: closing, end: closing, text }], scripts: [...kept, ...added] }
}

const scriptText = ({ attributes, content }) => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<script${written.join('')}>${content}</script>`
}

/** A link that would load a deferred script at once, or hold up the first paint. */
const isScriptPreload = ({ tag, attributes: { rel, as } }) =>
  tag === 'link' &&
  ((rel === 'preload' && as === 'script') || rel === 'modulepreload' || rel === 'expect')

/**
 * The inline scripts hold the page once more, as data that the framework starts from: half of the
 * file. They become one script of their own, the first of the deferred ones.
 */
function addressesOf(scripts, publish, changeData) {
  const inline = scripts.filter(({ attributes }) => !attributes.src).map(({ content }) => content)
  // Scripts for browsers without modules are left out: none of those runs the framework.
  const files = scripts
    .map(({ attributes }) => attributes)
    .filter(({ src, nomodule }) => src && nomodule === undefined)
    .map(({ src }) => src)
  const data = inline.length > 0 ? [publish(joinData(inline, changeData).join(';\n'))] : []
  const addresses = [...data, ...new Set(files)]
  // The runtime starts all the others, so it comes last (loader.js); they wait for it in a queue.
  addresses.sort((one, other) => Number(RUNTIME.test(one)) - Number(RUNTIME.test(other)))
  if (!RUNTIME.test(addresses.at(-1))) throw new Error('no script of the page is the runtime')
  return addresses
}

/** The same scripts, the parts of the page as data joined to one and changed. */
function joinData(scripts, changeData) {
  const parts = scripts.map((script) => DATA_PART.exec(script)?.[1]).filter(Boolean)
  if (parts.length === 0) return scripts
  const data = changeData(parts.map((part) => JSON.parse(part)).join(''))
  const others = scripts.filter((script) => !DATA_PART.test(script))
  return [...others, `self.__next_f.push([1,${JSON.stringify(data)}])`]
}

/** The list of deferred scripts, and the loader that reads it. */
function deferScripts(addresses) {
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c')
  return [
    { attributes: { type: 'application/json', id: 'deferred-scripts' }, content: list },
    { attributes: {}, content: LOADER },
  ]
}
