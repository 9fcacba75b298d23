/**
 * Removes from a page's inline styles what cannot apply to it. A rule stays where the page holds an
 * element for each part of its selector, or where a script of the page names the tag, class, id or
 * attribute that is missing: scripts add elements and set states. Pseudo-classes such as `:hover` and
 * `:open` always count as possible. Custom properties, fonts and animations stay where something that
 * stays names them.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/** Attributes that browsers set by themselves. */
const SET_BY_BROWSERS = ['open']

/** In these only one of the selectors has to be possible. Of `:not()` nothing has to be. */
const ANY_OF = [':is', ':where', ':has', ':matches']

const WORD = /[\w-]+/g

/** As the bundler writes the class of a module. Another name may be a word of the text as well. */
const MODULE_CLASS = /^[\w-]+_\w+$/

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

/**
 * Short names for the classes of a page, which its scripts do not know: what the bundler has written is
 * nine random characters a file.
 *
 * @param {string} css
 * @param {Set<string>} code words of the scripts that the page runs
 * @returns {Map<string, string>}
 */
export function shortClasses(css, code) {
  const names = new Set()
  const collect = parseSelectors((selectors) => {
    selectors.walkClasses(({ value }) => {
      if (MODULE_CLASS.test(value) && !code.has(value)) names.add(value)
    })
  })
  postcss.parse(css).walkRules((rule) => {
    if (!isKeyframe(rule)) collect.processSync(rule.selector)
  })
  return new Map([...names].map((name, index) => [name, `c${index.toString(36)}`]))
}

/**
 * Gives the elements the short names of their classes, and makes a rule of each style attribute: the
 * policy would name each by a hash, which is longer. `:is(#x)` gives the rule the weight that the
 * attribute has: more than any class.
 *
 * @param {import('./html.mjs').Element[]} elements of the page
 * @param {Map<string, string>} short names of classes
 * @returns {{ edits: import('./html.mjs').Edit[], css: string }}
 */
export function rewriteAttributes(elements, short) {
  const texts = [...new Set(elements.flatMap(({ attributes }) => attributes.style ?? []))]
  const edits = elements.flatMap(({ attributes, places }) => {
    const { class: classes, style } = attributes
    if (classes === undefined && style === undefined) return []
    const names = (classes ?? '').split(/\s+/).map((name) => short.get(name) ?? name)
    if (style !== undefined) names.push(`x${texts.indexOf(style)}`)
    const text = `class="${names.filter(Boolean).join(' ')}"`
    const at = places.class ?? places.style
    return [
      { start: at.startOffset, end: at.endOffset, text },
      ...(places.class && places.style
        ? [{ start: places.style.startOffset - 1, end: places.style.endOffset, text: '' }]
        : []),
    ]
  })
  const css = texts.map((text, index) => `:is(#x,.x${index}){${text}}`).join('')
  return { edits, css }
}

/** The same of a page as data, where a class stands in quotes, alone or among others. */
export const renameClassesInData = (data, short) =>
  data.replace(/(?<=[" ])[\w-]+(?=[" ])/g, (word) => short.get(word) ?? word)

/**
 * The words that may be a tag, a class or an attribute in what a script makes. A name in `dataset` counts
 * as its attribute as well.
 *
 * @param {string} code
 * @returns {Set<string>}
 */
export function wordsOf(code) {
  const words = new Set(code.match(WORD))
  for (const [, name] of code.matchAll(/\bdataset\.(\w+)/g)) words.add(`data-${kebab(name)}`)
  return words
}

/**
 * The same of a page as data. It repeats the page's styles, whose words do not count.
 *
 * @param {string} data as the framework reads it
 * @returns {Set<string>}
 */
export function wordsOfData(data) {
  const words = new Set()
  for (const [, name, value = ''] of data.matchAll(/"([\w-]+)":(?:"([^"{}]*)")?/g)) {
    for (const word of [`[${name}]`, `[${name}=${value}]`, ...(value.match(WORD) ?? [])]) {
      words.add(word)
    }
  }
  for (const [, tag] of data.matchAll(/\["\$","([\w-]+)"/g)) words.add(tag)
  return words
}

/** Files that a script may load later, as it names them. Styles among them use the page's properties. */
const CHUNK = /static\/chunks\/[\w.~-]+\.(?:js|css)/g

/**
 * @param {string} folder of the framework's files
 * @returns {(file: string) => Set<string>} the words of a script and of all that it may load
 */
export function scriptWords(folder) {
  const known = new Map()
  const read = (file) => {
    if (!known.has(file)) {
      const code = existsSync(path.join(folder, file))
        ? readFileSync(path.join(folder, file), 'utf8')
        : ''
      known.set(file, { words: wordsOf(code), chunks: new Set(code.match(CHUNK)) })
    }
    return known.get(file)
  }
  return (file) => {
    // A set that grows while it is gone through.
    const files = new Set([file])
    for (const each of files) for (const chunk of read(each).chunks) files.add(chunk)
    return new Set([...files].flatMap((each) => [...read(each).words]))
  }
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const isKeyframe = ({ parent }) => parent.type === 'atrule' && /keyframes$/.test(parent.name)

/** Tells whether a selector can match on the page. */
function selectorTest(elements, words) {
  const shapes = new Map()
  for (const { tag, attributes } of elements) {
    const key = JSON.stringify([tag, attributes.class, attributes.id, attributes])
    if (!shapes.has(key)) {
      shapes.set(key, { tag, attributes, classes: (attributes.class ?? '').split(/\s+/) })
    }
  }
  const all = [...shapes.values()]

  const isNamed = (node) => {
    if (node.type !== 'attribute') return words.has(node.value)
    const { attribute: name, operator, value } = node
    const inData = operator === '=' ? `[${name}=${value}]` : `[${name}]`
    return words.has(name) || words.has(inData) || SET_BY_BROWSERS.includes(name)
  }

  const isPseudoPossible = (node) =>
    !ANY_OF.includes(node.value) || node.nodes.some((selector) => isPossible(selector))

  /** The page's own language is fixed: `html:lang(ta)` is no selector of an English page. */
  const isLanguagePossible = (nodes) => {
    const language = nodes.find(({ value }) => value === ':lang')
    const isOfPage = nodes.some(({ type, value }) => type === 'tag' && value === 'html')
    if (!language || !isOfPage) return true
    const [root] = all.filter(({ tag }) => tag === 'html')
    return root?.attributes.lang?.startsWith(String(language.nodes[0])) ?? false
  }

  /** A compound: what a selector says of one element. */
  const isCompoundPossible = (nodes) => {
    if (!nodes.filter(({ type }) => type === 'pseudo').every(isPseudoPossible)) return false
    if (!isLanguagePossible(nodes)) return false
    const needed = nodes.filter((node) => node.type in TESTS && !isNamed(node))
    return needed.length === 0 || all.some((shape) => needed.every((node) => matches(node, shape)))
  }

  const isPossible = (selector) =>
    selector.split(({ type }) => type === 'combinator').every((nodes) => isCompoundPossible(nodes))
  return isPossible
}

const TESTS = {
  tag: ({ value }, { tag }) => value.toLowerCase() === tag.toLowerCase(),
  class: ({ value }, { classes }) => classes.includes(value),
  id: ({ value }, { attributes }) => attributes.id === value,
  attribute: ({ attribute, operator, value }, { attributes }) =>
    attribute in attributes && (operator !== '=' || attributes[attribute] === value),
}

const matches = (node, shape) => TESTS[node.type](node, shape)

/** What the page and its scripts say of custom properties, fonts and animations. */
function namesIn(elements, words) {
  const values = elements.flatMap(({ attributes }) => Object.values(attributes))
  const names = values.filter((value) => value.includes('--')).flatMap((value) => value.match(WORD))
  return new Set([...names, ...words])
}

/** Removes what no declaration names, until nothing more goes. */
function removeUnnamed(root, names) {
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
 */
function insertValues(root, names) {
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

/** Gives custom properties and animations that only the styles name shorter names. */
function shortenNames(root, names) {
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
