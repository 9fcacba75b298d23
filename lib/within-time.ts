/** What `withinTime` throws when its time is over. */
export class TimeoutError extends Error {}

/**
 * Returns what `work` returns. Throws a `TimeoutError` once `timeout` milliseconds have passed, and the reason of
 * `outer` once that is aborted; both end the signal that `work` is given. It trusts no step to heed that signal: a
 * body may stall, and some libraries take none. `AbortSignal.any` would join the two, but the oldest browsers that
 * Next.js compiles for lack it (Chrome 111, Firefox 111, Safari 16.4).
 */
export async function withinTime<Value>(
  timeout: number | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  const limit = new AbortController()
  const { signal } = limit
  const stop = () => limit.abort(outer?.reason)
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => limit.abort(new TimeoutError(`no answer in ${timeout} ms`)), timeout)
  outer?.addEventListener('abort', stop)
  const ended = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(signal.reason)
  })
  try {
    return await Promise.race([work(signal), ended])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
}
