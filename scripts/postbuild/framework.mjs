/**
 * Decides what becomes of the framework's scripts on a page. Every page is complete as HTML, so:
 * a page without islands needs none of them, and a page with islands may wait until one is wanted
 * (135 kB of framework that a reader of the page never has to download).
 */
import { readFileSync } from 'node:fs'
import { replaceScripts, scriptsOf, tagsOf, withoutScripts } from './html.mjs'

const PRELOADED_SCRIPT =
  /<link\b(?=[^>]*\srel="(?:preload|modulepreload|expect)")(?=[^>]*(?:\sas="script"|\srel="(?:modulepreload|expect)"))[^>]*>/g

/** The constant text of the loader: one hash allows it on every page. */
export const LOADER = compact(readFileSync(new URL('loader.js', import.meta.url), 'utf8'))

/** Every island's wrapper carries `data-island`. */
export const hasIslands = (html) => tagsOf(html).some((tag) => /\sdata-island[=\s>]/.test(tag))

/** @param {string} html of one page, as exported */
export function treatFramework(html) {
  return hasIslands(html) ? holdScripts(html) : dropScripts(html)
}

function dropScripts(html) {
  // React moves late content into place with a script; without it the content would stay hidden.
  if (/<div hidden="" id="S:|<template id="[BP]:/.test(withoutScripts(html))) {
    throw new Error('content is streamed in by a script, but the page has no islands')
  }
  return replaceScripts(html, (script) =>
    script.isData || /\sdata-keep\b/.test(script.attributes) ? script.text : '',
  ).replace(PRELOADED_SCRIPT, '')
}

/** Inline scripts stay in their order: they are the data that the framework starts from. */
function holdScripts(html) {
  const isHeld = ({ src, attributes }) => src && !/\sdata-keep\b/.test(attributes)
  const held = scriptsOf(html).filter(isHeld)
  // Scripts for browsers without modules are dropped: none of those runs the framework.
  const addresses = held
    .filter(({ attributes }) => !/\snomodule\b/i.test(attributes))
    .map(({ src }) => src)
  const list = JSON.stringify([...new Set(addresses)]).replaceAll('<', '\\u003c')
  const loader = `<script type="application/json" id="held-scripts">${list}</script><script>${LOADER}</script>`

  const rest = replaceScripts(html, (script) => (isHeld(script) ? '' : script.text))
  const end = rest.lastIndexOf('</body>')
  if (end < 0) throw new Error('the page has no </body>')
  return (rest.slice(0, end) + loader + rest.slice(end)).replace(PRELOADED_SCRIPT, '')
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
