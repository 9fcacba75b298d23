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
  /** The words of an island's file. */
  wordsAt?: WordsAt
}

/**
 * Makes an exported page ready to be published: without the framework, its styles hold only what it can
 * need, and its policy allows what is left. Throws where the page would break that policy. A page that comes with a policy is left as it is: that of a plot is no page of the framework's.
 */
export function treatPage(
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
  // The policy comes first: nothing before it is bound by it.
  const head = [policy, ...orderHead(elements, edits)]
  const marks = withoutObfuscation(html, elements)
  return edit(html, [...head, ...edits, ...attributes.edits, ...styleEdits, ...marks])
}

/**
 * Makes a rule of each style attribute: the policy would name each by a hash, which is longer. `:is(#x)` gives the rule
 * the weight that the attribute has: more than any class.
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
 * Cloudflare writes other text in place of mail addresses, and a script that our policy refuses to bring them back. Between
 * these comments it does not (developers.cloudflare.com, Email Address Obfuscation).
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

/** The words of all code that runs on the page. */
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
