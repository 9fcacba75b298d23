import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Service } from './failures'

/** In memory for tests; the file has everything. */
const REMEMBERED = 5000

type Entry = {
  service: Service
  scope: string
  path: string
  fields: unknown
  outcome: string | undefined
  documents?: unknown
}

export type Received = ReturnType<typeof createReceived>

/**
 * Records all data sent to the services: one readable line each in a file, and a list for tests. Without a file
 * only the list.
 */
export function createReceived(file?: string) {
  let entries: Entry[] = []
  if (file) mkdirSync(path.dirname(file), { recursive: true })

  return {
    add(entry: Entry) {
      const dated = { time: new Date().toISOString(), ...entry }
      entries = [...entries.slice(-REMEMBERED), dated]
      if (file) appendFileSync(file, `${JSON.stringify(dated)}\n`)
    },
    list: ({ scope, service }: { scope: string; service?: string }) =>
      entries.filter(
        (entry) => entry.scope === scope && (service === undefined || entry.service === service),
      ),
    reset(scope: string) {
      entries = entries.filter((entry) => entry.scope !== scope)
    },
  }
}
