/**
 * What somebody wrote on a page and did not save, kept in this browser: a reload, a window that is closed, a token that
 * ends or a server that stopped loses nothing of it. Who signs out leaves none behind.
 */
export type Draft = {
  entry: unknown
  version: string | null
  /** The name in addresses of a new entry. */
  name?: string | undefined
  /** The entry that this is a copy of. */
  copyOf?: { file: string; title: string } | undefined
  /** The words in Tamil, where the page has them. */
  tamil?: unknown
  /** What waits in boxes, by their ids. */
  pasted?: Readonly<Record<string, string>> | undefined
  /** The draft of the repository that it was taken from. */
  kept?: string | undefined
  at: number
}

const keyOf = (address: string) => `draft ${location.pathname} ${address}`

/** The draft of a page; undefined where there is none, or where it cannot be read. */
export function draftOf(address: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(address)) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** The addresses of the pages that have one. */
export const drafted = (): readonly string[] =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(keyOf('')) ? key.slice(keyOf('').length) : [],
  )

/** Keeps a draft. A browser that keeps nothing must not stop anybody from writing. */
export function keepDraft(address: string, draft: Omit<Draft, 'at'>) {
  try {
    localStorage.setItem(keyOf(address), JSON.stringify({ ...draft, at: Date.now() }))
  } catch {
    // The words are on the page all the same.
  }
}

export const dropDraft = (address: string) => localStorage.removeItem(keyOf(address))

/** Forgets all drafts. */
export function dropDrafts() {
  for (const address of drafted()) dropDraft(address)
}
