declare global {
  /** Prerendering by speculation rules, which TypeScript's types of the DOM lack. */
  interface Document {
    readonly prerendering?: boolean
  }
  interface PerformanceNavigationTiming {
    readonly activationStart?: number
  }
}

/**
 * Runs at once, or, on a page that the browser prepares before anybody has asked for it, once it is shown: whatever counts
 * a visit, runs out or is kept for the session, which the browser otherwise forgets.
 */
export function whenSeen(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/** Milliseconds since the visitor has opened the page, however long before the browser had prepared it. */
export function sinceOpened(): number {
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  return (
    performance.now() - ((visit as PerformanceNavigationTiming | undefined)?.activationStart ?? 0)
  )
}
