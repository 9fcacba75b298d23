/**
 * Whether an answer with a 2xx status is a refusal: returns a message for the console, or undefined if the form was
 * accepted.
 *
 * By the specification the status decides. If there is a body, it must also contain an explicit yes, because refusals
 * come in any wording and language, or as the page of a proxy or a network's login. An empty body (204, or an empty
 * 200) counts as accepted, since some providers always answer so.
 */
export function refusalIn(body: string): string | undefined {
  const text = body.replace(/^\uFEFF|^\)\]\}',?/, '').trim()
  if (text === '') return undefined
  if (/^</.test(text)) return 'a page instead of an answer'
  return isYes(parse(text)) ? undefined : 'the answer does not say yes'
}

/** Property names in which providers report success. */
const VERDICT = /^(success|ok|status|result)$/i
const YES = /^(true|1|2\d\d|ok|success)$/i

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The outermost verdict counts: providers wrap it in `body`, `data` or a list, and echo the sent fields below it. */
function isYes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return YES.test(String(value).trim())
  const entries = Object.entries(value)
  const verdicts = entries.filter(([name]) => VERDICT.test(name))
  if (verdicts.length > 0) return verdicts.every(([, verdict]) => isYes(verdict))
  return entries.some(([, inner]) => typeof inner === 'object' && isYes(inner))
}
