import { renameClassesInData, rewriteAttributes, shortClasses } from './classes.mjs'
import { hasIslands, stripOrDeferScripts } from './framework.mjs'
import { orderHead } from './head.mjs'
import { edit, elementsOf, kindOf } from './html.mjs'
import { assertNoInlineScript } from './inert.mjs'
import { insertPolicy } from './policies.mjs'
import { pruneStyles } from './styles.mjs'
import { wordsOf, wordsOfData } from './words.mjs'

/**
 * Makes an exported page ready to be published: its scripts are stripped or deferred, its styles hold
 * only what it can need, under short names, and its policy allows what is left. Throws where the page
 * would break that policy.
 *
 * @param {string} html of one page, as exported
 * @param {import('../../hosting/settings.mjs').Settings} settings
 * @param {(script: string) => string} publish stores a script and returns its address
 * @param {(address: string) => Iterable<string>} [wordsAt] the words of a file that the page loads
 * @returns {string}
 */
export function treatPage(html, settings, publish, wordsAt = () => []) {
  const elements = elementsOf(html)
  assertNoInlineScript(elements)

  const styles = elements.filter(({ tag }) => tag === 'style')
  const code = wordsOfScripts(elements, wordsAt)
  const words = new Set(code)
  const classes = shortClasses(styles.map(({ content }) => content).join(''), code)
  const addresses = shortAddresses(styles)

  const { edits, scripts } = stripOrDeferScripts(elements, publish, (data) => {
    for (const word of wordsOfData(data)) words.add(word)
    return renameClassesInData(rename(data, addresses), classes)
  })
  const rewritten = rewriteAttributes(elements, classes)
  const texts = styles.map(({ content }) => pruneStyles(content, elements, words, classes))
  if (rewritten.css) texts[texts.length - 1] += rewritten.css
  const styleEdits = styles.map(({ start, end, opening }, index) => {
    const tag = hasIslands(elements) ? rename(opening, addresses) : '<style>'
    return { start, end, text: `${tag}${texts[index]}</style>` }
  })
  const policy = insertPolicy(elements, { scripts, styles: texts }, settings)
  // The policy comes first: nothing before it is bound by it.
  const head = [policy, ...orderHead(elements, edits)]
  return edit(html, [...head, ...edits, ...rewritten.edits, ...styleEdits])
}

/** The words of all code that runs on the page. */
function wordsOfScripts(elements, wordsAt) {
  const scripts = elements.filter(({ tag }) => tag === 'script')
  const own = scripts.filter((script) => kindOf(script) === 'own')
  const words = own.flatMap(({ content }) => [...wordsOf(content)])
  if (!hasIslands(elements)) return new Set(words)
  const files = scripts.flatMap(({ attributes }) => attributes.src ?? [])
  return new Set([...words, ...files.flatMap((file) => [...wordsAt(file)])])
}

/**
 * The framework finds styles again by the addresses of the files that they come from, which no browser
 * requests: a number says the same in fewer bytes.
 */
function shortAddresses(styles) {
  const addresses = styles.flatMap(({ attributes }) => attributes['data-href']?.split(' ') ?? [])
  return addresses.map((address, index) => [address, `s${index}`])
}

const rename = (text, names) =>
  names.reduce((renamed, [address, name]) => renamed.replaceAll(address, name), text)
