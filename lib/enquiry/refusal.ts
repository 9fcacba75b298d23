/**
 * How an answer with a good status says that a form was not taken, as a word for the console; nothing
 * where it does not.
 *
 * The status decides (specification), unless the answer contradicts it: a provider that says no in its
 * JSON, or a page where no page was asked for, which is a proxy's or a network's login. An answer
 * without a body (204, or an empty 200) says no such thing and counts as sent: some providers answer
 * so, and their visitors would otherwise be told of a failure each time.
 */
export function refusalIn(body: string, contentType = ''): string | undefined {
  const text = body.replace(/^\uFEFF|^\)\]\}',?/, '').trim()
  if (text === '') return undefined
  const value = parse(text)
  if (value !== undefined) return isRefusal(value) ? 'the answer says no' : undefined
  if (/^</.test(text) || /html/i.test(contentType)) return 'a page instead of an answer'
  return SAYS_NO.test(text) ? 'the answer says no' : undefined
}

/** Names under which providers say whether a form was taken, and under which they say why it was not. */
const VERDICT = /^(is_?|was_?)?(success|successful|succeeded|ok|okay|sent|accepted|valid)$/i
const STATE = /^(status|state|result|outcome|type|response)$/i
const CODE = /^(status|code|status_?code|http_?(code|status))$/i
const COMPLAINT = /^(errors?|error[-_]?codes?|error[-_]?message|exception|fail(ed|ure)|fault)$/i

const FAILED =
  'no|false|not ok|nok|ko|bad|denied|blocked|spam|invalid|reject(ed)?|refused|fail(ed|ure|s)?|err(ors?)?|unsuccessful|unauthori[sz]ed|forbidden'
/** A verdict in words; as a state, an empty text or a nought says nothing. */
const NO_VERDICT = new RegExp(`^(|0|f|n|off|none|null|${FAILED})$`, 'i')
const NO_STATE = new RegExp(`^(${FAILED})$`, 'i')

/** A text that is no JSON: `success=false`, a cut or loose object, or a line that opens with a complaint. */
const SAYS_NO =
  /\b["']?(success|ok)["']?\s*[:=]>?\s*["']?(false|no|0)\b|^["'\s]*(error|fail(ed|ure)?|invalid|denied|forbidden|unauthori[sz]ed|access denied|bad request|not (found|allowed|sent)|too many requests|service unavailable)\b/i

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Looks into everything that the answer holds: providers wrap it in `body`, `data` or a list. */
function isRefusal(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((each) => typeof each === 'object' && isRefusal(each))
  if (typeof value !== 'object' || value === null) return isNo(value) || SAYS_NO.test(String(value))
  return Object.entries(value).some(([name, inner]) => {
    if (VERDICT.test(name) && isNo(inner)) return true
    if (STATE.test(name) && NO_STATE.test(String(inner).trim())) return true
    if (CODE.test(name) && Number(inner) >= 400 && Number(inner) < 600) return true
    if (COMPLAINT.test(name) && isComplaint(inner)) return true
    return typeof inner === 'object' && inner !== null && isRefusal(inner)
  })
}

const isNo = (value: unknown): boolean =>
  value === false ||
  value === null ||
  value === 0 ||
  (typeof value === 'string' && NO_VERDICT.test(value.trim()))

/** `error: null`, `errors: []` and `failed: false` complain of nothing. */
function isComplaint(value: unknown): boolean {
  if (typeof value === 'string') return !/^(|0|no|none|false|null)$/i.test(value.trim())
  if (typeof value !== 'object' || value === null) return value === true || Number(value) > 0
  return Object.keys(value).length > 0
}
