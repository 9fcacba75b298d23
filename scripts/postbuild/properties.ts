/** Custom properties, fonts and animations of a page's styles. */
import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss'
import type { Element } from './html'
import { WORD } from './words'

/**
 * What the page and its scripts name of custom properties, fonts and animations. `words` are those that the scripts
 * hold (see `wordsOf`).
 */
export function namesIn(elements: readonly Element[], words: ReadonlySet<string>): Set<string> {
  const values = elements.flatMap(({ attributes }) => Object.values(attributes))
  const names = values
    .filter((value) => value.includes('--'))
    .flatMap((value) => value.match(WORD) ?? [])
  return new Set([...names, ...words])
}

/**
 * Removes the custom properties, fonts and animations that no declaration names, until nothing more goes. `names` are
 * those of `namesIn`, here and below.
 */
export function removeUnnamed(root: Root, names: ReadonlySet<string>): void {
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
      if (isEmpty(node)) remove(node)
    })
  }
}

const isEmpty = (node: ChildNode) => 'nodes' in node && node.nodes?.length === 0

/** A custom property is not the styles' alone where the page or its scripts name it. */
const isForeign = (name: string, names: ReadonlySet<string>) =>
  names.has(name) || names.has(`[${name}]`)

/** As long as the `var(--xx)` that a value stands for. */
const SHORT_VALUE = 8

/**
 * Puts the value of a custom property in the place of its name, where every element has the same value,
 * and where that takes no more room than the name.
 */
export function insertValues(root: Root, names: ReadonlySet<string>): void {
  const declared = new Map<string, Declaration[]>()
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration])
  })
  root.walkAtRules('property', ({ params }) => {
    declared.delete(params)
  })
  for (const [name, [declaration, ...others]] of declared) {
    if (!declaration || others.length > 0) continue
    const { parent, value } = declaration
    const isOfRoot =
      parent?.type === 'rule' && parent.selector === ':root' && !isConditional(parent)
    if (!isOfRoot || isForeign(name, names) || /var\(|!/.test(value)) continue

    const asValue = `var(${name})`
    const isNamedIn = (text: string) => text.match(WORD)?.includes(name) ?? false
    const uses: Declaration[] = []
    root.walkDecls((each) => {
      if (isNamedIn(each.value)) uses.push(each)
    })
    const count = uses.reduce((sum, each) => sum + each.value.split(asValue).length - 1, 0)
    // With a value to fall back to, for one.
    const isNamedOtherwise = uses.some((each) => isNamedIn(each.value.replaceAll(asValue, '')))
    if (isNamedOtherwise || (value.length > SHORT_VALUE && count > 1)) continue
    for (const each of uses) each.value = each.value.replaceAll(asValue, value)
    declaration.remove()
  }
  root.walk((node) => {
    if (isEmpty(node)) node.remove()
  })
}

/** Whether a rule applies in some windows only; a layer says nothing of that. */
function isConditional({ parent }: Rule | AtRule): boolean {
  if (!parent || parent.type === 'root') return false
  return parent.type === 'rule' || parent.name !== 'layer' || isConditional(parent)
}

/** Gives custom properties and animations that only the styles name shorter names. */
export function shortenNames(root: Root, names: ReadonlySet<string>): void {
  const short = new Map<string, string>()
  const shorten = (name: string, start: string) => {
    if (!isForeign(name, names) && !short.has(name)) {
      short.set(name, `${start}${short.size.toString(36)}`)
    }
  }
  root.walkDecls(/^--/, ({ prop }) => shorten(prop, '--'))
  root.walkAtRules(/keyframes$/, ({ params }) => shorten(params, 'k'))
  const rename = (text: string) => text.replace(WORD, (word) => short.get(word) ?? word)
  root.walkDecls((declaration) => {
    declaration.prop = rename(declaration.prop)
    declaration.value = rename(withoutSpaces(declaration.value))
  })
  root.walkAtRules(/keyframes$|^property$|^container$/, (rule) => {
    rule.params = rename(rule.params)
  })
}

/** In quotes a space is text. */
const withoutSpaces = (value: string) => (/["']/.test(value) ? value : value.replaceAll(', ', ','))

function familyOf(fontFace: AtRule) {
  const declarations = fontFace.nodes?.filter((node) => node.type === 'decl') ?? []
  const family = declarations.find(({ prop }) => prop === 'font-family')
  return [...(family?.value.match(WORD) ?? [])]
}
