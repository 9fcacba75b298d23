import { readDevice, writeDevice } from '@/lib/browser/storage'

/** The visitor's answer about measuring. There is none before the first answer, and none after a year. */
export type Choice = 'granted' | 'denied'

/** Milliseconds. */
const DAY = 86_400_000

/** Stores the visitor's choice; where storage is blocked, for this page view only. */
export type ChoiceStore = {
  read(): Choice | undefined
  write(choice: Choice): void
}

/** The storage key, and the days a choice is valid for. The cookies page states both. */
export const CHOICE = { key: 'consent', days: 365 } as const

/** A store in local storage; in memory where that is blocked. */
export function openChoiceStore(): ChoiceStore {
  let decided: Choice | undefined

  return {
    read() {
      try {
        const { choice, at } = JSON.parse(readDevice(CHOICE.key) ?? '{}')
        const age = Date.now() - Date.parse(at)
        // A date in the future would never expire.
        const isFresh = age >= 0 && age < CHOICE.days * DAY
        if (isFresh && (choice === 'granted' || choice === 'denied')) return choice
      } catch {
        // Unreadable: treated as no choice.
      }
      return decided
    },
    write(choice) {
      const stored = JSON.stringify({ choice, at: new Date().toISOString() })
      decided = writeDevice(CHOICE.key, stored) ? undefined : choice
    },
  }
}
