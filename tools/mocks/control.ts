import { type Answer, type Call, json } from './answer'
import type { PlannedFailure, PlannedFailures } from './failures'
import type { Received } from './received'

/** The control API for tests: plan a failure, list received data, reset a scope. */
export function answerControl(
  { method, url, headers, body, scope }: Call & { scope: string },
  { failures, received }: { failures: PlannedFailures; received: Received },
): Answer {
  // Tests call this outside of a page; only browsers send an origin.
  if (headers.origin) return json(403, { message: 'Not for pages' })
  const action = `${method} ${url.pathname.slice('/_control/'.length)}`
  if (action === 'GET received') {
    const query = Object.fromEntries(url.searchParams)
    return json(200, received.list({ scope, ...query }))
  }

  const given = readJson(body)
  if (!given) return json(400, { message: 'The body is not a JSON object' })
  if (action === 'POST fail') {
    const problem = failures.add(given, scope)
    return problem ? json(400, { message: problem }) : json(200, { planned: given })
  }
  if (action === 'POST reset') {
    const which = given.scope ?? scope
    failures.reset(which)
    received.reset(which)
    return json(200, { reset: which })
  }
  return json(404, { message: 'Use fail, reset or received' })
}

function readJson(body: Buffer): Partial<PlannedFailure> | undefined {
  try {
    const value = JSON.parse(body.toString('utf8') || '{}')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
