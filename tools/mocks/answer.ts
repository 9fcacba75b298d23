import type { IncomingHttpHeaders } from 'node:http'
import type { PlannedFailure } from './failures'

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

/** The answer a failure asks for, or undefined where the failure only delays or withholds CORS headers. */
export function plannedAnswer(failure: PlannedFailure): Answer | undefined {
  const status = failure.status ?? 200
  if (failure.hugeBytes) return text(status, 'application/json', ' '.repeat(failure.hugeBytes))
  if (typeof failure.body === 'string') {
    return text(status, failure.contentType ?? 'text/html; charset=utf-8', failure.body)
  }
  if (failure.body !== undefined) return json(status, failure.body)
  if (failure.status === 204) return { status: 204 }
  if (failure.status)
    return json(failure.status, {
      success: failure.status < 400,
      message: `Planned ${failure.status}`,
    })
  return undefined
}
