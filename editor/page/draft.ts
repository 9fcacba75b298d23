/**
 * What somebody wrote on a page and did not save, kept in the window: a reload, a token that ends or a server that
 * stopped loses nothing of it. Two windows do not share it, and the next person at this machine finds none.
 */
export type Draft = {
  entry: unknown
  version: string | null
  /** The name in addresses of a new entry. */
  name?: string
  /** The words in Tamil, where the page has them. */
  tamil?: unknown
  at: number
}

const keyOf = (address: string) => `draft ${location.pathname} ${address}`

/** The draft of a page; undefined where there is none, or where it cannot be read. */
export function draftOf(address: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(address)) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft. A browser that keeps nothing must not stop anybody from writing. */
export function keepDraft(address: string, draft: Omit<Draft, 'at'>) {
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify({ ...draft, at: Date.now() }))
  } catch {
    // The words are on the page all the same.
  }
}

export const dropDraft = (address: string) => sessionStorage.removeItem(keyOf(address))

/** Forgets all drafts. */
export function dropDrafts() {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
}
