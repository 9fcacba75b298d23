import type { ThreadInput, ThreadOutput } from './check-files'

/**
 * Runs one check of a module, imported here because modules read content once, at import: each check needs a thread
 * of its own.
 */
export async function runCheck(
  load: () => Promise<object>,
  { task, given, files, broken }: ThreadInput,
): Promise<ThreadOutput> {
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
    const check = Object(await load())[task] as (...all: readonly unknown[]) => unknown
    return { answer: await check(...given) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
