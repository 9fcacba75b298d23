/** Thrown by `withinTime` after the timeout. */
export class TimeoutError extends Error {}

/**
 * Returns what `work` returns, or throws a `TimeoutError` after `timeout` milliseconds and aborts the signal passed to
 * `work`. Does not rely on that signal: a body may stall, and some libraries take no signal.
 */
export async function withinTime<Value>(
  timeout: number | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const limit = new AbortController()
  if (timeout === undefined) return work(limit.signal)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limit.abort()
      reject(new TimeoutError(`no answer in ${timeout} ms`))
    }, timeout)
  })
  try {
    return await Promise.race([work(limit.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
