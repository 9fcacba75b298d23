import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Draft, readDraft, writeDraft } from '@/lib/browser/enquiry/draft'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import type { Texts } from '@/lib/domain/enquiry/texts'
import { takeOver, textsOf } from './form-elements'

/**
 * The words of a form and their copy in the tab. Returns the `texts` of the fields, `keep`, which notes them with a
 * draft, and `note`, which notes them as they are written. `onUnsure` is called for a draft found as it was sent.
 */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  key: string,
  fields: readonly FieldSpec[],
  onUnsure: () => void,
) {
  const [texts, setTexts] = useState<Texts>({})
  const draft = useRef<Draft>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is taken over once, not at each render
  useEffect(() => {
    const form = ref.current
    if (!form) return
    draft.current = readDraft(key)
    takeOver(form, fields, draft.current?.texts ?? {})
    setTexts(textsOf(form, fields))
    if (draft.current?.state) onUnsure()
  }, [fields, key])

  /** Notes what stands in the form, with `next` as its draft. */
  const keep = (form: HTMLFormElement, next?: Omit<Draft, 'at'>) => {
    draft.current = next && { ...next, at: Date.now() }
    writeDraft(key, draft.current)
    setTexts(textsOf(form, fields))
  }

  /** Notes what stands in the form, as a draft too. What is written after it was sent is a new enquiry. */
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
