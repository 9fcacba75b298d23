import type { Settings } from '@/tools/host/settings'
import { type Islands, islandsOf, isStart, replaceFramework } from './framework'
import { orderHead } from './head'
import { type Edit, type Element, edit, elementsOf, kindOf } from './html'
import { wordsOf, wordsOfData } from './page-words'
import { assertNoInlineScript, insertPolicy, readPolicy } from './policies'
import { pruneStyles } from './styles'

type WordsAt = (file: string) => Iterable<string>

type Build = {
  /** Stores data and returns its address. */
  publish: (data: string) => string
  islands?: Islands
  /** The words of an island's script file. */
  wordsAt?: WordsAt
}

/**
 * Makes an exported page ready to be published: removes the framework and unused styles, and adds its policy.
 * Throws where the page would break that policy. A page that already has one, such as that of a plot, is unchanged.
 */
export function postprocessPage(
  html: string,
  settings: Settings,
  { publish, islands = {}, wordsAt = () => [] }: Build,
): string {
  if (readPolicy(html)) return html
  const elements = elementsOf(html)
  assertNoInlineScript(elements)

  const styles = elements.filter(({ tag }) => tag === 'style')
  const words = wordsOfScripts(elements, islands, wordsAt)
  for (const { data } of islandsOf(elements)) for (const word of wordsOfData(data)) words.add(word)

  const { edits, scripts } = replaceFramework(elements, islands, settings.basePath, publish)
  const attributes = replaceStyleAttributes(elements)
  const texts = styles.map(({ content }) => pruneStyles(content, elements, words))
  if (attributes.css) texts[texts.length - 1] += attributes.css
  const styleEdits = styles.map(({ start, end }, index) => ({
    start,
    end,
    text: `<style>${texts[index]}</style>`,
  }))
  const policy = insertPolicy(elements, { scripts, styles: texts }, settings)
  // The policy is first, because it does not apply to elements before it.
  const head = [policy, ...orderHead(elements, edits)]
  const marks = withoutObfuscation(html, elements)
  return edit(html, [...head, ...edits, ...attributes.edits, ...styleEdits, ...marks])
}

/**
 * Turns each style attribute into a rule, because its hash in the policy would be longer. `:is(#x)` gives the rule
 * the specificity of an id, above any class, as the attribute has.
 */
function replaceStyleAttributes(elements: readonly Element[]): { edits: Edit[]; css: string } {
  const texts = [...new Set(elements.flatMap(({ attributes }) => attributes.style ?? []))]
  const edits = elements.flatMap(({ attributes, places }) => {
    const { class: classes = '', style } = attributes
    if (style === undefined || !places.style) return []
    const { startOffset: start, endOffset: end } = places.style
    const text = `class="${`${classes} x${texts.indexOf(style)}`.trim()}"`
    if (!places.class) return [{ start, end, text }]
    const { startOffset, endOffset } = places.class
    return [
      { start: startOffset, end: endOffset, text },
      { start: start - 1, end, text: '' },
    ]
  })
  const css = texts.map((text, index) => `:is(#x,.x${index}){${text}}`).join('')
  return { edits, css }
}

/**
 * Disables Cloudflare's obfuscation of mail addresses between these comments (developers.cloudflare.com, Email Address
 * Obfuscation): our policy refuses the script that restores the addresses.
 */
function withoutObfuscation(html: string, elements: readonly Element[]) {
  const body = elements.find(({ tag }) => tag === 'body')
  // In a link or in plain text.
  const hasMail = /"mailto:|>[^<>]*[\w.+-]@[\w-]+\.\w/.test(html)
  if (!hasMail || body?.closing === undefined) return []
  const start = body.start + body.opening.length
  return [
    { start, end: start, text: '<!--email_off-->' },
    { start: body.closing, end: body.closing, text: '<!--/email_off-->' },
  ]
}

/** The words of all scripts and island data of the page. */
function wordsOfScripts(elements: readonly Element[], islands: Islands, wordsAt: WordsAt) {
  const hasIslands = islandsOf(elements).length > 0
  const scripts = elements.filter(({ tag }) => tag === 'script')
  const own = scripts.filter(
    (script) => kindOf(script) === 'own' && (hasIslands || !isStart(script)),
  )
  const files = islandsOf(elements).flatMap(({ name }) => {
    const { files: now = [], later = [] } = islands[name] ?? {}
    return [...now, ...later]
  })
  return new Set([
    ...own.flatMap(({ content }) => [...wordsOf(content)]),
    ...[...new Set(files)].flatMap((file) => [...wordsAt(file)]),
  ])
}
