import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** Kept in memory for tests; the file holds everything. */
const REMEMBERED = 5000

/**
 * Everything the services were sent: one readable line each in a file, and a list for tests to ask.
 *
 * @param {string} [file] nothing is written without one
 */
export function createReceived(file) {
  let entries = []
  if (file) mkdirSync(path.dirname(file), { recursive: true })

  return {
    add(entry) {
      const dated = { time: new Date().toISOString(), ...entry }
      entries = [...entries.slice(-REMEMBERED), dated]
      if (file) appendFileSync(file, `${JSON.stringify(dated)}\n`)
    },
    list: ({ scope, service }) =>
      entries.filter(
        (entry) => entry.scope === scope && (service === undefined || entry.service === service),
      ),
    reset(scope) {
      entries = entries.filter((entry) => entry.scope !== scope)
    },
  }
}
