import { Icon } from '@/components/ui/Icon'
import { Tag } from '@/components/ui/Tag'
import { contactLinks, writtenText } from '@/lib/enquiry/contact-links'
import { fill } from '@/lib/format/fill'
import styles from './FormNotice.module.css'
import type { FormSettings, FormState } from './use-form'

type FormNoticeProps = { form: FormState; settings: FormSettings }

/** What became of the form: the thank-you, or the failure with other ways to send the same words. */
export function FormNotice({ form: { status, texts }, settings }: FormNoticeProps) {
  const { labels, contact, subject, fields, sample } = settings
  if (status.kind === 'idle' || status.kind === 'sending') return null
  if (status.kind !== 'failed') {
    const isUnsure = status.kind === 'unsure'
    return (
      <p className={styles.root} role="status" data-kind={isUnsure ? 'unsure' : 'sent'}>
        {!isUnsure && <Icon name="check" />}
        <span>
          {isUnsure ? labels.unsure : labels.success}
          {status.kind === 'sent' && ` ${fill(labels.reference, { id: status.reference })}`}
        </span>
      </p>
    )
  }

  const written = fields.map(({ name, label, options = [] }) => {
    const text = texts[name] ?? ''
    return { label, value: options.find(({ value }) => value === text)?.label ?? text }
  })
  const { plot } = status
  const title = plot ? `${subject.text}, ${plot.text}` : subject.text
  const text = [writtenText(title, written), plot?.page].filter(Boolean).join('\n')
  const links = contactLinks(contact, title, text)
  const ways = (['call', 'whatsapp', 'mail'] as const).filter((way) => links[way])
  return (
    <div className={styles.root} role="alert" data-kind="failed">
      <p className={styles.text}>{status.text}</p>
      <p>
        {labels.keepTrying} {ways.length > 0 && labels.otherWays}
      </p>
      {ways.length > 0 && (
        <ul className={styles.links}>
          {ways.map((way) => (
            <li key={way}>
              <a
                href={links[way]}
                data-action={way}
                {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
              >
                {labels[way]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {sample && (
        <p>
          <Tag>{sample.label}</Tag> {sample.note}
        </p>
      )}
    </div>
  )
}
