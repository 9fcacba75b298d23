/** Reads HTML as a browser does, and edits it by position: every byte outside an edit stays as it is. */
import { parse } from 'parse5'

/**
 * @typedef {{ attributes: Record<string, string>, content: string }} Script
 * @typedef {{ start: number, end: number, text: string }} Edit a range of the source, and what replaces it
 *
 * @typedef {object} Element
 * @property {string} tag
 * @property {Record<string, string>} attributes unescaped
 * @property {Record<string, { startOffset: number, endOffset: number }>} places of the attributes in the
 *   source
 * @property {number} start where its opening tag begins in the source
 * @property {number} end where it ends in the source, closing tag included
 * @property {string} opening its opening tag as written
 * @property {string} content its source between the tags: for a script or a style, its text
 * @property {number | undefined} closing where its closing tag begins
 *
 * @param {string} html
 * @returns {Element[]} every element that the source writes, in document order
 */
export function elementsOf(html) {
  // With scripting enabled the parser would take the inside of <noscript> for text.
  const root = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const found = []
  const queue = [root]
  for (let node = queue.pop(); node; node = queue.pop()) {
    // The parser adds elements that the source leaves out, such as <tbody>; they have no position.
    if (node.tagName && node.sourceCodeLocation) found.push(elementOf(node, html))
    const children = node.content?.childNodes ?? node.childNodes ?? []
    for (let index = children.length - 1; index >= 0; index -= 1) queue.push(children[index])
  }
  return found
}

function elementOf({ tagName, attrs, sourceCodeLocation: place }, html) {
  const { startOffset: start, endOffset: end, startTag = place, endTag } = place
  return {
    tag: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    places: startTag.attrs ?? {},
    start,
    end,
    opening: html.slice(start, startTag.endOffset),
    content: html.slice(startTag.endOffset, endTag?.startOffset ?? end),
    closing: endTag?.startOffset,
  }
}

/**
 * @param {string} html
 * @param {Edit[]} edits none within another
 * @returns {string} the source with each of these ranges replaced
 */
export function edit(html, edits) {
  const parts = []
  let done = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(html.slice(done, start), text)
    done = end
  }
  return parts.join('') + html.slice(done)
}

/** Scripts that hold data: the browser runs none of them. */
const DATA_TYPES = ['application/json', 'application/ld+json', 'speculationrules']

/** How the framework's inline scripts begin: the page as data, and what starts it. */
const FRAMEWORK_STARTS = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"]',
]

/** A file of this site, not of another host. */
const FRAMEWORK_FILE = /^\/(?!\/).*_next\/static\//

/**
 * What a script of a page is for. Throws where the script is of no known kind: a release of the
 * framework that adds one, such as a script that moves streamed content into place, stops the build.
 *
 * @param {Element} script
 * @returns {'data' | 'own' | 'framework'} `own` is a script of this project, marked `data-keep`
 */
export function kindOf({ attributes: { type, src, ...others }, opening, content }) {
  if (DATA_TYPES.includes(type)) return 'data'
  if (type === undefined) {
    if ('data-keep' in others) return 'own'
    if (FRAMEWORK_FILE.test(src ?? '')) return 'framework'
    if (!src && FRAMEWORK_STARTS.some((start) => content.startsWith(start))) return 'framework'
  }
  throw new Error(`a script of an unknown kind: ${opening}${content.slice(0, 80)}`)
}
