/** One run of a check over the files of the disk, with changes over them. Bundled (bundle.ts): no thread reads TypeScript. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { onDisk } from '@/content/folder'
import type { ThreadAnswer, ThreadData } from './checks'

const { root, content, task, over, given, broken }: ThreadData = workerData
const changed = new Map(over.map(({ file, text }) => [file, text]))
for (const file of broken.keys()) changed.set(file, null)

globalThis.projectFiles = {
  broken,
  read(file) {
    if (changed.has(file)) return changed.get(file) ?? undefined
    const place = onDisk(file, root, content)
    return existsSync(place) && statSync(place).isFile() ? readFileSync(place, 'utf8') : undefined
  },
  list(folder) {
    const place = onDisk(folder, root, content)
    const isFolder = existsSync(place) && statSync(place).isDirectory()
    const names = new Set(isFolder ? readdirSync(place) : [])
    for (const [file, text] of changed) {
      if (!file.startsWith(`${folder}/`)) continue
      const [name = '', ...within] = file.slice(folder.length + 1).split('/')
      if (text !== null) names.add(name)
      else if (within.length === 0) names.delete(name)
    }
    return isFolder || names.size > 0 ? [...names] : undefined
  },
}

const say = (said: ThreadAnswer) => parentPort?.postMessage(said)
try {
  const work: Record<string, unknown> = await import('@/editor/work')
  const run = work[task] as (...all: readonly unknown[]) => unknown
  say({ answer: await run(...given) })
} catch (error) {
  say({ fault: (error as Error).message })
}
