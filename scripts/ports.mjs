import net from 'node:net'
import { MARK } from '../services/local.mjs'

/** How far to look for a free port before giving up. */
const ATTEMPTS = 20

/**
 * Starts something on the wanted port, or on the next one that nobody else has.
 *
 * @template T
 * @param {number} wanted
 * @param {(port: number) => Promise<T>} start
 * @returns {Promise<T>}
 */
export async function onNextFreePort(wanted, start) {
  for (let port = wanted; ; port += 1) {
    try {
      return await start(port)
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= wanted + ATTEMPTS) throw error
    }
  }
}

/** Whether the local services of this project answer at an origin, from an earlier start. */
export async function isOurs(origin) {
  try {
    const response = await fetch(`${origin}/_control/received`, {
      signal: AbortSignal.timeout(1000),
    })
    return response.headers.has(MARK)
  } catch {
    return false
  }
}

/**
 * Settles where the services of a test run answer, before anything is built: the pages carry the
 * address. Those of a site that is being served meanwhile will do.
 */
export async function claimServicesPort() {
  const services = new URL(process.env.LOCAL_SERVICES_URL)
  if (await isOurs(services.origin)) return
  services.port = String(await onNextFreePort(Number(services.port || 80), probe))
  process.env.LOCAL_SERVICES_URL = services.origin
}

/** Settles where the site of a test run is served: beside one that is being served meanwhile. */
export async function claimSitePort() {
  const taken = Number(new URL(process.env.LOCAL_SERVICES_URL).port)
  process.env.PORT = String(
    await onNextFreePort(Number(process.env.PORT || 4173), async (port) => {
      if (port === taken) throw Object.assign(new Error(), { code: 'EADDRINUSE' })
      return probe(port)
    }),
  )
}

/** Resolves with the port when it is free. */
function probe(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
