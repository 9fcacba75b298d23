/** Short names for classes, and rules in the place of style attributes. */
import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import type { Edit, Element } from './html'
import { isKeyframe } from './selectors'

/** As the bundler writes the class of a module. Another name may be a word of the text as well. */
const MODULE_CLASS = /^[\w-]+_\w+$/

/**
 * Short names for the classes of a page, which its scripts do not know: what the bundler has written is
 * nine random characters a file. `code` has the words of the scripts that the page runs.
 */
export function shortClasses(css: string, code: ReadonlySet<string>): Map<string, string> {
  const names = new Set<string>()
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
 */
export function rewriteAttributes(
  elements: readonly Element[],
  short: ReadonlyMap<string, string>,
): { edits: Edit[]; css: string } {
  const texts = [...new Set(elements.flatMap(({ attributes }) => attributes.style ?? []))]
  const edits = elements.flatMap(({ attributes, places }) => {
    const { class: classes, style } = attributes
    const at = places.class ?? places.style
    if (!at) return []
    const names = (classes ?? '').split(/\s+/).map((name) => short.get(name) ?? name)
    if (style !== undefined) names.push(`x${texts.indexOf(style)}`)
    const text = `class="${names.filter(Boolean).join(' ')}"`
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
