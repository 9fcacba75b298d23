/** Attributes that browsers set by themselves. */
const SET_BY_BROWSERS = ['open']

/** In these only one of the selectors has to be possible. Of `:not()` nothing has to be. */
const ANY_OF = [':is', ':where', ':has', ':matches']

/**
 * @param {import('postcss').Rule} rule
 * @returns {boolean} whether it is a step of an animation, whose selector is `from`, `to` or a share
 */
export const isKeyframe = ({ parent }) => parent.type === 'atrule' && /keyframes$/.test(parent.name)

/**
 * Tells whether a selector can match on a page. Pseudo-classes such as `:hover` and `:open` always count
 * as possible.
 *
 * @param {import('./html.mjs').Element[]} elements of the page
 * @param {Set<string>} words that the scripts of the page hold (see `wordsOf`)
 * @returns {(selector: import('postcss-selector-parser').Selector) => boolean}
 */
export function selectorTest(elements, words) {
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
