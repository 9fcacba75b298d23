import type { Files, ThreadOutput } from '@/tools/content/checks/check-files'
import type { CheckInput } from '@/tools/content/checks/create-checks'

/** Runs a check in a web worker of its own. */
export const runInWorker = ({ task, given, broken }: CheckInput, files: Files) =>
  new Promise<unknown>((resolve, reject) => {
    const worker = new Worker('checks.js', { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<ThreadOutput>) => {
      worker.terminate()
      if (data.error === undefined) resolve(data.answer)
      else reject(new Error(data.error))
    }
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage({ task, given, broken, files })
  })
