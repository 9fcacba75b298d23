import { Picture } from '@/components/ui/Picture'
import type { Home } from '@/content/schema/home'
import styles from './Mark.module.css'

/** The emblem of the group or of a venture. Decoration: the name stands beside it. */
export function Mark({ name }: { name: Home['values'][number]['mark'] }) {
  if (name === 'mark') return <Picture image="logos/group-mark" alt="" sizes="96px" fit="contain" />
  if (name === 'crest') {
    return <Picture image="logos/crest-tiruppur-tamilans" alt="" sizes="96px" fit="contain" />
  }
  return (
    <svg className={styles.root} viewBox="0 0 120 96" aria-hidden="true">
      <path d="M18 48 116 8v80Z" />
      <path d="M18 48 116 34M18 48l98 14M18 48h98" opacity="0.7" />
      <circle cx="14" cy="48" r="9" />
    </svg>
  )
}
