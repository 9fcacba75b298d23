import { Disclosure } from '@/components/ui/Disclosure'
import { Select } from '@/components/ui/Select'
import {
  type EstimateInputs,
  type Figure,
  LIMITS,
  wholeMonths,
} from '@/lib/domain/property/assumptions'
import {
  AREA_UNITS,
  type AreaUnit,
  fromSquareFeet,
  toSquareFeet,
} from '@/lib/domain/property/units'
import { AmountInput } from './AmountInput'
import styles from './CostCalculator.module.css'
import type { CostWords } from './types'

type CostDialsProps = {
  inputs: EstimateInputs
  unit: AreaUnit
  words: CostWords
  /** Called with the changed figures, and the unit if it changed. */
  onChange: (figures: Partial<EstimateInputs>, unit?: AreaUnit) => void
}

/** A slider may have a smaller range than the field; without one there is only the field. */
type RateInput = readonly [figure: Figure, label: string, unit: string, slider?: { max?: number }]

/** Range of the area slider; larger areas can be typed. */
const AREA_SLIDER = { min: 600, max: 6000 }

/** The inputs of an estimate, collapsed on phones: land, loan and the assumed rates. */
export function CostInputs({ inputs, unit, words, onChange }: CostDialsProps) {
  const areaIn = (squareFeet: number) => Math.round(fromSquareFeet(squareFeet, unit) * 100) / 100
  const rates: readonly RateInput[] = [
    ['loanPercent', words.loanShare, words.percent, {}],
    ['interestPercent', words.interest, words.percent, { max: 18 }],
    ['years', words.term, words.years, {}],
    ['stampDutyPercent', words.stampDuty, words.percent],
    ['registrationPercent', words.registration, words.percent],
  ]
  const inputOf = ([figure, label, unitLabel, slider]: RateInput) => {
    const { min, max, step } = LIMITS[figure]
    return (
      <AmountInput
        key={figure}
        name={figure}
        label={label}
        value={inputs[figure]}
        limits={{ unit: unitLabel, ...LIMITS[figure] }}
        {...(slider && { slider: { min, max, step, ...slider } })}
        outOfRange={words.outOfRange}
        onChange={(value) =>
          onChange({ [figure]: figure === 'years' ? wholeMonths(value) : value })
        }
      >
        {unitLabel}
      </AmountInput>
    )
  }

  return (
    <div className={styles.inputs}>
      <Disclosure label={words.rates} isWideOpen>
        <div className={styles.grid}>
          <AmountInput
            name="area"
            label={words.area}
            value={areaIn(inputs.squareFeet)}
            limits={{
              min: fromSquareFeet(LIMITS.squareFeet.min, unit),
              max: fromSquareFeet(LIMITS.squareFeet.max, unit),
              unit: words.units[unit],
            }}
            slider={{
              min: areaIn(AREA_SLIDER.min),
              max: areaIn(AREA_SLIDER.max),
              step: unit === 'sqft' ? 1 : 0.01,
            }}
            outOfRange={words.outOfRange}
            onChange={(area) => onChange({ squareFeet: toSquareFeet(area, unit) })}
          >
            <Select
              aria-label={words.unit}
              value={unit}
              onChange={({ target }) =>
                onChange(
                  {},
                  AREA_UNITS.find((each) => each === target.value),
                )
              }
            >
              {AREA_UNITS.map((each) => (
                <option key={each} value={each}>
                  {words.units[each]}
                </option>
              ))}
            </Select>
          </AmountInput>
          {rates.map(inputOf)}
        </div>
      </Disclosure>
    </div>
  )
}
