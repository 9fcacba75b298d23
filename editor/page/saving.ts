import type { Editor } from './editor'
import { errorLink } from './error-link'
import { inOwnersWords } from './errors'
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
