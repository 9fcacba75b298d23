'use client'

import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { island } from '@/components/island/island'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { ProjectWords } from '@/content/schema/project-page'
import { replaceQuery } from '@/lib/browser/property/query'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import {
  type EstimateInputs,
  type Rates,
  readAddress,
  writeAddress,
} from '@/lib/domain/property/assumptions'
import { estimateCost, TAX_KEPT_BACK } from '@/lib/domain/property/estimate'
import type { Plot } from '@/lib/domain/property/plots'
import type { AreaUnit } from '@/lib/domain/property/units'
import styles from './CostCalculator.module.css'
import { CostInputs } from './CostInputs'
import { CostLines } from './CostLines'
import { CostPart, CostParts } from './CostParts'
import { useChosenPlot } from './chosen-plot'
import { ShareButton } from './ShareButton'
import type { CostWords } from './types'

type CostCalculatorProps = {
  /** Of the project. */
  name: string
  /** The plot it opens on, until the visitor chooses one. */
  plot: Pick<Plot, 'number' | 'squareFeet' | 'pricePerSqFt'>
  /** In rupees, and what is said by duty and fee; absent while it is not known. */
  guideline?:
    | ({ perSqFt: number } & Pick<ProjectWords['cost'], 'onPrice' | 'onGuideline'>)
    | undefined
  rates: Rates
  words: CostWords
}

/**
 * What the chosen plot comes to: the figures that may be changed, the sums, and a drawing of the parts.
 *
 * Why: the sums follow the visitor's figures; the address keeps them, so that they can be shared.
 * Without JavaScript: the estimate of one plot at the dated rates, said to be so; nothing to change.
 * Cost: 5.7 kB gzip.
 */
export const CostCalculator = island('CostCalculator', 'visible', Inside)

const SLIDER = '[type=range]'

function Inside({ name, plot: first, guideline, rates, words }: CostCalculatorProps) {
  const plot = useChosenPlot() ?? first
  const [figures, setFigures] = useState(rates)
  /** An area of the visitor's own, which counts for the plot it was typed for. */
  const [area, setArea] = useState<{ plot: number; squareFeet: number }>()
  const [unit, setUnit] = useState<AreaUnit>('sqft')
  /** What the address is to say of the figures. */
  const unwritten = useRef<ReturnType<typeof writeAddress>>(undefined)
  const isReady = useIslandReady()

  useEffect(() => {
    const given = readAddress(location.search, rates)
    const { squareFeet } = given
    setFigures(given.rates)
    if (squareFeet) setArea({ plot: given.plot ?? first.number, squareFeet })
    setUnit(given.unit)
  }, [rates, first.number])

  // Of a slider once it is let go: it passes more than the hundred addresses that a browser takes in half a minute.
  // The window hears of a figure after React.
  useEffect(() => {
    const page = new AbortController()
    const write = ({ type, target }: Event) => {
      if (!unwritten.current || (type === 'input' && (target as HTMLElement).matches(SLIDER)))
        return
      replaceQuery(unwritten.current)
      unwritten.current = undefined
    }
    for (const type of ['input', 'change']) addEventListener(type, write, page)
    return () => page.abort()
  }, [])

  const squareFeet = area?.plot === plot.number ? area.squareFeet : plot.squareFeet
  const inputs: EstimateInputs = { ...figures, squareFeet }
  const change = (changed: Partial<EstimateInputs>, nextUnit = unit) => {
    const { squareFeet: nextArea, ...nextRates } = { ...inputs, ...changed }
    setFigures(nextRates)
    setArea({ plot: plot.number, squareFeet: nextArea })
    setUnit(nextUnit)
    unwritten.current = writeAddress({ ...nextRates, squareFeet: nextArea }, nextUnit, {
      ...rates,
      squareFeet: plot.squareFeet,
    })
  }
  const estimate = estimateCost({
    ...inputs,
    pricePerSqFt: plot.pricePerSqFt,
    guidelinePerSqFt: guideline?.perSqFt,
  })
  const { price, dutyBase, taxKeptBack } = estimate
  const base =
    guideline &&
    fill(dutyBase > price ? guideline.onGuideline : guideline.onPrice, {
      value: formatRupees(dutyBase),
    })
  const size = { n: plot.number, area: formatFigure(Math.round(squareFeet)) }
  const sum = formatRupees(price)
  const subject = fill(squareFeet === plot.squareFeet ? words.plot : words.anyPlot, size)

  return (
    <div className={styles.root} data-ready={isReady ? '' : undefined} data-print="">
      <h3 className={styles.subject}>{subject}</h3>
      <p className={styles.price}>
        <CostPart part="plot" />
        {words.price}
        <output
          className={styles.sum}
          aria-label={words.price}
          style={{ '--letters': sum.length } as CSSProperties}
        >
          {sum}
        </output>
      </p>
      <CostParts estimate={estimate} />
      <CostInputs inputs={inputs} unit={unit} words={words} onChange={change} />
      <p className={styles.still}>{words.still}</p>
      <div className={styles.sums}>
        <CostLines estimate={estimate} years={inputs.years} base={base} words={words}>
          {taxKeptBack > 0 && (
            <p className={styles.tax} data-screen="">
              {fill(words.tax, {
                limit: formatRupees(TAX_KEPT_BACK.from),
                percent: TAX_KEPT_BACK.percent,
                sum: formatRupees(taxKeptBack),
              })}
            </p>
          )}
          <ShareButton
            title={fill(words.shareTitle, { name, plot: subject })}
            values={{ plot: String(plot.number) }}
            fragment="cost"
            words={words}
          />
        </CostLines>
      </div>
    </div>
  )
}
