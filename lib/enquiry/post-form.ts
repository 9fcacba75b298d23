import { send } from '@/lib/http'
import { refusalIn } from './refusal'

/** What became of a form. `detail` is for the console: a code and the service's words, no personal data. */
export type SendAnswer =
  | { ok: true }
  | { ok: false; reason: 'refused' | 'network' | 'timeout'; detail: string }

/**
 * Posts a form to the form provider. Never throws; after `timeout` milliseconds it gives up, also
 * where the answer's body does not end. A good status counts unless the answer itself says no.
 */
export async function postForm(
  endpoint: string,
  body: FormData,
  timeout: number,
): Promise<SendAnswer> {
  const tooLate: SendAnswer = { ok: false, reason: 'timeout', detail: `no answer in ${timeout} ms` }
  const end = Date.now() + timeout
  const answer = await send(endpoint, { method: 'POST', body, timeout })
  if (answer.ok) return readAnswer(endpoint, answer.response, end - Date.now(), tooLate)
  const { reason, message: detail } = answer
  if (reason === 'status') return { ok: false, reason: 'refused', detail }
  return { ok: false, reason: reason === 'timeout' ? 'timeout' : 'network', detail }
}

async function readAnswer(
  endpoint: string,
  response: Response,
  timeLeft: number,
  tooLate: SendAnswer,
): Promise<SendAnswer> {
  const { redirected, url, status, headers } = response
  // The fields were not sent along: a login page of a network, or a provider that has moved.
  if (redirected && new URL(url).origin !== new URL(endpoint).origin) {
    return { ok: false, reason: 'refused', detail: `${status}, redirected elsewhere` }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const stalled = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, timeLeft))
  })
  try {
    const text = await Promise.race([response.text(), stalled])
    if (text === undefined) {
      void response.body?.cancel().catch(() => {})
      return tooLate
    }
    const refusal = refusalIn(text, headers.get('content-type') ?? '')
    return refusal
      ? { ok: false, reason: 'refused', detail: `${status}, ${refusal}` }
      : { ok: true }
  } catch (error) {
    return { ok: false, reason: 'network', detail: String(error) }
  } finally {
    clearTimeout(timer)
  }
}
