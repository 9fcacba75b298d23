/**
 * Removes from a page's inline styles what cannot apply to it. A rule stays where the page holds an
 * element for each part of its selector, or where a script of the page names the tag, class, id or
 * attribute that is missing: scripts add elements and set states. Custom properties, fonts and animations
 * stay where something that stays names them.
 */
import postcss, { type AtRule, type Root } from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import type { Element } from './html'
import { insertValues, namesIn, removeUnnamed, shortenNames } from './properties'
import { isKeyframe, selectorTest } from './selectors'

/** `words` are those that the scripts of the page hold (see `wordsOf`), `short` the names that classes get. */
export function pruneStyles(
  css: string,
  elements: readonly Element[],
  words: ReadonlySet<string>,
  short: ReadonlyMap<string, string> = new Map(),
): string {
  const root = postcss.parse(css)
  const isPossible = selectorTest(elements, words)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = parseSelectors().astSync(rule.selector)
    const kept = selectors.nodes.filter(isPossible)
    selectors.walkClasses((node) => {
      const name = short.get(node.value)
      if (name) node.value = name
    })
    if (kept.length === 0) rule.remove()
    else rule.selector = kept.map((selector) => String(selector).trim()).join(',')
  })
  joinLayers(root)
  const names = namesIn(elements, words)
  removeUnnamed(root, names)
  insertValues(root, names)
  shortenNames(root, names)
  return root.toString()
}

/** Puts what is said of one layer in one place: each module says it for itself. */
function joinLayers(root: Root): void {
  const first = new Map<string, AtRule>()
  for (const node of [...root.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) continue
    const before = first.get(node.params)
    if (!before) first.set(node.params, node)
    else before.append(node.remove().nodes ?? [])
  }
}
