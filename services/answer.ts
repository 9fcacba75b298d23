import type { IncomingHttpHeaders } from 'node:http'
import type { Fault } from './faults'

/** What a service says: plain data, sent in one place (local.ts), so that a plan can replace it. */
export type Answer = {
  status: number
  headers?: Record<string, string>
  body?: string
} & Outcome

/** What the record says of a call. */
export type Outcome = {
  /** What became of it. */
  outcome?: string
  /** The names of saved documents, and what the database fills in. */
  documents?: unknown
  /** The fields or document that came in. */
  received?: unknown
}

export type Call = {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer<ArrayBuffer>
}

export function json(status: number, value: unknown, extra: Outcome = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
    ...extra,
  }
}

export function text(
  status: number,
  contentType: string,
  body: string,
  extra: Outcome = {},
): Answer {
  return { status, headers: { 'content-type': contentType }, body, ...extra }
}

/** The answer a fault asks for, or undefined where the fault only delays or withholds CORS headers. */
export function plannedAnswer(fault: Fault): Answer | undefined {
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
