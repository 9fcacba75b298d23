import type { ReactNode } from 'react'
import { SeasonSteps, type SeasonStepsProps } from '@/components/cricket/SeasonSteps'
import { SectionHead } from '@/components/sections/SectionHead'
import styles from './SeasonBand.module.css'

type SeasonBandProps = Pick<SeasonStepsProps, 'matches' | 'endings'> & {
  /** Fragment id of the section. */
  id: string
  title: string
  /** What the bars mean. */
  legend: string
  /** Shown beside the title. */
  children?: ReactNode
}

/** The steps of a season below their title. */
export function SeasonBand({ id, title, legend, children, ...steps }: SeasonBandProps) {
  const head = (
    <SectionHead look="stack" id={`${id}-title`} title={title}>
      <p>{legend}</p>
      {children}
    </SectionHead>
  )
  return (
    <section className={styles.root} id={id} aria-labelledby={`${id}-title`} data-ground="dark">
      <SeasonSteps {...steps} title={head} />
    </section>
  )
}
