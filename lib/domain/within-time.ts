/** What `withinTime` throws when its time is over. */
export class TimeoutError extends Error {}

/**
 * Returns what `work` returns, or throws a `TimeoutError` once `timeout` milliseconds have passed; then the signal that
 * `work` is given ends too. It trusts no step to heed that signal: a body may stall, and some libraries take none.
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
