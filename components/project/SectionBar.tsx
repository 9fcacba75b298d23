import { InlineScript } from '@/components/layout/InlineScript'
import styles from './SectionBar.module.css'

type SectionBarProps = {
  label: string
  /** `id` is the fragment of the section. */
  sections: readonly { id: string; label: string }[]
}

/** Links to the page's sections. Sticks below the header and marks the section in view. */
export function SectionBar({ label, sections }: SectionBarProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      {sections.map((section) => (
        <a className={styles.link} href={`#${section.id}`} key={section.id}>
          {section.label}
        </a>
      ))}
      <InlineScript name="mark-section" />
    </nav>
  )
}
