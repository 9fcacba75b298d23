import { fill } from '@/lib/format/fill'
import { formatRupees } from '@/lib/format/rupees'
import type { Estimate } from '@/lib/property/estimate'
import styles from './CostLines.module.css'
import type { CostWords } from './types'

type CostLinesProps = { estimate: Estimate; years: number; words: CostWords }

/** The figures of an estimate in whole rupees, line by line. A part of the drawing carries its mark. */
export function CostLines({ estimate, years, words }: CostLinesProps) {
  const lines: readonly { term: string; sum: number; part?: string; note?: string | undefined }[] =
    [
      { term: words.stampDuty, sum: estimate.stampDuty, part: 'duty' },
      { term: words.registration, sum: estimate.registrationFee, part: 'fee' },
      { term: words.total, sum: estimate.total, part: 'total' },
      { term: words.loan, sum: estimate.loan },
      { term: words.cash, sum: estimate.cash },
      {
        term: words.instalment,
        sum: estimate.instalment,
        note: estimate.loan > 0 ? fill(words.instalments, { n: years * 12 }) : undefined,
      },
      {
        term: fill(words.interestOver, { n: years }),
        sum: estimate.interest,
        part: 'interest',
      },
      ...(estimate.interest > 0
        ? [{ term: words.paidInAll, sum: estimate.paidInAll, part: 'all' }]
        : []),
      { term: words.pricePerCent, sum: estimate.pricePerCent },
    ]
  return (
    <dl className={styles.root}>
      {lines.map(({ term, sum, part, note }) => (
        <div className={styles.line} key={term} data-part={part}>
          <dt>
            {term}
            {note && <small>{note}</small>}
          </dt>
          <dd>{formatRupees(sum)}</dd>
        </div>
      ))}
    </dl>
  )
}
