import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Tag } from '@/components/ui/Tag'
import { contactLinks, writtenText } from '@/lib/domain/enquiry/contact-links'
import { fill } from '@/lib/domain/format/fill'
import styles from './FormShell.module.css'
import type { FormSettings, FormState } from './use-form'

type FormNoticeProps = { form: FormState; settings: FormSettings }

/**
 * The result of sending, at the form's button: the thank-you, or the failure with other ways to send the same text. The
 * region is rendered empty from the start so that its content is announced; new content is scrolled into view.
 */
export function FormNotice({ form, settings }: FormNoticeProps) {
  const { status } = form
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (['sent', 'leaving', 'failed'].includes(status.kind))
      region.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  return (
    <div className={styles.region} role="status" ref={region}>
      <Answer form={form} settings={settings} />
    </div>
  )
}

function Answer({ form: { status, texts }, settings }: FormNoticeProps) {
  const { labels, contact, subject, fields, placeholder } = settings
  if (status.kind === 'idle' || status.kind === 'sending') return null
  if (status.kind !== 'failed') {
    const isUnsure = status.kind === 'unsure'
    return (
      <p className={styles.notice} data-kind={isUnsure ? 'unsure' : 'sent'}>
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
    <div className={styles.notice} data-kind="failed">
      <p className={styles.text}>{status.text}</p>
      {status.mayHaveArrived && (
        <p>
          {labels.unsure} {fill(labels.reference, { id: status.reference })}
        </p>
      )}
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
      {placeholder && (
        <p>
          <Tag>{placeholder.label}</Tag> {placeholder.note}
        </p>
      )}
    </div>
  )
}
