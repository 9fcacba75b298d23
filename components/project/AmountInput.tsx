import { type ReactNode, useState } from 'react'
import { useIslandId } from '@/components/island/island'
import { type FigureLimits, readFigure } from '@/lib/domain/format/figure'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure } from '@/lib/domain/format/rupees'
import styles from './CostCalculator.module.css'

type AmountInputProps = {
  /** Unique within the island. */
  name: string
  label: string
  value: number
  /** The accepted range. */
  limits: FigureLimits
  /** Range of the slider; without it there is only the field. */
  slider?: { min: number; max: number; step: number }
  /** Contains `{min}` and `{max}`. */
  outOfRange: string
  onChange: (value: number) => void
  /** The unit, or a select of units. */
  children: ReactNode
}

/**
 * A number as a text field with an optional slider. Text being typed stays unchanged; while it is invalid the last
 * valid number is used.
 */
export function AmountInput(props: AmountInputProps) {
  const { name, label, value, limits, slider, outOfRange, onChange, children } = props
  const id = `${useIslandId()}-${name}`
  const [draft, setDraft] = useState<string>()
  const isWrong = draft !== undefined && readFigure(draft, limits) === undefined

  const type = (text: string) => {
    setDraft(text)
    const figure = readFigure(text, limits)
    if (figure !== undefined) onChange(figure)
  }

  return (
    <div>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        <input
          className={styles.figure}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={7}
          value={draft ?? formatFigure(value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setDraft(undefined)}
        />
        {children}
      </div>
      {slider && (
        <input
          className={styles.slider}
          type="range"
          {...slider}
          value={value}
          aria-label={label}
          onInput={({ currentTarget }) => {
            setDraft(undefined)
            onChange(Number(currentTarget.value))
          }}
        />
      )}
      {isWrong && (
        <p className={styles.wrong} id={`${id}-wrong`} role="alert">
          {fill(outOfRange, {
            min: formatFigure(Math.ceil(limits.min * 100) / 100),
            max: formatFigure(Math.floor(limits.max * 100) / 100),
          })}
        </p>
      )}
    </div>
  )
}
