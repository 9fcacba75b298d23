import type { Rule } from 'postcss'
import type parser from 'postcss-selector-parser'
import type { Element } from './html'

/** Attributes that browsers set without a script. */
const SET_BY_BROWSERS = ['open']

/** Pseudo-classes in which one possible selector is enough. `:not()` is always possible. */
const ANY_OF = [':is', ':where', ':has', ':matches']

type Shape = Pick<Element, 'tag' | 'attributes'> & { classes: string[] }

/** A selector node that an element has to match. */
type Named = parser.Tag | parser.ClassName | parser.Identifier | parser.Attribute

/** Whether a rule is a keyframe, whose selector is `from`, `to` or a percentage. */
export const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test(parent.name)

/**
 * Returns a function that tests whether a selector can match on a page. Pseudo-classes such as `:hover` and `:open`
 * always count as possible. `words` are those of the page's scripts (see `wordsOf`).
 */
export function selectorTest(
  elements: readonly Element[],
  words: ReadonlySet<string>,
): (selector: parser.Selector) => boolean {
  const shapes = new Map<string, Shape>()
  for (const { tag, attributes } of elements) {
    const key = JSON.stringify([tag, attributes.class, attributes.id, attributes])
    if (!shapes.has(key)) {
      shapes.set(key, { tag, attributes, classes: (attributes.class ?? '').split(/\s+/) })
    }
  }
  const all = [...shapes.values()]

  const isNamed = (node: Named) => {
    if (node.type !== 'attribute') return words.has(node.value)
    const { attribute: name, operator, value = '' } = node
    const inData = operator === '=' ? `[${name}=${value}]` : `[${name}]`
    if (words.has(inData) || SET_BY_BROWSERS.includes(name)) return true
    const isWhole = operator === '=' || operator === '~='
    return words.has(name) && (!isWhole || isSaid(name, value))
  }

  /** A `data-` value counts if scripts contain each of its words or it is a number; other attributes always count. */
  const isSaid = (name: string, value: string) =>
    !name.startsWith('data-') ||
    /^\d*$/.test(value) ||
    value.split(' ').every((word) => words.has(word))

  const isPseudoPossible = (node: parser.Pseudo) =>
    !ANY_OF.includes(node.value) || node.nodes.some((selector) => isPossible(selector))

  /** The language of a page is fixed: `html:lang(ta)` cannot match on an English page. */
  const isLanguagePossible = (nodes: readonly parser.Node[]) => {
    const language = nodes
      .filter((node) => node.type === 'pseudo')
      .find(({ value }) => value === ':lang')
    const isOfPage = nodes.some(({ type, value }) => type === 'tag' && value === 'html')
    if (!language || !isOfPage) return true
    const [root] = all.filter(({ tag }) => tag === 'html')
    return root?.attributes.lang?.startsWith(String(language.nodes[0])) ?? false
  }

  /** Whether one element of the page, or one that a script makes, can match a compound selector. */
  const isCompoundPossible = (nodes: readonly parser.Node[]) => {
    if (!nodes.filter((node) => node.type === 'pseudo').every(isPseudoPossible)) return false
    if (!isLanguagePossible(nodes)) return false
    const needed = nodes.filter(isAboutElement).filter((node) => !isNamed(node))
    return needed.length === 0 || all.some((shape) => needed.every((node) => matches(node, shape)))
  }

  const isPossible = (selector: parser.Selector): boolean =>
    selector.split(({ type }) => type === 'combinator').every((nodes) => isCompoundPossible(nodes))
  return isPossible
}

const isAboutElement = (node: parser.Node): node is Named =>
  ['tag', 'class', 'id', 'attribute'].includes(node.type)

function matches(node: Named, { tag, attributes, classes }: Shape): boolean {
  switch (node.type) {
    case 'tag':
      return node.value.toLowerCase() === tag.toLowerCase()
    case 'class':
      return classes.includes(node.value)
    case 'id':
      return attributes.id === node.value
    case 'attribute':
      return hasValue(attributes[node.attribute], node)
  }
}

function hasValue(found: string | undefined, { operator, value = '' }: parser.Attribute): boolean {
  if (found === undefined) return false
  if (operator === '=') return found === value
  return operator !== '~=' || found.split(/\s+/).includes(value)
}
