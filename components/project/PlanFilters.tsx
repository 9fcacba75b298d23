import { useIslandId } from '@/components/island/island'
import { Select } from '@/components/ui/Select'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure } from '@/lib/domain/format/rupees'
import { facingText, roadText } from '@/lib/domain/property/plot-words'
import {
  budgets,
  countStatuses,
  FACINGS,
  PLOT_STATUSES,
  type PlotFilter,
  roadWidths,
} from '@/lib/domain/property/plots'
import styles from './PlanFilters.module.css'
import type { PlanWords } from './types'
import type { PlanState } from './use-plan'

type PlanFiltersProps = { plan: PlanState; words: PlanWords }

/** The drawing's legend, which is also its filter: each status with its look and count, then the other filters. */
export function PlanFilters({ plan, words }: PlanFiltersProps) {
  const { plots, bands, filter, setFilter } = plan
  const id = useIslandId()
  const counts = countStatuses(plots)
  const facings = FACINGS.filter((facing) => plots.some((plot) => plot.facing === facing))
  const widths = roadWidths(plots)
  const { status, size, facing, budget, road } = filter
  /** Sets one part of the filter, or removes it. */
  const set = <Key extends keyof PlotFilter>(key: Key, value: PlotFilter[Key] | undefined) =>
    setFilter({ ...without(filter, key), ...(value && { [key]: value }) })
  const choices = [
    {
      key: 'budget',
      label: words.budget,
      value: budget,
      options: budgets(plots).map((value) => ({ value, text: fill(words.upTo, { n: value }) })),
    },
    {
      key: 'size',
      label: words.size,
      value: size?.min,
      options: bands.map(({ min, max }) => ({
        value: min,
        text: fill(words.band, { min: formatFigure(min), max: formatFigure(max) }),
      })),
    },
    {
      key: 'facing',
      label: words.facing,
      value: facing,
      options: facings.map((value) => ({ value, text: facingText(value) })),
    },
    {
      key: 'road',
      label: words.road,
      value: road,
      // Not offered if all roads are equally wide.
      options: (widths.length > 1 ? widths : []).map((value) => ({
        value,
        text: roadText(`${value} ft`),
      })),
    },
  ] as const
  const onChoose = (key: (typeof choices)[number]['key'], chosen: string) => {
    if (key === 'size')
      set(
        key,
        bands.find(({ min }) => String(min) === chosen),
      )
    else if (key === 'facing')
      set(
        key,
        facings.find((each) => each === chosen),
      )
    else set(key, Number(chosen) || undefined)
  }

  return (
    <div className={styles.root}>
      <fieldset className={styles.statuses}>
        <legend>
          <VisuallyHidden>
            {words.filters} {words.status}
          </VisuallyHidden>
        </legend>
        {[undefined, ...PLOT_STATUSES].map((each) => (
          <label className={styles.status} key={each ?? 'all'} data-status={each ?? 'all'}>
            <input
              type="radio"
              name={`${id}-status`}
              checked={status === each}
              onChange={() => set('status', each)}
            />
            {each ? words.statuses[each] : words.all} <b>{each ? counts[each] : plots.length}</b>
          </label>
        ))}
      </fieldset>
      <div className={styles.choices}>
        {choices.map(
          ({ key, label, value, options }) =>
            options.length > 0 && (
              <label className={styles.choice} key={key}>
                {label}
                <Select
                  className={styles.select}
                  value={value ?? ''}
                  onChange={({ target }) => onChoose(key, target.value)}
                >
                  <option value="">{words.any}</option>
                  {options.map((option) => (
                    // No value attribute where it would repeat the text.
                    <option
                      key={option.value}
                      {...(option.text !== option.value && { value: option.value })}
                    >
                      {option.text}
                    </option>
                  ))}
                </Select>
              </label>
            ),
        )}
        {PLACES.filter(({ key }) => plots.some((plot) => plot[key])).map(({ key, word }) => (
          <label className={styles.status} key={key} data-status="all">
            <input
              type="checkbox"
              checked={filter[key] ?? false}
              onChange={({ target }) => set(key, target.checked || undefined)}
            />
            {words[word]}
          </label>
        ))}
      </div>
    </div>
  )
}

/** Filters by a plot's position on the drawing. */
const PLACES = [
  { key: 'isCorner', word: 'corner' },
  { key: 'isByPark', word: 'park' },
] as const

/** Returns the filter without one of its parts. */
function without<Filter extends object, Key extends keyof Filter>(filter: Filter, key: Key) {
  const { [key]: _, ...rest } = filter
  return rest
}
