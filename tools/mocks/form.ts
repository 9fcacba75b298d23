import type { IncomingHttpHeaders } from 'node:http'
import { type Answer, type Call, json, type Outcome, text } from './answer'

/** As the provider words it; a dropped robot reads the same. */
const SENT = 'Email sent successfully!'

type Fields = Record<string, string>

/**
 * Stands in for the form provider (Web3Forms): multipart or urlencoded fields, JSON back, and a
 * redirect for a form that was posted by the browser itself.
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

/** A browser says so itself; older ones only by asking for HTML, which fetch never does here. */
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

/** Pages name the published site; a local visitor is led to the same page of the local one. */
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
