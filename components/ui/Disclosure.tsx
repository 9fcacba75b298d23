import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type DisclosureProps = {
  label: string
  /** The label is the heading of a section. */
  isTitle?: boolean
  /** Fragment id. */
  id?: string
  isOpen?: boolean
  /**
   * Collapsed on phones only, to shorten a long page. From 60em and in print it is open, without its label. Browsers
   * without `::details-content` keep the label at every width.
   */
  isWideOpen?: boolean
  children: ReactNode
}

/** Collapsible content. Find-in-page opens it, and print shows it. */
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
