import { Section } from '@/components/layout/Section'
import { Tag } from '@/components/ui/Tag'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import type { CostAssumptions } from '@/content/schema/project-rules'
import { dayText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import { firstOffer, type Plot } from '@/lib/property/plots'
import styles from './CostEstimate.module.css'
import { CostInstrument } from './CostInstrument.island'

type CostEstimateProps = {
  project: Pick<Project, 'name' | 'registration'>
  plots: readonly Plot[]
  words: ProjectWords['cost']
  assumptions: CostAssumptions
  /** Marks the plot's size, while the plan is a sample. */
  sample?: string | undefined
}

/** What a plot would cost, with every assumption in sight and in reach. It opens on a plot for sale. */
export function CostEstimate(props: CostEstimateProps) {
  const { project, plots, words, assumptions, sample } = props
  const { assumedOn, ...rates } = assumptions
  const plot = firstOffer(plots)
  if (!plot) return null
  const { number, squareFeet, pricePerSqFt } = plot
  return (
    <Section id="cost" labelledBy="cost-title" tone="sand" paper="half">
      <div className={styles.root}>
        <h2 className={styles.title} id="cost-title">
          {words.title}
        </h2>
        <div className={styles.words}>
          <p>{words.intro}</p>
          {sample && (
            <p className={styles.note}>
              <Tag>{sample}</Tag> {words.sample}
            </p>
          )}
          {project.registration?.kind === 'registered' && (
            <p className={styles.note} data-screen="">
              {words.atMost}
            </p>
          )}
          <p className={styles.note}>
            {fill(words.assumedOn, {
              date: dayText(assumedOn),
              duty: rates.stampDutyPercent,
              fee: rates.registrationPercent,
              loan: rates.loanPercent,
              years: rates.years,
              rate: rates.interestPercent,
            })}{' '}
            <a href={words.link.url} rel="noopener">
              {words.link.label}
            </a>
          </p>
        </div>
        <CostInstrument
          name={project.name}
          plot={{ number, squareFeet, pricePerSqFt }}
          rates={rates}
          words={words}
        />
      </div>
    </Section>
  )
}
