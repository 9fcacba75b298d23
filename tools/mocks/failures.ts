/**
 * PlannedFailures that tests plan for the next calls of a service. PlannedFailures belong to a scope, so that tests
 * running side by side against one process never meet each other's failures.
 */
const SERVICES = ['form', 'feed', 'documents', 'tags'] as const

export type Service = (typeof SERVICES)[number]

/** How a service shall misbehave for its next calls. */
export type Failure = {
  service: Service
  /** How many calls it is good for: one unless told otherwise. */
  times?: number
  /** Only calls whose path contains this. */
  path?: string
  status?: number
  /** An object is sent as JSON, text as it is. */
  body?: unknown
  /** Of a text body. */
  contentType?: string
  delayMs?: number
  /** Close the connection without an answer. */
  drop?: boolean
  /** False: answer without CORS headers, so that a browser refuses it. */
  cors?: boolean
  /** Answer with this many bytes. */
  hugeBytes?: number
}

export type PlannedFailure = Failure & { scope: string; times: number }

export type PlannedFailures = ReturnType<typeof createFailures>

export function createFailures() {
  let failures: PlannedFailure[] = []

  const find = (service: Service | undefined, scope: string, path: string) =>
    failures.find(
      (failure) =>
        failure.service === service &&
        failure.scope === scope &&
        (!failure.path || path.includes(failure.path)),
    )

  return {
    /** Adds a failure; returns what is wrong with it, if anything. */
    add({ service, ...given }: Partial<PlannedFailure>, scope: string) {
      if (!service || !SERVICES.includes(service)) {
        return `service must be one of ${SERVICES.join(', ')}`
      }
      failures.push({ times: 1, ...given, service, scope: given.scope ?? scope })
      return undefined
    },
    /** Finds a failure without using it up: a preflight is not the call itself. */
    peek: find,
    take(service: Service, scope: string, path: string) {
      const failure = find(service, scope, path)
      if (!failure) return undefined
      failure.times -= 1
      if (failure.times < 1) failures = failures.filter((each) => each !== failure)
      return failure
    },
    reset(scope: string) {
      failures = failures.filter((failure) => failure.scope !== scope)
    },
  }
}
