import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type DisclosureProps = {
  label: string
  /** The label is the title of a section. */
  isTitle?: boolean
  /** Fragment address. */
  id?: string
  isOpen?: boolean
  /**
   * Folded on phones alone, where it would make a long page longer. From 60em and on paper it stands open
   * without its label. A browser without `::details-content` keeps the label at every width.
   */
  isWideOpen?: boolean
  children: ReactNode
}

/** Content that a press on its label unfolds. A search within the page opens it, paper shows it. */
export function Disclosure(props: DisclosureProps) {
  const { label, isTitle, id, isOpen, isWideOpen, children } = props
  return (
    <details
      className={styles.root}
      id={id}
      open={isOpen}
      data-wide-open={isWideOpen ? '' : undefined}
      suppressHydrationWarning
    >
      <summary className={styles.label}>
        {isTitle ? <h2>{label}</h2> : isWideOpen ? label : <h3>{label}</h3>}
      </summary>
      {children}
    </details>
  )
}
