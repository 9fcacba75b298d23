/** One run of a check over the files of the disk, with changes over them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { onDisk } from '../content-folder.mjs'

const { module, root, task, over, given, broken } = workerData
const changed = new Map(over.map(({ file, text }) => [file, text]))
for (const file of broken.keys()) changed.set(file, null)

globalThis.projectFiles = {
  broken,
  read(file) {
    if (changed.has(file)) return changed.get(file) ?? undefined
    const place = onDisk(root, file)
    return existsSync(place) && statSync(place).isFile() ? readFileSync(place, 'utf8') : undefined
  },
  list(folder) {
    const place = onDisk(root, folder)
    const isFolder = existsSync(place) && statSync(place).isDirectory()
    const names = new Set(isFolder ? readdirSync(place) : [])
    for (const [file, text] of changed) {
      if (!file.startsWith(`${folder}/`)) continue
      const [name, ...within] = file.slice(folder.length + 1).split('/')
      if (text !== null) names.add(name)
      else if (within.length === 0) names.delete(name)
    }
    return isFolder || names.size > 0 ? [...names] : undefined
  },
}

try {
  const work = await import(pathToFileURL(module))
  parentPort.postMessage({ answer: await work[task](...given) })
} catch (error) {
  parentPort.postMessage({ fault: error.message })
}
