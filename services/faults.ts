/**
 * Faults that tests plan for the next calls of a service. Faults belong to a scope, so that tests
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

export type Fault = Failure & { scope: string; times: number }

export type Faults = ReturnType<typeof createFaults>

export function createFaults() {
  let faults: Fault[] = []

  const find = (service: Service | undefined, scope: string, path: string) =>
    faults.find(
      (fault) =>
        fault.service === service &&
        fault.scope === scope &&
        (!fault.path || path.includes(fault.path)),
    )

  return {
    /** Adds a fault; returns what is wrong with the wish, if anything. */
    add({ service, ...wish }: Partial<Fault>, scope: string) {
      if (!service || !SERVICES.includes(service)) {
        return `service must be one of ${SERVICES.join(', ')}`
      }
      faults.push({ times: 1, ...wish, service, scope: wish.scope ?? scope })
      return undefined
    },
    /** Finds a fault without using it up: a preflight is not the call itself. */
    peek: find,
    take(service: Service, scope: string, path: string) {
      const fault = find(service, scope, path)
      if (!fault) return undefined
      fault.times -= 1
      if (fault.times < 1) faults = faults.filter((each) => each !== fault)
      return fault
    },
    reset(scope: string) {
      faults = faults.filter((fault) => fault.scope !== scope)
    },
  }
}
