'use client'

import { useEffect, useState } from 'react'
import type { ProjectWords } from '@/content/schema/project-words'
import { fill } from '@/lib/format/fill'
import { formatFigure, formatRupees } from '@/lib/format/rupees'
import { type Asked, LIMITS, readAddress, writeAddress } from '@/lib/property/assumptions'
import { estimateCost } from '@/lib/property/estimate'
import { replaceQuery } from '@/lib/property/query'
import { AREA_UNITS, type AreaUnit, fromSquareFeet, toSquareFeet } from '@/lib/property/units'
import styles from './CostInstrument.module.css'
import { CostLines } from './CostLines'
import { Dial } from './Dial'

export type CostWords = ProjectWords['cost']

type CostInstrumentProps = { pricePerSqFt: number; defaults: Asked; words: CostWords }

/** What the slider of the area spans; more can be typed. */
const SLIDER = { min: 600, max: 6000 }

/**
 * The dials and what they come to.
 *
 * Why: the figures follow the visitor's own; the address keeps them, so that they can be shared.
 * Without JavaScript: the estimate at the dated defaults, said to be so; the dials are not shown.
 * Cost: 3 kB gzip.
 */
export function CostInstrument({ pricePerSqFt, defaults, words }: CostInstrumentProps) {
  const [asked, setAsked] = useState(defaults)
  const [unit, setUnit] = useState<AreaUnit>('sqft')
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const given = readAddress(location.search, defaults)
    setAsked(given.asked)
    setUnit(given.unit)
    setReady(true)
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
  const areaIn = (squareFeet: number) => Math.round(fromSquareFeet(squareFeet, unit) * 100) / 100

  return (
    <div className={styles.root} data-island="visible" data-ready={isReady ? '' : undefined}>
      <p className={styles.still}>
        {fill(words.still, { area: formatFigure(defaults.squareFeet) })}
      </p>
      <p className={styles.price}>
        {words.price}
        <output className={styles.sum}>{formatRupees(estimate.price)}</output>
      </p>
      <div className={styles.dials}>
        <Dial
          label={words.area}
          value={areaIn(asked.squareFeet)}
          limits={{ min: areaIn(LIMITS.squareFeet.min), max: areaIn(LIMITS.squareFeet.max) }}
          slider={{
            min: areaIn(SLIDER.min),
            max: areaIn(SLIDER.max),
            step: unit === 'sqft' ? 1 : 0.01,
          }}
          outOfRange={words.outOfRange}
          onChange={(area) => change({ squareFeet: toSquareFeet(area, unit) })}
        >
          <select
            aria-label={words.unit}
            value={unit}
            onChange={({ target }) => {
              change(
                {},
                AREA_UNITS.find((each) => each === target.value),
              )
            }}
          >
            {AREA_UNITS.map((each) => (
              <option key={each} value={each}>
                {words.units[each]}
              </option>
            ))}
          </select>
        </Dial>
        <Dial
          label={words.loanShare}
          value={asked.loanPercent}
          limits={LIMITS.loanPercent}
          slider={LIMITS.loanPercent}
          outOfRange={words.outOfRange}
          onChange={(loanPercent) => change({ loanPercent })}
        >
          {words.percent}
        </Dial>
        <Dial
          label={words.interest}
          value={asked.interestPercent}
          limits={LIMITS.interestPercent}
          slider={{ ...LIMITS.interestPercent, max: 18 }}
          outOfRange={words.outOfRange}
          onChange={(interestPercent) => change({ interestPercent })}
        >
          {words.percent}
        </Dial>
        <Dial
          label={words.term}
          value={asked.years}
          limits={LIMITS.years}
          slider={LIMITS.years}
          outOfRange={words.outOfRange}
          onChange={(years) => change({ years: Math.round(years) })}
        >
          {words.years}
        </Dial>
        <Dial
          label={words.stampDuty}
          value={asked.stampDutyPercent}
          limits={LIMITS.stampDutyPercent}
          outOfRange={words.outOfRange}
          onChange={(stampDutyPercent) => change({ stampDutyPercent })}
        >
          {words.percent}
        </Dial>
        <Dial
          label={words.registration}
          value={asked.registrationPercent}
          limits={LIMITS.registrationPercent}
          outOfRange={words.outOfRange}
          onChange={(registrationPercent) => change({ registrationPercent })}
        >
          {words.percent}
        </Dial>
      </div>
      <CostLines estimate={estimate} months={asked.years * 12} words={words} />
    </div>
  )
}
