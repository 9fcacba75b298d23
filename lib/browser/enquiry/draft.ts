import { readSession, sessionKeys, writeSession } from '@/lib/browser/storage'
import type { Texts } from '@/lib/domain/enquiry/texts'

/**
 * What a visitor has written into one form, kept in the tab. `id` is the code of its reference from its
 * first sending on; it stays the same until the enquiry has arrived, so that the desk knows two mails of one enquiry. A
 * draft that was not sent has none: a tab that is copied takes it along.
 */
export type Draft = {
  id?: string | undefined
  /** Once it is sent: what the thank-you page calls it, and the number of the desk that has it. */
  reference?: string | undefined
  phone?: string | undefined
  /** When it was last changed, in milliseconds. */
  at: number
  texts: Texts
  /** `sending`: without an answer, so it may have arrived. `sent`: taken, and the success page has not opened. */
  state?: 'sending' | 'sent' | undefined
}

/** What the names of drafts in the session begin with. */
export const DRAFT_PREFIX = 'draft:'

/** How long a draft is kept, in milliseconds: others may use the same computer. The cookies page says so. */
export const DRAFT_LIFE = 60 * 60 * 1000

/** Where a form's draft is kept. The languages share it: `form` is the form's English subject. */
export const draftKey = (form: string): string => DRAFT_PREFIX + form

/** The draft that a text holds; nothing where it is not ours, or older than an hour. */
function parse(text: string, now: number): Draft | undefined {
  const draft: Draft = JSON.parse(text)
  const age = now - draft.at
  const isOurs = ['string', 'undefined'].includes(typeof draft.id) && draft.texts instanceof Object
  return isOurs && age >= 0 && age < DRAFT_LIFE ? draft : undefined
}

/** The draft at `key`; nothing where there is none that can be used. */
export function readDraft(key: string, now = Date.now()): Draft | undefined {
  try {
    return parse(readSession(key) ?? '', now)
  } catch {
    return undefined
  }
}

/** Keeps a draft; one without a word is removed. */
export function writeDraft(key: string, draft: Draft | undefined): void {
  const isEmpty = !draft || Object.values(draft.texts).every((text) => text === '')
  writeSession(key, isEmpty ? undefined : JSON.stringify(draft))
}

/** Removes the drafts of all forms that are too old, and those that `isDone` names. */
export function forgetDrafts(isDone: (draft: Draft) => boolean = () => false): void {
  for (const key of sessionKeys()) {
    if (!key.startsWith(DRAFT_PREFIX)) continue
    const draft = readDraft(key)
    if (!draft || isDone(draft)) writeSession(key, undefined)
  }
}
