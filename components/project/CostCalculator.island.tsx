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
import { estimateCost, TAX_DEDUCTED_AT_SOURCE } from '@/lib/domain/property/estimate'
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
  /** The project's name. */
  name: string
  /** The initial plot, until the visitor chooses one. */
  plot: Pick<Plot, 'number' | 'squareFeet' | 'pricePerSqFt'>
  /** In rupees, and the notes on duty and fee; absent while it is not known. */
  guideline?:
    | ({ perSqFt: number } & Pick<ProjectWords['cost'], 'onPrice' | 'onGuideline'>)
    | undefined
  rates: Rates
  words: CostWords
}

/**
 * The cost of the chosen plot: inputs, sums, and a chart of the parts.
 *
 * Why: sums follow the visitor's inputs; the address keeps them for sharing.
 * Without JavaScript: the estimate of one plot at the dated rates, labelled as such; no inputs.
 * Cost: 5.7 kB gzip.
 */
export const CostCalculator = island('CostCalculator', 'visible', Inside)

const SLIDER = '[type=range]'

function Inside({ name, plot: first, guideline, rates, words }: CostCalculatorProps) {
  const plot = useChosenPlot() ?? first
  const [figures, setFigures] = useState(rates)
  /** An area typed by the visitor, valid only for the plot it was typed for. */
  const [area, setArea] = useState<{ plot: number; squareFeet: number }>()
  const [unit, setUnit] = useState<AreaUnit>('sqft')
  /** Changes not yet written to the address. */
  const unwritten = useRef<ReturnType<typeof writeAddress>>(undefined)
  const isReady = useIslandReady()

  useEffect(() => {
    const given = readAddress(location.search, rates)
    const { squareFeet } = given
    setFigures(given.rates)
    if (squareFeet) setArea({ plot: given.plot ?? first.number, squareFeet })
    setUnit(given.unit)
  }, [rates, first.number])

  // A slider is written on release: dragging exceeds the 100 history updates that browsers allow in half a minute.
  // React's handlers run before these listeners on the window.
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
                limit: formatRupees(TAX_DEDUCTED_AT_SOURCE.from),
                percent: TAX_DEDUCTED_AT_SOURCE.percent,
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
