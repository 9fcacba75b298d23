/**
 * Removes rules from a page's inline styles that cannot apply to it. A rule stays where each part of its
 * selector matches an element, or where a script of the page contains the missing tag, class, id or
 * attribute: scripts add elements and set states. Custom properties, fonts and animations stay where a
 * remaining declaration uses them.
 */
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import type { Element } from './html'
import { WORD } from './page-words'
import { isKeyframe, selectorTest } from './selectors'

/** `words` are those of the page's scripts (see `wordsOf`). */
export function pruneStyles(
  css: string,
  elements: readonly Element[],
  words: ReadonlySet<string>,
): string {
  const root = postcss.parse(css)
  const isPossible = selectorTest(elements, words)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const kept = parseSelectors().astSync(rule.selector).nodes.filter(isPossible)
    if (kept.length === 0) rule.remove()
    else rule.selector = kept.map((selector) => String(selector).trim()).join(',')
  })
  joinLayers(root)
  removeUnnamed(root, namesIn(elements, words))
  return root.toString()
}

/** Joins the blocks of each cascade layer, because every CSS module writes its own. */
function joinLayers(root: Root): void {
  const first = new Map<string, AtRule>()
  for (const node of [...root.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) continue
    const before = first.get(node.params)
    if (!before) first.set(node.params, node)
    else before.append(node.remove().nodes ?? [])
  }
}

/** Names that the page and its scripts contain; custom properties, fonts and animations among them are used. */
function namesIn(elements: readonly Element[], words: ReadonlySet<string>): Set<string> {
  const values = elements.flatMap(({ attributes }) => Object.values(attributes))
  const names = values
    .filter((value) => value.includes('--'))
    .flatMap((value) => value.match(WORD) ?? [])
  return new Set([...names, ...words])
}

/** Removes custom properties, fonts and animations that no declaration uses, until nothing changes. */
function removeUnnamed(root: Root, names: ReadonlySet<string>): void {
  for (let isDone = false; !isDone; ) {
    const used = new Set(names)
    root.walkDecls((declaration) => {
      const { parent } = declaration
      if (parent?.type === 'atrule' && parent.name === 'font-face') return
      for (const name of declaration.value.match(WORD) ?? []) used.add(name)
    })
    isDone = true
    const remove = (node: ChildNode) => {
      node.remove()
      isDone = false
    }
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) remove(declaration)
    })
    root.walkAtRules((rule) => {
      if (/keyframes$/.test(rule.name) && !used.has(rule.params)) remove(rule)
      if (rule.name === 'property' && !used.has(rule.params)) remove(rule)
      if (rule.name === 'font-face' && !familyOf(rule).every((word) => used.has(word))) remove(rule)
    })
    root.walk((node) => {
      if ('nodes' in node && node.nodes?.length === 0) remove(node)
    })
  }
}

function familyOf(fontFace: AtRule) {
  const declarations = fontFace.nodes?.filter((node) => node.type === 'decl') ?? []
  const family = declarations.find(({ prop }) => prop === 'font-family')
  return [...(family?.value.match(WORD) ?? [])]
}
