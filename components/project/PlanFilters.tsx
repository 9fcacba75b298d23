import { useIslandId } from '@/components/island/island'
import { Select } from '@/components/ui/Select'
import { Unseen } from '@/components/ui/Unseen'
import { fill } from '@/lib/format/fill'
import { formatFigure } from '@/lib/format/rupees'
import { facingText } from '@/lib/property/plot-words'
import { countStatuses, FACINGS, PLOT_STATUSES } from '@/lib/property/plots'
import styles from './PlanFilters.module.css'
import type { PlanWords } from './types'
import type { PlanState } from './use-plan'

type PlanFiltersProps = { plan: PlanState; words: PlanWords }

/** The legend of the drawing, which is its filter: what a status looks like and how many there are. */
export function PlanFilters({ plan, words }: PlanFiltersProps) {
  const { plots, bands, filter, setFilter } = plan
  const id = useIslandId()
  const counts = countStatuses(plots)
  const facings = FACINGS.filter((facing) => plots.some((plot) => plot.facing === facing))
  const { status, size, facing } = filter

  return (
    <div className={styles.root}>
      <fieldset className={styles.statuses}>
        <legend>
          <Unseen>
            {words.filters} {words.status}
          </Unseen>
        </legend>
        {[undefined, ...PLOT_STATUSES].map((each) => (
          <label className={styles.status} key={each ?? 'all'} data-status={each ?? 'all'}>
            <input
              type="radio"
              name={`${id}-status`}
              checked={status === each}
              onChange={() =>
                setFilter({ ...without(filter, 'status'), ...(each && { status: each }) })
              }
            />
            {each ? words.statuses[each] : words.all} <b>{each ? counts[each] : plots.length}</b>
          </label>
        ))}
      </fieldset>
      <div className={styles.choices}>
        <label className={styles.choice}>
          {words.size}
          <Select
            className={styles.select}
            value={size?.min ?? ''}
            onChange={({ target }) => {
              const band = bands.find(({ min }) => String(min) === target.value)
              setFilter({ ...without(filter, 'size'), ...(band && { size: band }) })
            }}
          >
            <option value="">{words.any}</option>
            {bands.map(({ min, max }) => (
              <option key={min} value={min}>
                {fill(words.band, { min: formatFigure(min), max: formatFigure(max) })}
              </option>
            ))}
          </Select>
        </label>
        <label className={styles.choice}>
          {words.facing}
          <Select
            className={styles.select}
            value={facing ?? ''}
            onChange={({ target }) => {
              const chosen = facings.find((each) => each === target.value)
              setFilter({ ...without(filter, 'facing'), ...(chosen && { facing: chosen }) })
            }}
          >
            <option value="">{words.any}</option>
            {facings.map((each) => (
              // Where the text is the value, it need not be said twice.
              <option key={each} {...(facingText(each) !== each && { value: each })}>
                {facingText(each)}
              </option>
            ))}
          </Select>
        </label>
      </div>
    </div>
  )
}

/** The filter without one of its parts. */
function without<Filter extends object, Key extends keyof Filter>(filter: Filter, key: Key) {
  const { [key]: _, ...rest } = filter
  return rest
}
