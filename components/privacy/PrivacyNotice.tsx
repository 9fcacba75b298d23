import { Fragment } from 'react'
import { Inline } from '@/components/prose/Inline'
import type { PrivacyNotice as Notice } from '@/content/privacy/notice'
import styles from './PrivacyNotice.module.css'

/** The notice beside a form's button: what is sent, why, how long it is kept, and whom to ask. */
export function PrivacyNotice({ summary, parts }: Omit<Notice, 'version'>) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{summary}</summary>
      <dl className={styles.parts}>
        {parts.map(({ title, text }) => (
          <Fragment key={title}>
            <dt>{title}</dt>
            <dd>
              <Inline>{text}</Inline>
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  )
}
