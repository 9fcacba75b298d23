import { randomUUID } from 'node:crypto'
import { test } from '@playwright/test'
import type { Failure, Service } from '@/tools/mocks/failures'

export type Received = {
  service: Service
  outcome: string
  fields?: Record<string, string>
  body?: unknown
  /** The names of saved documents, and fields set by the database. */
  documents?: readonly Record<string, string>[]
}

/**
 * The local services for one test: its failures and received calls. A header in every request of the page
 * separates them from those of other tests.
 */
export class LocalServices {
  private readonly url = process.env.E2E_SERVICES_URL ?? ''

  constructor(readonly scope: string = randomUUID()) {}

  /** The headers of all requests of the browser. */
  get headers() {
    return { 'x-local-scope': this.scope }
  }

  /** Makes a service fail for its next calls from this test. */
  async fail(failure: Failure) {
    const body = JSON.stringify({ ...failure, scope: this.scope })
    // As a step, so that the list of a failed flow shows it in order.
    await test.step(`Let a service fail: ${JSON.stringify(failure).slice(0, 200)}`, async () => {
      const answer = await fetch(`${this.url}/_control/fail`, { method: 'POST', body })
      if (!answer.ok)
        throw new Error(`The local services refused the failure: ${await answer.text()}`)
    })
  }

  /** Removes this test's failures: the services work again. */
  async recover() {
    await fetch(`${this.url}/_control/reset`, {
      method: 'POST',
      body: JSON.stringify({ scope: this.scope }),
    })
  }

  /** The data that a service has received from this test, oldest first. */
  async received(service: Service): Promise<readonly Received[]> {
    const answer = await fetch(
      `${this.url}/_control/received?scope=${this.scope}&service=${service}`,
    )
    return (await answer.json()) as Received[]
  }
}
