import { send } from '@/lib/http'

/** What became of a form. `detail` is for the console: a code and the service's words, no personal data. */
export type SendAnswer =
  | { ok: true }
  | { ok: false; reason: 'refused' | 'network' | 'timeout'; detail: string }

/** Posts a form to the form provider. Never throws; after `timeout` milliseconds it gives up. */
export async function postForm(
  endpoint: string,
  body: FormData,
  timeout: number,
): Promise<SendAnswer> {
  const answer = await send(endpoint, { method: 'POST', body, timeout })
  if (answer.ok) return { ok: true }
  const { reason, message: detail } = answer
  if (reason === 'status') return { ok: false, reason: 'refused', detail }
  return { ok: false, reason: reason === 'timeout' ? 'timeout' : 'network', detail }
}
