import { rewriteAttributes, shortClasses } from './classes.mjs'
import { islandsOf, isStart, replaceFramework } from './framework.mjs'
import { orderHead } from './head.mjs'
import { edit, elementsOf, kindOf } from './html.mjs'
import { assertNoInlineScript } from './inert.mjs'
import { insertPolicy } from './policies.mjs'
import { pruneStyles } from './styles.mjs'
import { wordsOf, wordsOfData } from './words.mjs'

/**
 * Makes an exported page ready to be published: without the framework, its styles hold only what it can
 * need, under short names, and its policy allows what is left. Throws where the page would break that
 * policy.
 *
 * @param {string} html of one page, as exported
 * @param {import('../../hosting/settings.mjs').Settings} settings
 * @param {{ publish: (data: string) => string, islands?: import('./framework.mjs').Islands,
 *   wordsAt?: (file: string) => Iterable<string> }} build `publish` stores data and returns its address,
 *   `wordsAt` has the words of an island's file
 * @returns {string}
 */
export function treatPage(html, settings, { publish, islands = {}, wordsAt = () => [] }) {
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
  return edit(html, [...head, ...edits, ...rewritten.edits, ...styleEdits])
}

/** The words of all code that runs on the page. */
function wordsOfScripts(elements, islands, wordsAt) {
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
