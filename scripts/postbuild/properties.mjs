/** Custom properties, fonts and animations of a page's styles. */
import { WORD } from './words.mjs'

/**
 * @param {import('./html.mjs').Element[]} elements of the page
 * @param {Set<string>} words that the scripts of the page hold (see `wordsOf`)
 * @returns {Set<string>} what the page and its scripts name of custom properties, fonts and animations
 */
export function namesIn(elements, words) {
  const values = elements.flatMap(({ attributes }) => Object.values(attributes))
  const names = values.filter((value) => value.includes('--')).flatMap((value) => value.match(WORD))
  return new Set([...names, ...words])
}

/**
 * Removes the custom properties, fonts and animations that no declaration names, until nothing more goes.
 *
 * @param {import('postcss').Root} root
 * @param {Set<string>} names see `namesIn`
 */
export function removeUnnamed(root, names) {
  for (let isDone = false; !isDone; ) {
    const used = new Set(names)
    root.walkDecls((declaration) => {
      if (declaration.parent.name === 'font-face') return
      for (const name of declaration.value.match(WORD) ?? []) used.add(name)
    })
    isDone = true
    const remove = (node) => {
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
      if (node.nodes?.length === 0) remove(node)
    })
  }
}

/** A custom property is not the styles' alone where the page or its scripts name it. */
const isForeign = (name, names) => names.has(name) || names.has(`[${name}]`)

/** As long as the `var(--xx)` that a value stands for. */
const SHORT_VALUE = 8

/**
 * Puts the value of a custom property in the place of its name, where every element has the same value,
 * and where that takes no more room than the name.
 *
 * @param {import('postcss').Root} root
 * @param {Set<string>} names see `namesIn`
 */
export function insertValues(root, names) {
  const declared = new Map()
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration])
  })
  root.walkAtRules('property', ({ params }) => declared.delete(params))
  for (const [name, [declaration, ...others]] of declared) {
    const { parent, value } = declaration
    const isOfRoot = parent.selector === ':root' && !isConditional(parent)
    if (others.length > 0 || !isOfRoot || isForeign(name, names) || /var\(|!/.test(value)) continue

    const asValue = `var(${name})`
    const isNamedIn = (text) => (text.match(WORD) ?? []).includes(name)
    const uses = []
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
  removeEmpty(root)
}

/** Whether a rule applies in some windows only; a layer says nothing of that. */
function isConditional({ parent }) {
  if (!parent || parent.type === 'root') return false
  return parent.name !== 'layer' || isConditional(parent)
}

function removeEmpty(root) {
  root.walk((node) => {
    if (node.nodes?.length === 0) node.remove()
  })
}

/**
 * Gives custom properties and animations that only the styles name shorter names.
 *
 * @param {import('postcss').Root} root
 * @param {Set<string>} names see `namesIn`
 */
export function shortenNames(root, names) {
  const short = new Map()
  const shorten = (name, start) => {
    if (!isForeign(name, names) && !short.has(name)) {
      short.set(name, `${start}${short.size.toString(36)}`)
    }
  }
  root.walkDecls(/^--/, ({ prop }) => shorten(prop, '--'))
  root.walkAtRules(/keyframes$/, ({ params }) => shorten(params, 'k'))
  const rename = (text) => text.replace(WORD, (word) => short.get(word) ?? word)
  root.walkDecls((declaration) => {
    declaration.prop = rename(declaration.prop)
    declaration.value = rename(withoutSpaces(declaration.value))
  })
  root.walkAtRules(/keyframes$|^property$|^container$/, (rule) => {
    rule.params = rename(rule.params)
  })
}

/** In quotes a space is text. */
const withoutSpaces = (value) => (/["']/.test(value) ? value : value.replaceAll(', ', ','))

function familyOf(fontFace) {
  const family = fontFace.nodes.find(({ prop }) => prop === 'font-family')
  return family?.value.match(WORD) ?? []
}
