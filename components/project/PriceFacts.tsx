import { Facts } from '@/components/frames/Facts'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure } from '@/lib/domain/format/rupees'
import styles from './CostEstimate.module.css'
import table from './FactTable.module.css'

type PriceFactsProps = {
  project: Pick<Project, 'priceCovers' | 'payment'>
  words: Pick<ProjectWords['cost'], 'covers' | 'payment'>
}

/** What the price holds, what it does not, and when it is paid; nothing of what the owner has not said. */
export function PriceFacts({ project, words }: PriceFactsProps) {
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
