import { Icon } from '@/components/ui/Icon'
import type { EnquiryLabels } from '@/content/schema/enquiry'
import { type Reach, reachLinks, writtenText } from '@/lib/enquiry/reach'
import styles from './EnquiryNotice.module.css'
import type { EnquiryStatus } from './use-enquiry'

type EnquiryNoticeProps = {
  status: EnquiryStatus
  labels: EnquiryLabels
  reach: Reach
  subject: string
  /** What stands in the form right now. */
  written: () => readonly { label: string; value: string }[]
}

/** What became of the form: the thank-you, or the failure with other ways to send the same words. */
export function EnquiryNotice({ status, labels, reach, subject, written }: EnquiryNoticeProps) {
  if (status.kind === 'sent') {
    return (
      <p className={styles.root} role="status" data-kind="sent">
        <Icon name="check" />
        {labels.success}
      </p>
    )
  }
  if (status.kind !== 'failed') return null

  const links = reachLinks(reach, subject, writtenText(subject, written()))
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
