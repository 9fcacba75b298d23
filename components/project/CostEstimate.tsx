import { Section } from '@/components/layout/Section'
import type { CostAssumptions, ProjectWords } from '@/content/schema/project-words'
import { dayText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import styles from './CostEstimate.module.css'
import { CostInstrument } from './CostInstrument.island'

type CostEstimateProps = {
  pricePerSqFt: number
  words: ProjectWords['cost']
  assumptions: CostAssumptions
}

/** What a plot would cost, with every assumption in sight and in reach. */
export function CostEstimate({ pricePerSqFt, words, assumptions }: CostEstimateProps) {
  const { assumedOn, ...defaults } = assumptions
  return (
    <Section id="cost" labelledBy="cost-title" tone="sand">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 className={styles.title} id="cost-title">
            {words.title}
          </h2>
          <p>{words.intro}</p>
          <p className={styles.note}>
            {fill(words.assumedOn, {
              date: dayText(assumedOn),
              duty: defaults.stampDutyPercent,
              fee: defaults.registrationPercent,
              loan: defaults.loanPercent,
              years: defaults.years,
              rate: defaults.interestPercent,
            })}{' '}
            <a href={words.link.url} rel="noopener">
              {words.link.label}
            </a>
          </p>
        </div>
        <CostInstrument pricePerSqFt={pricePerSqFt} defaults={defaults} words={words} />
      </div>
    </Section>
  )
}
