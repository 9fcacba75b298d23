'use client'

import { useEffect, useState } from 'react'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { ProjectWords } from '@/content/schema/project-words'
import { fill } from '@/lib/format/fill'
import { formatFigure, formatRupees } from '@/lib/format/rupees'
import { type Asked, readAddress, writeAddress } from '@/lib/property/assumptions'
import { estimateCost } from '@/lib/property/estimate'
import { replaceQuery } from '@/lib/property/query'
import type { AreaUnit } from '@/lib/property/units'
import { CostDials } from './CostDials'
import styles from './CostInstrument.module.css'
import { CostLines } from './CostLines'

export type CostWords = ProjectWords['cost']

type CostInstrumentProps = { pricePerSqFt: number; defaults: Asked; words: CostWords }

/**
 * The dials and what they come to.
 *
 * Why: the figures follow the visitor's own; the address keeps them, so that they can be shared.
 * Without JavaScript: the estimate at the dated defaults, said to be so; the dials are not shown.
 * Cost: 2.4 kB gzip.
 */
export function CostInstrument({ pricePerSqFt, defaults, words }: CostInstrumentProps) {
  const [asked, setAsked] = useState(defaults)
  const [unit, setUnit] = useState<AreaUnit>('sqft')
  const isReady = useIslandReady()

  useEffect(() => {
    const given = readAddress(location.search, defaults)
    setAsked(given.asked)
    setUnit(given.unit)
    const onArea = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const squareFeet = Number(event.detail.squareFeet)
      setAsked((was) => ({ ...was, squareFeet }))
      replaceQuery({ area: String(squareFeet) })
    }
    addEventListener('estimate:area', onArea)
    return () => removeEventListener('estimate:area', onArea)
  }, [defaults])

  const change = (figures: Partial<Asked>, nextUnit = unit) => {
    const next = { ...asked, ...figures }
    setAsked(next)
    setUnit(nextUnit)
    replaceQuery(writeAddress(next, nextUnit, defaults))
  }
  const estimate = estimateCost({ ...asked, pricePerSqFt })

  return (
    <div className={styles.root} data-island="visible" data-ready={isReady ? '' : undefined}>
      <p className={styles.still}>
        {fill(words.still, { area: formatFigure(defaults.squareFeet) })}
      </p>
      <p className={styles.price}>
        {words.price}
        <output className={styles.sum}>{formatRupees(estimate.price)}</output>
      </p>
      <CostDials asked={asked} unit={unit} words={words} onChange={change} />
      <CostLines estimate={estimate} months={asked.years * 12} words={words} />
    </div>
  )
}
