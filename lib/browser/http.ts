import { TimeoutError, withinTime } from '@/lib/domain/within-time'

/** Why a call failed. `status`: an answer came, with a status other than 2xx. */
export type HttpFailure = 'status' | 'network' | 'timeout'

/**
 * The result of a call. `body` is what `read` returned. On a failure, `message` is the browser's or the
 * server's own text, for the console.
 */
export type HttpAnswer<Body = undefined> =
  | { ok: true; status: number; body: Body }
  | { ok: false; reason: 'status'; status: number; message: string; body: Body }
  | { ok: false; reason: Exclude<HttpFailure, 'status'>; message: string }

export type SendOptions<Body = undefined> = {
  /** `GET` by default. */
  method?: string
  body?: BodyInit
  headers?: Readonly<Record<string, string>>
  /** Milliseconds until the answer must be completely read. By default the browser's own limit. */
  timeout?: number
  /** Reads the body, whatever the status. Without it the body is not read. */
  read?: (response: Response) => Promise<Body>
}

/** Cookie and header of the cross-site request forgery token (specification, section 7). */
const TOKEN_COOKIE = 'XSRF-TOKEN'
const TOKEN_HEADER = 'X-XSRF-TOKEN'
const SAFE_METHODS = ['GET', 'HEAD']

/**
 * The site's only wrapper of `fetch`. Never throws: a failure has a `reason`.
 * Requests to a relative address, except GET and HEAD, carry the cross-site request forgery token.
 */
export async function send<Body = undefined>(
  url: string,
  options: SendOptions<Body> = {},
): Promise<HttpAnswer<Body>> {
  const { method = 'GET', body, timeout, read } = options
  const ask = async (signal: AbortSignal): Promise<HttpAnswer<Body>> => {
    const headers = { ...options.headers, ...tokenHeader(url, method) }
    const response = await fetch(url, {
      method,
      headers,
      signal,
      ...(body !== undefined && { body }),
    })
    const { status } = response
    const content = (await read?.(response)) as Body
    if (response.ok) return { ok: true, status, body: content }
    const message = `${status} ${response.statusText}`.trim()
    return { ok: false, reason: 'status', status, message, body: content }
  }
  try {
    return await withinTime(timeout, ask)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, reason: error instanceof TimeoutError ? 'timeout' : 'network', message }
  }
}

function tokenHeader(url: string, method: string): Record<string, string> {
  if (SAFE_METHODS.includes(method.toUpperCase()) || !isRelative(url)) return {}
  const token = readCookie(TOKEN_COOKIE)
  return token === undefined ? {} : { [TOKEN_HEADER]: token }
}

/** `//host/path` looks relative but is another site, which must not receive the token. */
const isRelative = (url: string): boolean => !/^\s*([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(url)

function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  if (pair === undefined) return undefined
  const value = pair.slice(name.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
