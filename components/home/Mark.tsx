import { Picture } from '@/components/ui/Picture'
import type { Home } from '@/content/schema/home'
import styles from './Mark.module.css'

/** The emblem of the group or of a venture. Decoration: the name stands beside it. */
export function Mark({ name }: { name: Home['leadership']['cards'][number]['mark'] }) {
  if (name === 'mark') return <Picture image="logos/group-mark" alt="" sizes="96px" fit="contain" />
  if (name === 'crest') {
    return <Picture image="logos/crest-tiruppur-tamilans" alt="" sizes="96px" fit="contain" />
  }
  return (
    <svg className={styles.root} viewBox="0 0 120 96" aria-hidden="true">
      {name === 'beam' ? (
        <>
          <path d="M18 48 116 8v80Z" />
          <path d="M18 48 116 34M18 48l98 14M18 48h98" opacity="0.5" />
          <circle cx="14" cy="48" r="9" />
        </>
      ) : (
        <>
          <path d="M12 8h96v80H12Z" />
          <path
            d="M12 40h96M12 56h96M36 8v32M60 8v32M84 8v32M36 56v32M60 56v32M84 56v32"
            opacity="0.5"
          />
          <path d="M60 8h24v32H60Z" />
        </>
      )}
    </svg>
  )
}
