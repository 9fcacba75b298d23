import { send } from '@/lib/browser/http'
import { refusalIn } from '@/lib/domain/enquiry/refusal'

/** The result of sending. `detail` is for the console: a code and the service's message, no personal data. */
export type SendAnswer =
  | { ok: true }
  | { ok: false; reason: 'refused' | 'network' | 'timeout'; detail: string }

/**
 * Posts a form to the form provider. Never throws. `timeout` is in milliseconds and covers the answer's
 * body too. A 2xx status is a success unless the body is a refusal (`refusalIn`).
 */
export async function postForm(
  endpoint: string,
  body: FormData,
  timeout: number,
): Promise<SendAnswer> {
  const answer = await send(endpoint, {
    method: 'POST',
    body,
    timeout,
    read: (response) => readRefusal(endpoint, response),
  })
  if (answer.ok) {
    const { status, body: refusal } = answer
    if (refusal === undefined) return { ok: true }
    return { ok: false, reason: 'refused', detail: `${status}, ${refusal}` }
  }
  const { reason, message: detail } = answer
  if (reason === 'status') return { ok: false, reason: 'refused', detail }
  return { ok: false, reason: reason === 'timeout' ? 'timeout' : 'network', detail }
}

/** The reason if an answer with a 2xx status is a refusal, otherwise `undefined`. */
async function readRefusal(endpoint: string, response: Response): Promise<string | undefined> {
  const { ok, redirected, url } = response
  if (!ok) return undefined
  // A redirect to another site drops the fields: a network's login page, or a provider that has moved.
  if (redirected && new URL(url).origin !== new URL(endpoint).origin) return 'redirected elsewhere'
  return refusalIn(await response.text())
}
