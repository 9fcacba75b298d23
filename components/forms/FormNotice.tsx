import { Icon } from '@/components/ui/Icon'
import { contactLinks, writtenText } from '@/lib/enquiry/contact-links'
import styles from './FormNotice.module.css'
import type { FormSettings, FormState } from './use-form'

type FormNoticeProps = { form: FormState; settings: FormSettings }

/** What became of the form: the thank-you, or the failure with other ways to send the same words. */
export function FormNotice({ form: { status, texts }, settings }: FormNoticeProps) {
  const { labels, contact, subject, fields } = settings
  if (status.kind === 'sent' || status.kind === 'leaving') {
    return (
      <p className={styles.root} role="status" data-kind="sent">
        <Icon name="check" />
        {labels.success}
      </p>
    )
  }
  if (status.kind !== 'failed') return null

  const written = fields.map(({ name, label }) => ({ label, value: texts[name] ?? '' }))
  const links = contactLinks(contact, subject, writtenText(subject, written))
  return (
    <div className={styles.root} role="alert" data-kind="failed">
      <p className={styles.text}>{status.text}</p>
      <p>{labels.keepTrying}</p>
      <ul className={styles.links}>
        <li>
          <a href={links.call} data-action="call">
            {labels.call}
          </a>
        </li>
        <li>
          <a href={links.whatsapp} target="_blank" rel="noopener" data-action="whatsapp">
            {labels.whatsapp}
          </a>
        </li>
        <li>
          <a href={links.mail} data-action="mail">
            {labels.mail}
          </a>
        </li>
      </ul>
    </div>
  )
}
