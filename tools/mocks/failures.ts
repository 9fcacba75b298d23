/**
 * Failures that tests plan for the next calls of a service. A failure belongs to a scope, so that parallel tests
 * against one process do not affect each other.
 */
const SERVICES = ['form', 'feed', 'documents', 'tags'] as const

export type Service = (typeof SERVICES)[number]

/** How a service fails for its next calls. */
export type Failure = {
  service: Service
  /** The number of calls; 1 by default. */
  times?: number
  /** Only calls whose path contains this. */
  path?: string
  status?: number
  /** An object is sent as JSON, a string as HTML. */
  body?: unknown
  delayMs?: number
  /** Close the connection without an answer. */
  drop?: boolean
  /** False leaves out CORS headers, so that a browser refuses the answer. */
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
    /** Adds a failure; returns an error message if it is invalid. */
    add({ service, ...given }: Partial<PlannedFailure>, scope: string) {
      if (!service || !SERVICES.includes(service)) {
        return `service must be one of ${SERVICES.join(', ')}`
      }
      failures.push({ times: 1, ...given, service, scope: given.scope ?? scope })
      return undefined
    },
    /** Finds a failure without consuming it, for preflight requests. */
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
