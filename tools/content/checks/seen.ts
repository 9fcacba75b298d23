import type { Asked } from '@/tools/content/checks/ask'

/** What the checks of content read of a project, as texts. */
const READ =
  /^(?:content\/(?:en|ta)\/.*\.json|lib\/server\/(?:images|papers)\.generated\.json|assets\/manifest\.json)$/

/** Of which they read the names alone. */
const NAMED = /^assets\/papers\/.*\.pdf$/

/** The files that the checks see, with their texts. */
export type Files = ReadonlyMap<string, string>

/** Whether the checks read the text of a file. */
export const isRead = (file: string) => READ.test(file)

/** Whether the checks see a file. */
export const isSeen = (file: string) => READ.test(file) || NAMED.test(file)

/** The files as a check sees them: with changes over them, and without those that are broken. */
export function seenBy({ over, broken }: Asked, files: Files): Files {
  const seen = new Map(files)
  for (const { file, text } of over)
    if (text === null) seen.delete(file)
    else seen.set(file, text)
  for (const file of broken.keys()) seen.delete(file)
  return seen
}

/** What a thread or a worker of a check gets, and what it answers. */
export type Run = Pick<Asked, 'task' | 'given' | 'broken'> & { files: Files }
export type Ran = { answer: unknown; error?: undefined } | { error: string }
