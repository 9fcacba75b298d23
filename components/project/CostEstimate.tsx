import { Facts } from '@/components/frames/Facts'
import { Section } from '@/components/layout/Section'
import { Disclosure } from '@/components/ui/Disclosure'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import type { CostAssumptions } from '@/content/schema/project-rules'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { defaultPlot, type Plot } from '@/lib/domain/property/plots'
import { CostCalculator } from './CostCalculator.island'
import styles from './CostEstimate.module.css'
import table from './FactTable.module.css'

type CostEstimateProps = {
  project: Pick<Project, 'name' | 'registration' | 'guidelineValue' | 'priceCovers' | 'payment'>
  plots: readonly Plot[]
  words: ProjectWords['cost']
  assumptions: CostAssumptions
}

/** The cost estimate of a plot for sale, with every assumption visible and editable. */
export function CostEstimate(props: CostEstimateProps) {
  const { project, plots, words, assumptions } = props
  const { name, registration, guidelineValue } = project
  const { assumedOn, ...rates } = assumptions
  // Island props are serialised into the page: pass only the texts that the island uses.
  const { title, intro, duty, guideline, ...others } = words
  const {
    assumedOn: assumed,
    atMost,
    link,
    covers,
    payment,
    onPrice,
    onGuideline,
    ...inside
  } = others
  const law = { duty: rates.stampDutyPercent, fee: rates.registrationPercent }
  const source = guidelineValue?.source
  const plot = defaultPlot(plots)
  if (!plot) return null
  const { number, squareFeet, pricePerSqFt } = plot
  return (
    <Section id="cost" labelledBy="cost-title" tone="sand" paper="half">
      <div className={styles.root}>
        <h2 className={styles.title} id="cost-title">
          {title}
        </h2>
        <div className={styles.words}>
          <p className={styles.intro}>{intro}</p>
          {registration?.kind === 'registered' && (
            <p className={styles.note} data-screen="">
              {atMost}
            </p>
          )}
          <div className={styles.law}>
            <Disclosure label={fill(duty.label, law)} isWideOpen>
              <p className={styles.note}>
                {fill(duty.text, law)}{' '}
                {guidelineValue
                  ? fill(guideline.known, {
                      date: dayText(guidelineValue.asOf),
                      perSqFt: formatRupees(guidelineValue.perSqFt),
                    })
                  : guideline.unknown}{' '}
                <a href={source ?? link.url} rel="noopener">
                  {source ? new URL(source).hostname : link.label}
                </a>
              </p>
              <p className={styles.note}>
                {fill(assumed, {
                  date: dayText(assumedOn),
                  loan: rates.loanPercent,
                  years: rates.years,
                  rate: rates.interestPercent,
                })}
              </p>
            </Disclosure>
          </div>
        </div>
        <CostCalculator
          name={name}
          plot={{ number, squareFeet, pricePerSqFt }}
          guideline={guidelineValue && { perSqFt: guidelineValue.perSqFt, onPrice, onGuideline }}
          rates={rates}
          words={inside}
        />
      </div>
      <PriceFacts project={project} words={{ covers, payment }} />
    </Section>
  )
}

type PriceFactsProps = {
  project: Pick<Project, 'priceCovers' | 'payment'>
  words: Pick<ProjectWords['cost'], 'covers' | 'payment'>
}

/** What the price holds, what it does not, and when it is paid; nothing of what the owner has not said. */
function PriceFacts({ project, words }: PriceFactsProps) {
  const { priceCovers, payment } = project
  const lists = [
    [words.covers.included, priceCovers.filter(({ isIncluded }) => isIncluded)],
    [words.covers.extra, priceCovers.filter(({ isIncluded }) => !isIncluded)],
  ] as const
  if (priceCovers.length === 0 && payment.length === 0) return null
  return (
    <div className={styles.facts} data-screen="">
      {lists.map(
        ([title, items]) =>
          items.length > 0 && (
            <div key={title}>
              <h3 className={table.title}>{title}</h3>
              <ul className={table.list} role="list">
                {items.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ),
      )}
      {payment.length > 0 && (
        <div>
          <h3 className={table.title}>{words.payment.title}</h3>
          <Facts
            look="sums"
            items={payment.map(({ when, share }) => ({
              term: when,
              fact: fill(words.payment.share, { share: formatFigure(share) }),
            }))}
          />
        </div>
      )}
    </div>
  )
}
