import { z } from 'zod'

/** Runs one check of content over the files that it is given. The page's policy allows no code made of text. */
z.config({ jitless: true })

type Asked = {
  task: string
  given: readonly unknown[]
  files: ReadonlyMap<string, string>
  broken: ReadonlyMap<string, string>
}

self.onmessage = async ({ data: { task, given, files, broken } }: MessageEvent<Asked>) => {
  globalThis.projectFiles = {
    broken,
    read: (file) => files.get(file),
    list: (folder) => {
      const names = [...files.keys()]
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1).replace(/\/.*/, ''))
      return names.length > 0 ? [...new Set(names)] : undefined
    },
  }
  try {
    const work: Record<string, unknown> = await import('../work')
    const run = work[task] as (...all: readonly unknown[]) => unknown
    self.postMessage({ answer: await run(...given) })
  } catch (error) {
    self.postMessage({ fault: error instanceof Error ? error.message : String(error) })
  }
}
