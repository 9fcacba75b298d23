'use client'

import { island } from '@/components/island/island'
import { deskFields } from '@/lib/enquiry/desk-fields'
import { postForm } from '@/lib/enquiry/post-form'
import { writeSession } from '@/lib/session'
import { FormField } from './FormField'
import { FormShell } from './FormShell'
import { type FormSettings, useForm } from './use-form'

type EnquiryFormProps = FormSettings & {
  /** For fields that stand elsewhere on the page (`form="…"`). */
  id?: string
  /** Sent along as they are, such as the project of a visit. */
  hidden?: Readonly<Record<string, string>>
  /** Session storage key that keeps the chosen values for the success page, such as a visit's time. */
  receiptKey?: string
}

/**
 * The one enquiry form, in every variant.
 *
 * Why: messages beside the field, a send that keeps every word when it fails, a draft over a reload.
 * Without JavaScript: the same form posts natively and the provider leads to the success page.
 * Cost: 8.5 kB gzip.
 */
export const EnquiryForm = island('EnquiryForm', 'touch', Inside)

function Inside(props: EnquiryFormProps) {
  const { id, fields, labels, subject, about, contact, target, success, timeout } = props
  const { hidden, receiptKey } = props

  const form = useForm(
    props,
    async (values, body) => {
      const added = deskFields({ fields, values, body, subject, about, words: labels })
      for (const [name, value] of Object.entries(added)) body.set(name, value)
      const answer = await postForm(target.endpoint, body, timeout)
      if (answer.ok && receiptKey) {
        // Everything chosen, nothing that names the visitor.
        const chosen = fields.filter(
          ({ kind, isOpen }) => kind === 'date' || (kind === 'choice' && !isOpen),
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

  return (
    <FormShell form={form} settings={props} id={id} hidden={hidden}>
      {fields.map((field) => (
        <FormField key={field.name} field={field} form={form} settings={props} />
      ))}
    </FormShell>
  )
}
