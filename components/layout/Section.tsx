import type { ReactNode } from 'react'
import styles from './Section.module.css'

type SectionProps = {
  children: ReactNode
  /** Fragment address of the section. */
  id?: string
  /** The id of the heading that names it. */
  labelledBy?: string
  ground?: 'light' | 'dark'
  /** `sand` is a second light ground. */
  tone?: 'plain' | 'sand'
  /** `full` lets images run to the edges; the section then sets its own gutters. */
  width?: 'content' | 'full'
  /** On a fact sheet (FactSheet): left out, or in one of its two columns. */
  paper?: 'none' | 'half'
}

/** A band of the page: ground, breathing space, and the content's width. */
export function Section(props: SectionProps) {
  const { children, id, labelledBy, ground = 'light', tone = 'plain', width = 'content' } = props
  const { paper } = props
  return (
    <section
      className={styles.root}
      id={id}
      aria-labelledby={labelledBy}
      data-ground={ground}
      data-tone={tone}
      data-screen={paper === 'none' ? '' : undefined}
      data-paper={paper}
    >
      <div className={styles.inner} data-width={width}>
        {children}
      </div>
    </section>
  )
}
