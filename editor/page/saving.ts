import type { Editor } from './editor'
import { errorLink } from './error-link'
import { inOwnersWords } from './errors'
import type { Commit } from './git'
import { type Refused, refusedFor, type Saved } from './store'

/**
 * Saves, and announces progress: `doing` while it runs, `refused` where nothing was saved. `area` is inert in the
 * meantime. Returns the answer; an error counts as a refusal.
 */
export async function attempt(
  editor: Editor,
  save: () => Promise<Saved | Refused>,
  { area, doing = 'Saving …', refused = 'Not saved.' }: Partial<Attempt> = {},
): Promise<Saved | Refused> {
  if (area) area.inert = true
  editor.say(doing)
  const answer = await save().catch(refusedFor)
  if (area) area.inert = false
  if (answer.isRefused) editor.say(refused)
  return answer
}

/** Undoes a commit, then opens `address` unless another page was opened meanwhile. Returns why it was refused. */
export async function takeBack(
  editor: Editor,
  commit: Pick<Commit, 'id' | 'message'>,
  { address = location.hash, area }: { address?: string; area?: HTMLElement } = {},
): Promise<string> {
  const { hash } = location
  const answer = await attempt(editor, () => editor.store.takeBack(commit), {
    area,
    doing: 'Taking back …',
    refused: 'Not taken back.',
  })
  if (answer.isRefused) return reasonOf(editor, answer)
  await editor.reload()
  const said = answer.saved.length > 0 ? 'It is taken back.' : 'It is as it was before already.'
  if (location.hash === hash) editor.go(address, said)
  if (location.hash === hash) editor.reopen()
  editor.say(said)
  return ''
}

type Attempt = { area: HTMLElement | undefined; doing: string; refused: string | undefined }

/** The reasons for a refusal, in one paragraph. */
export function reasonOf(editor: Editor, { message, errors = [] }: Refused): string {
  const told = errors.map((error) => {
    const text = inOwnersWords(editor, error.text)
    if (error.path.length === 0) return text
    const its = errorLink(editor, { ...error, text })
    return its ? `${its.title}: ${its.said}` : `${error.file}: ${text}`
  })
  return told.length > 0 ? told.join(' ') : message
}
