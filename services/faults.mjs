/**
 * Faults that tests plan for the next calls of a service. Faults belong to a scope, so that tests
 * running side by side against one process never meet each other's failures.
 *
 * @typedef {object} Fault
 * @property {'form' | 'feed' | 'documents' | 'tags'} service
 * @property {string} scope
 * @property {number} times how many calls it is good for
 * @property {string} [path] only calls whose path contains this
 * @property {number} [status]
 * @property {unknown} [body] an object is sent as JSON, text as it is
 * @property {string} [contentType] of a text body
 * @property {number} [delayMs]
 * @property {boolean} [drop] close the connection without an answer
 * @property {boolean} [cors] false: answer without CORS headers, so that a browser refuses it
 * @property {number} [hugeBytes] answer with this many bytes
 */

const SERVICES = ['form', 'feed', 'documents', 'tags']

export function createFaults() {
  /** @type {Fault[]} */
  let faults = []

  const find = (service, scope, path) =>
    faults.find(
      (fault) =>
        fault.service === service &&
        fault.scope === scope &&
        (!fault.path || path.includes(fault.path)),
    )

  return {
    /** Adds a fault; returns what is wrong with the wish, if anything. */
    add(wish, scope) {
      if (!SERVICES.includes(wish?.service)) {
        return `service must be one of ${SERVICES.join(', ')}`
      }
      faults.push({ times: 1, ...wish, scope: wish.scope ?? scope })
      return undefined
    },
    /** Finds a fault without using it up: a preflight is not the call itself. */
    peek: find,
    take(service, scope, path) {
      const fault = find(service, scope, path)
      if (!fault) return undefined
      fault.times -= 1
      if (fault.times < 1) faults = faults.filter((each) => each !== fault)
      return fault
    },
    reset(scope) {
      faults = faults.filter((fault) => fault.scope !== scope)
    },
  }
}
