/**
 * Runs the checks of content (editor/work.ts), each in a thread of its own: modules read content once,
 * when they load.
 */

import path from 'node:path'
import { Worker } from 'node:worker_threads'

const THREAD = new URL('./checks-thread.mjs', import.meta.url)

/**
 * @param {string} module the bundled checks
 * @param {string} root the project's folder
 */
export function checksOf(module, root) {
  const run = (task, { over = [], given = [] } = {}) =>
    new Promise((resolve, reject) => {
      const thread = new Worker(THREAD, {
        workerData: { module: path.resolve(module), root, task, over, given },
        // What the site is built with elsewhere does not decide what may be saved here.
        env: { ...process.env, STRICT_RERA: '', LOCALE: '' },
      })
      thread.once('message', ({ answer, fault }) =>
        fault === undefined ? resolve(answer) : reject(new Error(fault)),
      )
      thread.once('error', reject)
    })
  return {
    /** Every place with its form and its files. */
    places: () => run('openPlaces'),
    /** The files that may be written, and the folders that take new ones. */
    writable: () => run('writable'),
    /** What is missing before launch. */
    launch: () => run('launch'),
    /** Everything that stops the content on the disk from being built. */
    async faultsOfAll() {
      const faults = await run('faultsOfFiles').catch(({ message }) => [
        { path: [], text: message },
      ])
      if (faults.length > 0) return faults
      const whole = await run('faultOfAll')
      return whole ? [{ path: [], text: whole }] : []
    },
    /** What stops the changes from being saved: the faults of fields, or of the whole content. */
    async faultsOf(changes) {
      // As long as the content on the disk is whole, its schemas tell the field.
      const faults = await run('faultsOfChanges', { given: [changes] }).catch(() => [])
      if (faults.length > 0) return faults
      const whole = await run('faultOfAll', { over: changes }).catch(({ message }) => message)
      return whole ? [{ path: [], text: whole }] : []
    },
  }
}
