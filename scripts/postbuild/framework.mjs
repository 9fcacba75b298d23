/**
 * Decides what becomes of the framework's scripts on a page. Every page is complete as HTML, so:
 * a page without islands needs none of them, and a page with islands may wait until one is wanted
 * (135 kB of framework that a reader of the page never has to download).
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { replaceScripts, scriptsOf, tagsOf, withoutScripts } from './html.mjs'

const PRELOADED_SCRIPT =
  /<link\b(?=[^>]*\srel="(?:preload|modulepreload|expect)")(?=[^>]*(?:\sas="script"|\srel="(?:modulepreload|expect)"))[^>]*>/g

/** The bundler's runtime: until it runs, every other file only announces itself. */
const RUNTIME = /\/turbopack-[^/]*\.js(\?|$)/

/** The constant text of the loader: one hash allows it on every page. */
export const LOADER = compact(readFileSync(new URL('loader.js', import.meta.url), 'utf8'))

/** A page as data, whole and in parts: what the framework's router would fetch on its way to it. */
const PAYLOAD = /^(index|__next\..*)\.txt$/

/**
 * Removes what nobody asks for: every link of the site loads a page, so the router goes nowhere.
 *
 * @param {string} folder of the export
 */
export function dropPayloads(folder) {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (PAYLOAD.test(path.basename(file))) rmSync(path.join(folder, file))
  }
}

/** Every island's wrapper carries `data-island`. */
export const hasIslands = (html) => tagsOf(html).some((tag) => /\sdata-island[=\s>]/.test(tag))

/**
 * @param {string} html of one page, as exported
 * @param {(script: string) => string} publish stores a script and answers with its address
 */
export function treatFramework(html, publish) {
  // React moves late content into place with a script; until that runs the content would stay hidden.
  if (/<div hidden="" id="S:|<template id="[BP]:/.test(withoutScripts(html))) {
    throw new Error('content is streamed in by a script, which a page must not wait for')
  }
  return hasIslands(html) ? holdScripts(html, publish) : dropScripts(html)
}

/** What is not data and was not asked to stay is the framework's. */
const isFramework = ({ isData, attributes }) => !isData && !/\sdata-keep\b/.test(attributes)

const dropScripts = (html) =>
  replaceScripts(html, (script) => (isFramework(script) ? '' : script.text)).replace(
    PRELOADED_SCRIPT,
    '',
  )

/**
 * The inline scripts hold the page once more, as data that the framework starts from: half of the
 * file. They become one script of their own, first of those that wait.
 */
function holdScripts(html, publish) {
  const held = scriptsOf(html).filter(isFramework)
  const data = held.filter(({ src }) => !src).map(({ body }) => body)
  // Scripts for browsers without modules are dropped: none of those runs the framework.
  const files = held
    .filter(({ src, attributes }) => src && !/\snomodule\b/i.test(attributes))
    .map(({ src }) => src)
  const addresses = [...(data.length > 0 ? [publish(data.join(';\n'))] : []), ...new Set(files)]
  // What starts all the others comes last (loader.js); they wait for it in a queue of their own.
  addresses.sort((one, other) => Number(RUNTIME.test(one)) - Number(RUNTIME.test(other)))
  if (!RUNTIME.test(addresses.at(-1))) throw new Error('no script of the page is the runtime')
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c')
  const loader = `<script type="application/json" id="held-scripts">${list}</script><script>${LOADER}</script>`

  const rest = dropScripts(html)
  const end = rest.lastIndexOf('</body>')
  if (end < 0) throw new Error('the page has no </body>')
  return rest.slice(0, end) + loader + rest.slice(end)
}

/**
 * Cuts comments, indentation and the blanks around signs. Text in quotes and line ends stay, so that
 * nothing can change its meaning.
 */
function compact(source) {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
    .split(/('[^']*')/)
    .map((part) => (part.startsWith("'") ? part : part.replace(/ *([=>,{}():?&|!]) */g, '$1')))
    .join('')
}
