import { readDevice, writeDevice } from '@/lib/browser/storage'

/** What the visitor has decided about measuring; nothing until asked, or once a year has passed. */
export type Choice = 'granted' | 'denied'

/** In milliseconds. */
const DAY = 86_400_000

/** Keeps the visitor's choice. Where storage is blocked, it lasts as long as the page. */
export type ChoiceStore = {
  read(): Choice | undefined
  write(choice: Choice): void
}

/** Where the choice is stored, and for how many days it holds. The cookies page states both. */
export const CHOICE = { key: 'consent', days: 365 } as const

/** The choice in the local storage; in memory where that is blocked. */
export function openChoiceStore(): ChoiceStore {
  let decided: Choice | undefined

  return {
    read() {
      try {
        const { choice, at } = JSON.parse(readDevice(CHOICE.key) ?? '{}')
        const age = Date.now() - Date.parse(at)
        // A day that is yet to come would never be a year ago.
        const isFresh = age >= 0 && age < CHOICE.days * DAY
        if (isFresh && (choice === 'granted' || choice === 'denied')) return choice
      } catch {
        // Not ours: as if nothing had been stored.
      }
      return decided
    },
    write(choice) {
      const kept = JSON.stringify({ choice, at: new Date().toISOString() })
      // Where it is not kept, the choice holds for this page.
      decided = writeDevice(CHOICE.key, kept) ? undefined : choice
    },
  }
}
