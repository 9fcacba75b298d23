/**
 * Runs the checks of content (editor/work.ts), each in a thread of its own: modules read content once,
 * when they load.
 */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { onDisk } from '@/content/folder'
import type { Missing } from '@/editor/launch'
import type { open, writable } from '@/editor/work'
import { type Asked, asking } from './ask'

/** What the thread of the checks gets: the project's folder, the folder of its content, and the request. */
export type ThreadData = Asked & { root: string; content: string }

/** What it says: the answer, or why there is none. */
export type ThreadAnswer = { answer: unknown; fault?: undefined } | { fault: string }

/** The bundled checks (`bundleChecks`), over the project in a folder. */
export function checksOf(bundle: string, root: string) {
  const { ask, judge, faultsOf } = asking(
    (asked) =>
      new Promise((resolve, reject) => {
        const workerData: ThreadData = { root, content: onDisk('content', root), ...asked }
        const thread = new Worker(path.resolve(bundle), {
          workerData,
          // What the site is built with elsewhere does not decide what may be saved here.
          env: { ...process.env, SITE_SERVICES: '', AS_LIVE: '', BUILD_DAY: '', LOCALE: '' },
        })
        thread.once('message', (said: ThreadAnswer) =>
          said.fault === undefined ? resolve(said.answer) : reject(new Error(said.fault)),
        )
        thread.once('error', reject)
      }),
  )
  return {
    /** Every place with its form and its files, and every picture. */
    open: () => ask<ReturnType<typeof open>>('open'),
    /** The files that may be written, and the folders that take new ones. */
    writable: () => ask<ReturnType<typeof writable>>('writable'),
    /** What is missing before launch. */
    launch: () => ask<readonly Missing[]>('launch'),
    /** Everything that stops content from being published, with changes over it or as it is; and what of Tamil lags. */
    judge,
    /** What stops the changes from being saved. */
    faultsOf,
  }
}

export type Checks = ReturnType<typeof checksOf>
