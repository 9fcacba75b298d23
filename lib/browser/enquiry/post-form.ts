import { send } from '@/lib/browser/http'
import { refusalIn } from '@/lib/domain/enquiry/refusal'

/** What became of a form. `detail` is for the console: a code and the service's words, no personal data. */
export type SendAnswer =
  | { ok: true }
  | { ok: false; reason: 'refused' | 'network' | 'timeout'; detail: string }

/**
 * Posts a form to the form provider. Never throws; after `timeout` milliseconds it gives up, also
 * where the answer's body does not end. A good status counts unless the answer has words, and they are no yes.
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

/** Why an answer with a good status is a refusal all the same, if it is one. */
async function readRefusal(endpoint: string, response: Response): Promise<string | undefined> {
  const { ok, redirected, url } = response
  if (!ok) return undefined
  // The fields were not sent along: a login page of a network, or a provider that has moved.
  if (redirected && new URL(url).origin !== new URL(endpoint).origin) return 'redirected elsewhere'
  return refusalIn(await response.text())
}
