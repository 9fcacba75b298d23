/**
 * The storage of the browser, which may be blocked, full or switched off: reading then finds nothing, and writing says
 * that nothing is kept, because no page may break over a convenience.
 */

/** What a tab keeps until it is closed under a name; nothing where there is none. */
export const readSession = (key: string): string | undefined => read(() => sessionStorage, key)

/** What the device keeps under a name; nothing where there is none. */
export const readDevice = (key: string): string | undefined => read(() => localStorage, key)

/** Keeps a text for this tab; `undefined` removes it. Returns whether that could be done. */
export const writeSession = (key: string, value: string | undefined): boolean =>
  write(() => sessionStorage, key, value)

/** Keeps a text on this device; `undefined` removes it. Returns whether that could be done. */
export const writeDevice = (key: string, value: string | undefined): boolean =>
  write(() => localStorage, key, value)

/** The names under which a tab keeps something. */
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
    // What stood there before is out of date.
    if (value !== undefined) write(open, key, undefined)
    return false
  }
}
