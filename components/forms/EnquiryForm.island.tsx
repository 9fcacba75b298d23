'use client'

import { useEffect, useState } from 'react'
import { island } from '@/components/island/island'
import { postForm } from '@/lib/browser/enquiry/post-form'
import { writeSession } from '@/lib/browser/storage'
import type { Texts } from '@/lib/domain/enquiry/texts'
import { VIDEO } from '@/lib/domain/property/visit'
import { withinTime } from '@/lib/domain/within-time'
import { FormField } from './FormField'
import { FormShell } from './FormShell'
import { type FormSettings, useForm } from './use-form'

type EnquiryFormProps = FormSettings & {
  /** For fields elsewhere on the page (`form="…"`). */
  id?: string
  /** Hidden fields sent unchanged, such as the project of a visit. */
  hidden?: Readonly<Record<string, string>>
  /** Session storage key under which the success page finds the chosen values, such as a visit's time. */
  receiptKey?: string
  /** For a visit: text with the hours in Tamil Nadu (`{slot}`) and at the visitor's place (`{hours}`). */
  bothHours?: string
}

/** How long sending waits for the module that writes the desk's reply, in milliseconds. */
const LOAD_TIMEOUT_MS = 2000

/**
 * The one enquiry form, in every variant.
 *
 * Why: messages beside the field, text that survives a failed send, a draft that survives a reload.
 * Without JavaScript: the same form posts natively and the provider leads to the success page.
 * Cost: 10.6 kB gzip; loaded on demand: 1.5 for the desk's reply, 29 for a number from abroad, 1 for a
 * video visit's hours.
 */
export const EnquiryForm = island('EnquiryForm', 'touch', Inside)

function Inside(props: EnquiryFormProps) {
  const { id, fields, labels, subject, about, contact, target, success, timeout } = props
  const { hidden, receiptKey, bothHours } = props

  const form = useForm(
    props,
    async (values, body) => {
      // If the module does not load in time, the enquiry is sent without a reply.
      const added = await withinTime(
        LOAD_TIMEOUT_MS,
        () => import('@/lib/domain/enquiry/desk-fields'),
      )
        .then(({ deskFields }) =>
          deskFields({ fields, values, body, subject, about, words: labels }),
        )
        .catch(() => ({}))
      for (const [name, value] of Object.entries(added)) body.set(name, value)
      const there = hours?.hoursForDesk(values)
      if (there) body.set('visitor_hours', there)
      const answer = await postForm(target.endpoint, body, timeout)
      if (answer.ok && receiptKey) {
        // Stores what was chosen, but nothing that identifies the visitor.
        const chosen = fields.filter(
          ({ kind, isOptional }) => kind === 'date' || (kind === 'choice' && !isOptional),
        )
        const receipt = Object.fromEntries(chosen.map(({ name }) => [name, values[name]]))
        const plot = body.get('plot_shown') ?? body.get('plot') ?? undefined
        const reference = body.get('reference')
        const { phone } = contact
        writeSession(receiptKey, JSON.stringify({ ...hidden, ...receipt, plot, reference, phone }))
      }
      return answer
    },
    success.path,
  )

  const hours = useVisitHours(form.texts)
  const shown = hours?.withHoursHere(fields, form.texts, bothHours) ?? fields

  return (
    <FormShell form={form} settings={props} id={id} hidden={hidden}>
      {shown.map((field) => (
        <FormField key={field.name} field={field} form={form} settings={props} />
      ))}
    </FormShell>
  )
}

type VisitHours = typeof import('@/lib/domain/property/visit-hours')

/** What knows the hours of other clocks: loaded once a visit by video call is chosen, `undefined` until then. */
function useVisitHours({ visit_by: way }: Texts): VisitHours | undefined {
  const [hours, setHours] = useState<VisitHours>()
  const isVideo = way === VIDEO
  useEffect(() => {
    // Where it does not load, the form goes on with the hours of Tamil Nadu.
    if (isVideo) import('@/lib/domain/property/visit-hours').then(setHours, () => {})
  }, [isVideo])
  return hours
}
