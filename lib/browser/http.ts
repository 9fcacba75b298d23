import { TimeoutError, withinTime } from '@/lib/domain/within-time'

/** Why a call did not succeed. `status` means that an answer came, but not a good one. */
export type HttpFailure = 'status' | 'network' | 'timeout'

/**
 * What became of a call. `body` is what `read` made of the answer; on a failure `message` is the browser's or
 * the server's own wording, for people who look into things.
 */
export type HttpAnswer<Body = undefined> =
  | { ok: true; status: number; body: Body }
  | { ok: false; reason: 'status'; status: number; message: string; body: Body }
  | { ok: false; reason: Exclude<HttpFailure, 'status'>; message: string }

export type SendOptions<Body = undefined> = {
  /** `GET` unless told otherwise. */
  method?: string
  body?: BodyInit
  headers?: Readonly<Record<string, string>>
  /** Milliseconds until the answer must have been read; without it the browser's own limit counts. */
  timeout?: number
  /** Reads the answer, also one with a bad status; without it the body stays unread. */
  read?: (response: Response) => Promise<Body>
}

/** The cookie and header by which a server of our own recognises its own pages (specification, 7). */
const TOKEN_COOKIE = 'XSRF-TOKEN'
const TOKEN_HEADER = 'X-XSRF-TOKEN'
const SAFE_METHODS = ['GET', 'HEAD']

/**
 * The one way the site makes a call. Never throws: a failure is told apart by its `reason`.
 * Calls to a relative address that change something carry the cross-site request forgery token.
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

/** `//host/path` looks relative but leaves the site, and so must not be shown the token. */
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
