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
