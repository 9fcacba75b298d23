/** What the visitor has decided about measuring; nothing until asked, or once a year has passed. */
export type Choice = 'granted' | 'denied'

/** Keeps the visitor's choice. Where storage is blocked, it lasts as long as the page. */
export type ChoiceStore = {
  read(): Choice | undefined
  write(choice: Choice): void
}

/** Where the choice is stored, and for how many days it holds. The cookies page states both. */
export const CHOICE = { key: 'consent', days: 365 } as const

/**
 * Opens the store. Runs in the browser as text of its own (see script.ts), so it reaches for nothing
 * outside itself.
 */
export function openChoiceStore(key: string, days: number): ChoiceStore {
  let decided: Choice | undefined

  return {
    read() {
      try {
        const { choice, at } = JSON.parse(localStorage.getItem(key) ?? '{}')
        const isFresh = Date.now() - Date.parse(at) < days * 24 * 60 * 60 * 1000
        if (isFresh && (choice === 'granted' || choice === 'denied')) return choice
      } catch {
        // Blocked, or not ours: as if nothing had been stored.
      }
      return decided
    },
    write(choice) {
      decided = choice
      try {
        localStorage.setItem(key, JSON.stringify({ choice, at: new Date().toISOString() }))
      } catch {
        // Blocked or full: the choice holds for this page.
      }
    },
  }
}
