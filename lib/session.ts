/**
 * Session storage that may be blocked, full or switched off: reading then finds nothing and writing
 * does nothing, because no page may break over a convenience.
 */
export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text for this tab's session; `undefined` removes it. */
export function writeSession(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Blocked or full: the page works without it.
  }
}
