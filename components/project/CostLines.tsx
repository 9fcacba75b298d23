import type { ReactNode } from 'react'
import { type Fact, Facts } from '@/components/frames/Facts'
import { Disclosure } from '@/components/ui/Disclosure'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import type { Estimate } from '@/lib/domain/property/estimate'
import { CostPart } from './CostParts'
import type { CostWords } from './types'

type CostLinesProps = {
  estimate: Estimate
  years: number
  /** What duty and fee are calculated on. */
  base: string | undefined
  words: CostWords
  /** Shown below the lines. */
  children?: ReactNode
}

/**
 * The figures of an estimate in whole rupees, line by line, with the marks of the chart. Loan and price per cent are
 * collapsed on phones, below a label with the instalment.
 */
export function CostLines({ estimate, years, base, words, children }: CostLinesProps) {
  const line = (term: string, sum: number, set?: Partial<Fact>): Fact => ({
    term,
    fact: formatRupees(sum),
    ...set,
  })
  const { loan, interest, instalment } = estimate
  const note = loan > 0 ? fill(words.instalments, { n: Math.round(years * 12) }) : undefined
  const price = [
    line(words.stampDuty, estimate.stampDuty, { sign: <CostPart part="duty" />, note: base }),
    line(words.registration, estimate.registrationFee, {
      sign: <CostPart part="fee" />,
      note: base,
    }),
    line(words.total, estimate.total, { mark: 'total' }),
  ]
  const paid = [
    line(words.loan, loan),
    line(words.cash, estimate.cash),
    line(words.instalment, instalment, { note }),
    line(fill(words.interestOver, { n: formatFigure(years) }), interest, {
      sign: <CostPart part="interest" />,
    }),
    ...(interest > 0 ? [line(words.paidInAll, estimate.paidInAll, { mark: 'strong' })] : []),
    line(words.pricePerCent, estimate.pricePerCent),
  ]
  return (
    <>
      <Facts look="sums" items={price} />
      <Disclosure label={`${words.instalment}: ${formatRupees(instalment)}`} isWideOpen>
        <Facts look="sums" items={paid} />
        {children}
      </Disclosure>
    </>
  )
}
