/**
 * Browser storage that never throws. It may be blocked, full or switched off: reads then return `undefined`, and writes
 * return false.
 */

/** Reads a text from session storage. */
export const readSession = (key: string): string | undefined => read(() => sessionStorage, key)

/** Reads a text from local storage. */
export const readDevice = (key: string): string | undefined => read(() => localStorage, key)

/** Writes a text to session storage; `undefined` removes it. Returns whether that succeeded. */
export const writeSession = (key: string, value: string | undefined): boolean =>
  write(() => sessionStorage, key, value)

/** Writes a text to local storage; `undefined` removes it. Returns whether that succeeded. */
export const writeDevice = (key: string, value: string | undefined): boolean =>
  write(() => localStorage, key, value)

/** All keys of session storage; none where it is blocked. */
export const sessionKeys = (): readonly string[] => {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

function read(open: () => Storage, key: string): string | undefined {
  try {
    return open().getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function write(open: () => Storage, key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) open().removeItem(key)
    else open().setItem(key, value)
    return true
  } catch {
    // Remove the previous value, which is stale.
    if (value !== undefined) write(open, key, undefined)
    return false
  }
}
