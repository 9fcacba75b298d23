/**
 * Unsaved changes of a page, kept in this browser: they survive a reload, a closed window, an expired token and a
 * stopped server. Signing out deletes them.
 */
export type Draft = {
  entry: unknown
  version: string | null
  /** The name of a new entry in addresses. */
  name?: string | undefined
  /** The entry that this is a copy of. */
  copyOf?: { file: string; title: string } | undefined
  /** The Tamil texts, where the page has them. */
  tamil?: unknown
  /** Text in boxes that is not in fields yet, by the boxes' ids. */
  pasted?: Readonly<Record<string, string>> | undefined
  /** The draft in the repository that this continues. */
  kept?: string | undefined
  at: number
}

const keyOf = (address: string) => `draft ${location.pathname} ${address}`

/** The draft of a page; undefined where there is none, or it is invalid. */
export function draftOf(address: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(address)) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** The addresses of pages with drafts. */
export const drafted = (): readonly string[] =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(keyOf('')) ? key.slice(keyOf('').length) : [],
  )

/** Stores a draft, and returns its time. A browser without storage must not prevent editing. */
export function keepDraft(address: string, draft: Omit<Draft, 'at'>): number {
  const at = Date.now()
  try {
    localStorage.setItem(keyOf(address), JSON.stringify({ ...draft, at }))
  } catch {
    // The page still has the changes.
  }
  return at
}

/** Deletes a draft. With `at`, only the one of that time: another window may have written a newer one. */
export function dropDraft(address: string, at = draftOf(address)?.at) {
  if (draftOf(address)?.at === at) localStorage.removeItem(keyOf(address))
}

/** Deletes all drafts. */
export function dropDrafts() {
  for (const address of drafted()) dropDraft(address)
}
