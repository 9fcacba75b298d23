import { randomUUID } from 'node:crypto'
import { test } from '@playwright/test'
import type { Failure, Service } from '@/tools/mocks/failures'

export type Received = {
  service: Service
  outcome: string
  fields?: Record<string, string>
  body?: unknown
  /** The names of saved documents, and what the database fills in. */
  documents?: readonly Record<string, string>[]
}

/**
 * One test's own view of the local services: its failures and its received calls, kept apart from other
 * tests by a header that every request of the page carries.
 */
export class LocalServices {
  private readonly url = process.env.E2E_SERVICES_URL ?? ''

  constructor(readonly scope: string = randomUUID()) {}

  /** What the browser's requests must carry. */
  get headers() {
    return { 'x-local-scope': this.scope }
  }

  /** Makes a service fail for its next calls from this test. */
  async fail(failure: Failure) {
    const body = JSON.stringify({ ...failure, scope: this.scope })
    // A step, so that a failed flow lists it with what was done on the page.
    await test.step(`Let a service fail: ${JSON.stringify(failure).slice(0, 200)}`, async () => {
      const answer = await fetch(`${this.url}/_control/fail`, { method: 'POST', body })
      if (!answer.ok)
        throw new Error(`The local services refused the failure: ${await answer.text()}`)
    })
  }

  /** Forgets this test's failures: the services answer as usual again. */
  async recover() {
    await fetch(`${this.url}/_control/reset`, {
      method: 'POST',
      body: JSON.stringify({ scope: this.scope }),
    })
  }

  /** What a service has received from this test, oldest first. */
  async received(service: Service): Promise<readonly Received[]> {
    const answer = await fetch(
      `${this.url}/_control/received?scope=${this.scope}&service=${service}`,
    )
    return (await answer.json()) as Received[]
  }
}
