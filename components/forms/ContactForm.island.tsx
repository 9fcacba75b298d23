'use client'

import { island } from '@/components/island/island'
import { Icon } from '@/components/ui/Icon'
import type { ContactContent } from '@/content/schema/contact'
import { saveContact } from '@/lib/browser/contact/save-contact'
import { postForm } from '@/lib/browser/enquiry/post-form'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { NOTICE_SHOWN, NOTICE_VERSION } from '@/lib/domain/enquiry/notice-fields'
import type { DocumentDatabase } from '@/lib/domain/services'
import { FormField } from './FormField'
import { FormShell } from './FormShell'
import styles from './FormShell.module.css'
import { type FormSettings, useForm } from './use-form'

export type ContactFormProps = FormSettings & {
  words: Pick<ContactContent['form'], 'addMessage' | 'defaultMessage' | 'savedLog' | 'failedLog'>
  /** Where contacts are stored; without it they go to the form provider. */
  database?: DocumentDatabase
  /** Hidden fields sent unchanged, such as the language for the reply. */
  hidden?: Readonly<Record<string, string>>
}

/**
 * The contact form: name, email, and a message for those who want to add one.
 *
 * Why: it saves to the document database, whose client library runs in the browser only.
 * Without JavaScript: the same form posts natively to the enquiry provider.
 * Cost: 10.7 kB gzip, and 27 kB of the database's library when it is sent.
 */
export const ContactForm = island('ContactForm', 'touch', Inside)

function Inside(props: ContactFormProps) {
  const { fields, words, target, database, timeout } = props

  const form = useForm(props, async ({ name = '', email = '', message }, body) => {
    const sent = (field: string) => String(body.get(field) ?? '')
    const contact = {
      ...{ name, email, message: message || words.defaultMessage },
      [NOTICE_VERSION]: sent(NOTICE_VERSION),
      [NOTICE_SHOWN]: sent(NOTICE_SHOWN),
      ...{ reference: sent('reference'), page: sent('page') },
      ...(body.has('from') && { from: sent('from') }),
      ...(body.has('adds_to') && { adds_to: sent('adds_to') }),
    }
    body.set('message', contact.message)
    // A ticked honeypot goes to the provider, which evaluates it; documents have no field for it.
    const isMarked = body.has('botcheck')
    const answer =
      database && !isMarked
        ? await saveContact(database, contact, timeout)
        : await postForm(target.endpoint, body, timeout)
    console.log(...(answer.ok ? [words.savedLog] : [words.failedLog, answer.detail]))
    return answer
  })

  const isMessage = ({ kind }: FieldSpec) => kind === 'message'
  const field = (spec: FieldSpec) => (
    <FormField key={spec.name} field={spec} form={form} settings={props} />
  )

  return (
    <FormShell form={form} settings={props} hidden={props.hidden}>
      {fields.filter((spec) => !isMessage(spec)).map(field)}
      <details className={styles.more}>
        <summary className={styles.add}>
          <Icon name="plus" />
          {words.addMessage}
        </summary>
        {fields.filter(isMessage).map(field)}
      </details>
    </FormShell>
  )
}
