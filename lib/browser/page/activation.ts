declare global {
  /** Prerendering by speculation rules; missing from TypeScript's DOM types. */
  interface Document {
    readonly prerendering?: boolean
  }
  interface PerformanceNavigationTiming {
    readonly activationStart?: number
  }
}

/**
 * Runs at once; on a prerendered page, when it is shown. For code that counts a visit, starts a timer or writes to the
 * session, whose changes a browser discards while prerendering.
 */
export function whenActivated(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/** Milliseconds since the visitor opened the page; time spent prerendering is not counted. */
export function sinceActivation(): number {
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  return (
    performance.now() - ((visit as PerformanceNavigationTiming | undefined)?.activationStart ?? 0)
  )
}
