import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Draft, readDraft, writeDraft } from '@/lib/browser/enquiry/draft'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import type { Texts } from '@/lib/domain/enquiry/texts'
import { prepareFields, textsOf } from './form-elements'

/**
 * A form's values and their draft in session storage. Returns the values as `texts`; `keep`, which saves a given draft;
 * and `note`, which saves the current values as one. Calls `onUnsure` if the draft found was being sent.
 */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  key: string,
  fields: readonly FieldSpec[],
  onUnsure: () => void,
) {
  const [texts, setTexts] = useState<Texts>({})
  const draft = useRef<Draft>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is prepared once, not at each render
  useEffect(() => {
    const form = ref.current
    if (!form) return
    draft.current = readDraft(key)
    prepareFields(form, fields, draft.current?.texts ?? {})
    setTexts(textsOf(form, fields))
    if (draft.current?.state) onUnsure()
  }, [fields, key])

  /** Saves `next` as the draft (none deletes it) and reads the form's values. */
  const keep = (form: HTMLFormElement, next?: Omit<Draft, 'at'>) => {
    draft.current = next && { ...next, at: Date.now() }
    writeDraft(key, draft.current)
    setTexts(textsOf(form, fields))
  }

  /** Saves the form's values as a draft. Text written after a successful send is a new enquiry. */
  const note = (form: HTMLFormElement, isSending: boolean) => {
    const was = draft.current?.state === 'sent' ? undefined : draft.current
    const next = {
      id: was?.id,
      texts: textsOf(form, fields),
      state: isSending ? was?.state : undefined,
    }
    keep(form, next)
    return next
  }

  return [texts, keep, note] as const
}
