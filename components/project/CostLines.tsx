import { fill } from '@/lib/format/fill'
import { formatPaise, formatRupees } from '@/lib/format/rupees'
import type { Estimate } from '@/lib/property/estimate'
import type { CostWords } from './CostInstrument.island'
import styles from './CostLines.module.css'

type CostLinesProps = { estimate: Estimate; months: number; words: CostWords }

/** The figures of an estimate, line by line, the sum under a heavier rule. */
export function CostLines({ estimate, months, words }: CostLinesProps) {
  const { loan, instalment, interest, stampDuty, registrationFee, cash, total } = estimate
  const instalments = fill(words.instalments, { n: months, interest: formatRupees(interest) })
  const lines: readonly [term: string, sum: string, note?: string | false][] = [
    [words.loan, formatRupees(loan)],
    [words.instalment, formatPaise(instalment), loan > 0 && instalments],
    [words.duties, formatRupees(stampDuty + registrationFee)],
    [words.pricePerCent, formatPaise(estimate.pricePerCent)],
    [words.cash, formatRupees(cash)],
  ]
  return (
    <dl className={styles.root}>
      {lines.map(([term, sum, note]) => (
        <div className={styles.line} key={term}>
          <dt>
            {term}
            {note && <small>{note}</small>}
          </dt>
          <dd>{sum}</dd>
        </div>
      ))}
      <div className={styles.line} data-total="">
        <dt>{words.total}</dt>
        <dd>{formatRupees(total)}</dd>
      </div>
    </dl>
  )
}
