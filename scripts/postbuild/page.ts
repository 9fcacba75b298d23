import type { Settings } from '../../hosting/settings'
import { rewriteAttributes, shortClasses } from './classes'
import { type Islands, islandsOf, isStart, replaceFramework } from './framework'
import { orderHead } from './head'
import { type Element, edit, elementsOf, kindOf } from './html'
import { assertNoInlineScript } from './inert'
import { insertPolicy, readPolicy } from './policies'
import { pruneStyles } from './styles'
import { wordsOf, wordsOfData } from './words'

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
 * need, under short names, and its policy allows what is left. Throws where the page would break that
 * policy. A page that comes with a policy is left as it is: that of a plot is no page of the framework's.
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
  const code = wordsOfScripts(elements, islands, wordsAt)
  const classes = shortClasses(styles.map(({ content }) => content).join(''), code)
  const words = new Set(code)
  for (const { data } of islandsOf(elements)) for (const word of wordsOfData(data)) words.add(word)

  const { edits, scripts } = replaceFramework(elements, islands, settings.basePath, publish)
  const rewritten = rewriteAttributes(elements, classes)
  const texts = styles.map(({ content }) => pruneStyles(content, elements, words, classes))
  if (rewritten.css) texts[texts.length - 1] += rewritten.css
  const styleEdits = styles.map(({ start, end }, index) => ({
    start,
    end,
    text: `<style>${texts[index]}</style>`,
  }))
  const policy = insertPolicy(elements, { scripts, styles: texts }, settings)
  // The policy comes first: nothing before it is bound by it.
  const head = [policy, ...orderHead(elements, edits)]
  const marks = withoutObfuscation(elements)
  return edit(html, [...head, ...edits, ...rewritten.edits, ...styleEdits, ...marks])
}

/**
 * Cloudflare writes other text in place of mail addresses, and a script that our policy refuses to bring them back. Between
 * these comments it does not (developers.cloudflare.com, Email Address Obfuscation).
 */
function withoutObfuscation(elements: readonly Element[]) {
  const body = elements.find(({ tag }) => tag === 'body')
  const hasMail = elements.some(({ attributes }) => attributes.href?.startsWith('mailto:'))
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
