/**
 * Runs the checks of content (editor/work.ts), each in a thread of its own: modules read content once,
 * when they load.
 */

import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { asking } from './ask.mjs'

const THREAD = new URL('./checks-thread.mjs', import.meta.url)

/**
 * @param {string} module the bundled checks
 * @param {string} root the project's folder
 */
export function checksOf(module, root) {
  const { ask, judge, faultsOf } = asking(
    (asked) =>
      new Promise((resolve, reject) => {
        const thread = new Worker(THREAD, {
          workerData: { module: path.resolve(module), root, ...asked },
          // What the site is built with elsewhere does not decide what may be saved here.
          env: { ...process.env, STRICT_RERA: '', LOCALE: '' },
        })
        thread.once('message', ({ answer, fault }) =>
          fault === undefined ? resolve(answer) : reject(new Error(fault)),
        )
        thread.once('error', reject)
      }),
  )
  return {
    /** Every place with its form and its files, and every picture. */
    open: () => ask('open'),
    /** The files that may be written, and the folders that take new ones. */
    writable: () => ask('writable'),
    /** What is missing before launch. */
    launch: () => ask('launch'),
    /** Everything that stops content from being published, with changes over it or as it is; and what of Tamil lags. */
    judge,
    /** What stops the changes from being saved. */
    faultsOf,
  }
}
