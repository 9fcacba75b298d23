import { readSession, sessionKeys, writeSession } from '@/lib/browser/storage'
import type { Texts } from '@/lib/domain/enquiry/texts'

/**
 * The text that a visitor has typed into one form, stored for the tab. `id` is the code of the reference. It is set by
 * the first attempt to send and kept until the enquiry has arrived, so that the desk recognises a second mail of the
 * same enquiry. An unsent draft has no `id`, because a duplicated tab would copy it.
 */
export type Draft = {
  id?: string | undefined
  /** Set after sending, for the thank-you page: the reference, and the phone number of the desk that received it. */
  reference?: string | undefined
  phone?: string | undefined
  /** When it was last changed, in milliseconds since 1970. */
  at: number
  texts: Texts
  /** `sending`: no answer yet, so it may have arrived. `sent`: accepted, and the success page has not opened yet. */
  state?: 'sending' | 'sent' | undefined
}

/** The prefix of drafts' session keys. */
export const DRAFT_PREFIX = 'draft:'

/** How long a draft is kept, in milliseconds: others may use the same computer. The cookies page states it. */
export const DRAFT_LIFE = 60 * 60 * 1000

/** The session key of a form's draft. Both languages share it: `form` is the form's English subject. */
export const draftKey = (form: string): string => DRAFT_PREFIX + form

/** Parses a stored draft. `undefined` if it is malformed or expired; throws on invalid JSON. */
function parse(text: string, now: number): Draft | undefined {
  const draft: Draft = JSON.parse(text)
  const age = now - draft.at
  const isOurs = ['string', 'undefined'].includes(typeof draft.id) && draft.texts instanceof Object
  return isOurs && age >= 0 && age < DRAFT_LIFE ? draft : undefined
}

/** The draft at `key`, or `undefined` if there is no usable one. */
export function readDraft(key: string, now = Date.now()): Draft | undefined {
  try {
    return parse(readSession(key) ?? '', now)
  } catch {
    return undefined
  }
}

/** Stores a draft; removes an empty one. */
export function writeDraft(key: string, draft: Draft | undefined): void {
  const isEmpty = !draft || Object.values(draft.texts).every((text) => text === '')
  writeSession(key, isEmpty ? undefined : JSON.stringify(draft))
}

/** Removes expired drafts of all forms, and those for which `isDone` returns true. */
export function forgetDrafts(isDone: (draft: Draft) => boolean = () => false): void {
  for (const key of sessionKeys()) {
    if (!key.startsWith(DRAFT_PREFIX)) continue
    const draft = readDraft(key)
    if (!draft || isDone(draft)) writeSession(key, undefined)
  }
}
