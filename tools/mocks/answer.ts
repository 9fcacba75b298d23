import type { IncomingHttpHeaders } from 'node:http'
import type { PlannedFailure } from './failures'

/** The answer of a service as plain data, so that a planned failure can replace it; local.ts sends it. */
export type Answer = {
  status: number
  headers?: Record<string, string>
  body?: string
} & Outcome

/** The record of a call. */
export type Outcome = {
  /** The result of the call. */
  outcome?: string
  /** The names of saved documents, and fields set by the database. */
  documents?: unknown
  /** The fields or document received. */
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

/** The answer of a failure; undefined where it only adds a delay or leaves out CORS headers. */
export function plannedAnswer(failure: PlannedFailure): Answer | undefined {
  const status = failure.status ?? 200
  if (failure.hugeBytes) return text(status, 'application/json', ' '.repeat(failure.hugeBytes))
  if (typeof failure.body === 'string') {
    return text(status, 'text/html; charset=utf-8', failure.body)
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
