/**
 * What a service says: plain data, sent in one place (local.mjs), so that a plan can replace it.
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 * @property {string} [outcome] for the record: what became of the call
 * @property {unknown} [received] for the record: the fields or document that came in
 *
 * @typedef {object} Call
 * @property {string} method
 * @property {URL} url
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 */

/** @returns {Answer} */
export function json(status, value, extra = {}) {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
    ...extra,
  }
}

/** @returns {Answer} */
export function text(status, contentType, body, extra = {}) {
  return { status, headers: { 'content-type': contentType }, body, ...extra }
}

/**
 * The answer a plan asks for, or undefined where the plan only delays or withholds CORS headers.
 *
 * @param {import('./plans.mjs').Plan} plan
 * @returns {Answer | undefined}
 */
export function plannedAnswer(plan) {
  const status = plan.status ?? 200
  if (plan.hugeBytes) return text(status, 'application/json', ' '.repeat(plan.hugeBytes))
  if (typeof plan.body === 'string') {
    return text(status, plan.contentType ?? 'text/html; charset=utf-8', plan.body)
  }
  if (plan.body !== undefined) return json(status, plan.body)
  if (plan.status === 204) return { status: 204 }
  if (plan.status) return json(plan.status, { success: false, message: `Planned ${plan.status}` })
  return undefined
}
