import type { CheckInput } from '@/tools/content/checks/create-checks'

/** Project files whose text the content checks read. */
const READ =
  /^(?:content\/(?:en|ta)\/.*\.json|lib\/server\/(?:images|papers)\.generated\.json|assets\/manifest\.json)$/

/** Files of which the checks need only the names. */
const NAMED = /^assets\/papers\/.*\.pdf$/

/** The files that the checks see, by path, with their texts. */
export type Files = ReadonlyMap<string, string>

/** Whether the checks read the text of a file. */
export const isRead = (file: string) => READ.test(file)

/** Whether the checks see a file. */
export const isCheckFile = (file: string) => READ.test(file) || NAMED.test(file)

/** The files for one check: with changes applied, and without broken files. */
export function filesForCheck({ over, broken }: CheckInput, files: Files): Files {
  const seen = new Map(files)
  for (const { file, text } of over)
    if (text === null) seen.delete(file)
    else seen.set(file, text)
  for (const file of broken.keys()) seen.delete(file)
  return seen
}

/** The input of a check's thread or worker; `ThreadOutput` is its output. */
export type ThreadInput = Pick<CheckInput, 'task' | 'given' | 'broken'> & { files: Files }
export type ThreadOutput = { answer: unknown; error?: undefined } | { error: string }
