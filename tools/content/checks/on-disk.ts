/** Runs the content checks over files on the disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { onDisk } from '@/content/folder'
import {
  type Files,
  filesForCheck,
  isCheckFile,
  isRead,
  type ThreadInput,
  type ThreadOutput,
} from '@/tools/content/checks/check-files'
import { type CheckInput, createChecks } from './create-checks'

/** The bundled checks (bundle.ts), for the project in a folder. */
export const checksOnDisk = (bundle: string, root: string) => {
  const run = runInThread(bundle)
  return createChecks((asked) => run(asked, filesForCheck(asked, filesIn(root))))
}

/** Runs a bundled check in a worker thread over the files that it is given. */
export const runInThread =
  (bundle: string) =>
  ({ task, given, broken }: CheckInput, files: Files) =>
    new Promise<unknown>((resolve, reject) => {
      const workerData: ThreadInput = { task, given, broken, files }
      const thread = new Worker(path.resolve(bundle), {
        workerData,
        // The environment of a build must not influence which content may be saved.
        env: {
          ...process.env,
          SITE_SERVICES: '',
          PRODUCTION_PREVIEW: '',
          BUILD_DAY: '',
          LOCALE: '',
        },
      })
      thread.once('message', (output: ThreadOutput) =>
        output.error === undefined ? resolve(output.answer) : reject(new Error(output.error)),
      )
      thread.once('error', reject)
    })

/** The files on the disk that the checks read. */
function filesIn(root: string): Files {
  const files = new Map<string, string>()
  for (const folder of ['content', 'lib', 'assets']) {
    const place = onDisk(folder, root)
    const names = existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : []
    for (const name of names) {
      const file = `${folder}/${name.replaceAll('\\', '/')}`
      if (isCheckFile(file))
        files.set(file, isRead(file) ? readFileSync(onDisk(file, root), 'utf8') : '')
    }
  }
  return files
}
