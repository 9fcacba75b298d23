/** Why a call did not succeed. `status` means that an answer came, but not a good one. */
export type HttpFailure = 'status' | 'network' | 'timeout' | 'aborted'

/**
 * What became of a call. `response` is there with its body unread; on a failure its `message` is the
 * browser's or the server's own wording, for people who look into things.
 */
export type HttpAnswer =
  | { ok: true; status: number; response: Response }
  | { ok: false; reason: 'status'; status: number; message: string; response: Response }
  | { ok: false; reason: Exclude<HttpFailure, 'status'>; message: string }

export type SendOptions = {
  /** `GET` unless told otherwise. */
  method?: string
  body?: BodyInit
  headers?: Readonly<Record<string, string>>
  /** Milliseconds until the answer's headers must have come; without it the browser's own limit counts. */
  timeout?: number
  /** Ends the call from outside, also while its body is read. */
  signal?: AbortSignal
}

/** The cookie and header by which a server of our own recognises its own pages (specification, 7). */
const TOKEN_COOKIE = 'XSRF-TOKEN'
const TOKEN_HEADER = 'X-XSRF-TOKEN'
const SAFE_METHODS = ['GET', 'HEAD']

/**
 * The one way the site makes a call. Never throws: a failure is told apart by its `reason`.
 * Calls to a relative address that change something carry the cross-site request forgery token.
 */
export async function send(url: string, options: SendOptions = {}): Promise<HttpAnswer> {
  const { method = 'GET', body, timeout, signal } = options
  const clock = new AbortController()
  let hasTimedOut = false
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => {
          hasTimedOut = true
          clock.abort()
        }, timeout)
  const stop = () => clock.abort()
  signal?.addEventListener('abort', stop, { once: true })

  try {
    if (signal?.aborted) return { ok: false, reason: 'aborted', message: 'aborted before it began' }
    const headers = { ...options.headers, ...tokenHeader(url, method) }
    const response = await fetch(url, {
      method,
      headers,
      signal: clock.signal,
      ...(body !== undefined && { body }),
    })
    const { status } = response
    if (response.ok) return { ok: true, status, response }
    const message = `${status} ${response.statusText}`.trim()
    return { ok: false, reason: 'status', status, message, response }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (hasTimedOut) return { ok: false, reason: 'timeout', message: `no answer in ${timeout} ms` }
    if (signal?.aborted) return { ok: false, reason: 'aborted', message }
    return { ok: false, reason: 'network', message }
  } finally {
    // The signal goes on to count: the body is still to be read.
    clearTimeout(timer)
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
