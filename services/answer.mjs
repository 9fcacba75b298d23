/**
 * What a service says: plain data, sent in one place (local.mjs), so that a plan can replace it.
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 * @property {string} [outcome] for the record: what became of the call
 * @property {unknown} [documents] for the record: the names of saved documents, and what the database fills in
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
 * The answer a fault asks for, or undefined where the fault only delays or withholds CORS headers.
 *
 * @param {import('./faults.mjs').Fault} fault
 * @returns {Answer | undefined}
 */
export function plannedAnswer(fault) {
  const status = fault.status ?? 200
  if (fault.hugeBytes) return text(status, 'application/json', ' '.repeat(fault.hugeBytes))
  if (typeof fault.body === 'string') {
    return text(status, fault.contentType ?? 'text/html; charset=utf-8', fault.body)
  }
  if (fault.body !== undefined) return json(status, fault.body)
  if (fault.status === 204) return { status: 204 }
  if (fault.status)
    return json(fault.status, { success: fault.status < 400, message: `Planned ${fault.status}` })
  return undefined
}
