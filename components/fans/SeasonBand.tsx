import type { ReactNode } from 'react'
import { SeasonSteps } from '@/components/cricket/SeasonSteps'
import type { SeasonMatch } from '@/components/cricket/types'
import { SectionHead } from '@/components/sections/SectionHead'
import type { SitePath } from '@/lib/routes'
import styles from './SeasonBand.module.css'

type SeasonBandProps = {
  /** Fragment address of the section. */
  id: string
  title: string
  /** What the bars say. */
  legend: string
  /** Oldest first. */
  matches: readonly SeasonMatch[]
  /** The words for a match won and a match lost. */
  endings: { won: string; lost: string }
  /** The page with the score of each match, at its id. */
  path: SitePath | undefined
  /** Stands beside the title. */
  children?: ReactNode
}

/** The steps of a season under their title. */
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
