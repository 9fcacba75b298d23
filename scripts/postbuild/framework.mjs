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

/**
 * Strips the framework's scripts from a page without islands, and defers them on a page with islands.
 *
 * @param {import('./html.mjs').Element[]} elements of one page, as exported
 * @param {(script: string) => string} publish stores a script and returns its address
 * @returns {{ edits: import('./html.mjs').Edit[], scripts: import('./html.mjs').Script[] }} what
 *   changes in the page, and the scripts that it then holds
 */
export function stripOrDeferScripts(elements, publish) {
  const scripts = elements.filter(({ tag }) => tag === 'script')
  const framework = scripts.filter((script) => kindOf(script) === 'framework')
  const kept = scripts.filter((script) => !framework.includes(script))
  const edits = [...framework, ...elements.filter(isScriptPreload)].map(({ start, end }) => ({
    start,
    end,
    text: '',
  }))
  if (!elements.some(({ attributes }) => 'data-island' in attributes)) {
    return { edits, scripts: kept }
  }

  const closing = elements.find(({ tag }) => tag === 'body')?.closing
  if (closing === undefined) throw new Error('the page has no </body>')
  const added = deferScripts(framework, publish)
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
 *
 * @returns {import('./html.mjs').Script[]} the list of deferred scripts, and the loader that reads it
 */
function deferScripts(scripts, publish) {
  const data = scripts.filter(({ attributes }) => !attributes.src).map(({ content }) => content)
  // Scripts for browsers without modules are left out: none of those runs the framework.
  const files = scripts
    .map(({ attributes }) => attributes)
    .filter(({ src, nomodule }) => src && nomodule === undefined)
    .map(({ src }) => src)
  const addresses = [...(data.length > 0 ? [publish(data.join(';\n'))] : []), ...new Set(files)]
  // The runtime starts all the others, so it comes last (loader.js); they wait for it in a queue.
  addresses.sort((one, other) => Number(RUNTIME.test(one)) - Number(RUNTIME.test(other)))
  if (!RUNTIME.test(addresses.at(-1))) throw new Error('no script of the page is the runtime')
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c')
  return [
    { attributes: { type: 'application/json', id: 'deferred-scripts' }, content: list },
    { attributes: {}, content: LOADER },
  ]
}
