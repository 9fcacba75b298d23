/**
 * Removes from a page's inline styles what cannot apply to it. A rule stays where the page holds an
 * element for each part of its selector, or where a script of the page names the tag, class, id or
 * attribute that is missing: scripts add elements and set states. Custom properties, fonts and animations
 * stay where something that stays names them.
 */
import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import { insertValues, namesIn, removeUnnamed, shortenNames } from './properties.mjs'
import { isKeyframe, selectorTest } from './selectors.mjs'

/**
 * @param {string} css
 * @param {import('./html.mjs').Element[]} elements of the page
 * @param {Set<string>} words that the scripts of the page hold (see `wordsOf`)
 * @param {Map<string, string>} [short] names that classes get
 * @returns {string}
 */
export function pruneStyles(css, elements, words, short = new Map()) {
  const root = postcss.parse(css)
  const isPossible = selectorTest(elements, words)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = parseSelectors().astSync(rule.selector)
    const kept = selectors.nodes.filter(isPossible)
    selectors.walkClasses((node) => {
      if (short.has(node.value)) node.value = short.get(node.value)
    })
    if (kept.length === 0) rule.remove()
    else rule.selector = kept.map((selector) => String(selector).trim()).join(',')
  })
  const names = namesIn(elements, words)
  removeUnnamed(root, names)
  insertValues(root, names)
  shortenNames(root, names)
  return root.toString()
}
