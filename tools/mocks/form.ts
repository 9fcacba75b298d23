import type { IncomingHttpHeaders } from 'node:http'
import { type Answer, type Call, json, type Outcome, text } from './answer'

/** The provider's message; spam caught by the honeypot gets the same. */
const SENT = 'Email sent successfully!'

type Fields = Record<string, string>

/**
 * Mocks the form provider (Web3Forms): takes multipart or urlencoded fields, returns JSON, or a redirect where the
 * browser submitted the form itself.
 */
export async function answerForm({ method, headers, body }: Call): Promise<Answer> {
  if (method !== 'POST') return json(405, { success: false, message: 'Method not allowed' })

  const fields = await readFields(headers['content-type'] ?? '', body)
  if (!fields) return refused(415, 'Send multipart/form-data or urlencoded fields', undefined)
  if (!fields.access_key) return refused(400, 'Access Key is required', fields)

  const outcome = fields.botcheck ? 'dropped: botcheck was filled' : 'accepted'
  const record = { outcome, received: fields }
  if (isNavigation(headers)) return navigationAnswer(fields.redirect, headers.origin, record)

  const { access_key: _, botcheck: __, redirect: ___, ...data } = fields
  return json(200, { success: true, message: SENT, data }, record)
}

function refused(status: number, message: string, received: Fields | undefined) {
  return json(status, { success: false, message }, { outcome: `refused: ${message}`, received })
}

/** Browsers send `Sec-Fetch-Mode`; in older ones a navigation accepts HTML, which our fetch calls never do. */
function isNavigation(headers: IncomingHttpHeaders) {
  const mode = headers['sec-fetch-mode']
  return mode ? mode === 'navigate' : (headers.accept ?? '').includes('text/html')
}

function navigationAnswer(redirect = '', origin = '', record: Outcome): Answer {
  if (/^https?:\/\//.test(redirect) && URL.canParse(redirect)) {
    return { status: 303, headers: { location: atSender(redirect, origin) }, ...record }
  }
  return text(200, 'text/html; charset=utf-8', `<!doctype html><title>Sent</title>${SENT}`, record)
}

/** Pages contain redirects to the published site; replace its origin with the local one. */
function atSender(redirect: string, origin: string) {
  const { pathname } = new URL(redirect)
  const isLocal = URL.canParse(origin) && new URL(origin).hostname === 'localhost'
  return isLocal ? new URL(pathname, origin).href : redirect
}

async function readFields(contentType: string, body: Call['body']): Promise<Fields | undefined> {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(contentType))
    return undefined
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
    return Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    )
  } catch {
    return undefined
  }
}
