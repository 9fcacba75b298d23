import type { ReactNode } from 'react'
import styles from './Section.module.css'

type SectionProps = {
  children: ReactNode
  /** Fragment id of the section. */
  id?: string
  /** Id of the heading that labels it. */
  labelledBy?: string
  ground?: 'light' | 'dark'
  /** `sand` is a second light ground. */
  tone?: 'plain' | 'sand'
  /** `full` lets images run to the edges; the section then sets its own gutters. */
  width?: 'content' | 'full'
  /** On a fact sheet (FactSheet): left out, or one of two columns. */
  paper?: 'none' | 'half'
}

/** A band of the page: ground colour, vertical space and content width. */
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
