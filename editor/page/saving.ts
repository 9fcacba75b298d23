import type { Editor } from './editor'
import { inOwnersWords } from './faults'
import { type Refused, refusedFor, type Saved } from './store'

/**
 * Saves, and says how it goes: `doing` while it runs, `refused` where nothing was saved. Nobody changes `area`
 * meanwhile. Returns the answer; an error is a refusal.
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

type Attempt = { area: HTMLElement | undefined; doing: string; refused: string }

/** Why nothing was saved, in one paragraph. */
export const reasonOf = (editor: Editor, { message, faults = [] }: Refused): string =>
  faults.length > 0 ? faults.map(({ text }) => inOwnersWords(editor, text)).join(' ') : message
