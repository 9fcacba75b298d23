/**
 * How an answer with a good status says that a form was not taken, as a word for the console; nothing
 * where it was.
 *
 * The status decides (specification), unless the answer has words: then only an explicit yes is one. A refusal comes
 * in any words and any language, or as the page of a proxy or of a network's login. An answer without a body (204, or
 * an empty 200) has none and counts as sent: some providers answer so, and their visitors would otherwise be told of a
 * failure each time.
 */
export function refusalIn(body: string): string | undefined {
  const text = body.replace(/^\uFEFF|^\)\]\}',?/, '').trim()
  if (text === '') return undefined
  if (/^</.test(text)) return 'a page instead of an answer'
  return isYes(parse(text)) ? undefined : 'the answer does not say yes'
}

/** Names under which providers say whether a form was taken. */
const VERDICT = /^(success|ok|status|result)$/i
const YES = /^(true|1|2\d\d|ok|success)$/i

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The outermost verdict counts: providers wrap it in `body`, `data` or a list, and repeat what was sent below it. */
function isYes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return YES.test(String(value).trim())
  const entries = Object.entries(value)
  const verdicts = entries.filter(([name]) => VERDICT.test(name))
  if (verdicts.length > 0) return verdicts.every(([, verdict]) => isYes(verdict))
  return entries.some(([, inner]) => typeof inner === 'object' && isYes(inner))
}
