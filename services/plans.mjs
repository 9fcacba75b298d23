/**
 * What a test has asked a service to do to its next calls. Plans belong to a scope, so that tests
 * running side by side against one process never meet each other's failures.
 *
 * @typedef {object} Plan
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

export function createPlans() {
  /** @type {Plan[]} */
  let plans = []

  const find = (service, scope, path) =>
    plans.find(
      (plan) =>
        plan.service === service &&
        plan.scope === scope &&
        (!plan.path || path.includes(plan.path)),
    )

  return {
    /** Adds a plan, or says why it makes none. */
    add(wish, scope) {
      if (!SERVICES.includes(wish?.service)) {
        return `service must be one of ${SERVICES.join(', ')}`
      }
      plans.push({ times: 1, ...wish, scope: wish.scope ?? scope })
      return undefined
    },
    /** Looks without using the plan up: a preflight is not the call itself. */
    peek: find,
    take(service, scope, path) {
      const plan = find(service, scope, path)
      if (!plan) return undefined
      plan.times -= 1
      if (plan.times < 1) plans = plans.filter((each) => each !== plan)
      return plan
    },
    reset(scope) {
      plans = plans.filter((plan) => plan.scope !== scope)
    },
  }
}
