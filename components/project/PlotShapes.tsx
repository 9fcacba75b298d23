import type { Drawing } from '@/lib/domain/property/drawing'
import type { Plot } from '@/lib/domain/property/plots'
import styles from './PlotShapes.module.css'

type PlotShapesProps = {
  drawing: Drawing
  plots: readonly Plot[]
  isShown: (plot: Plot) => boolean
  selected: Plot | undefined
  onChoose: (number: number) => void
  nameOf: (plot: Plot) => string
}

/** The selectable plots as shapes over the image of the plan, which shows everything else. */
export function PlotShapes(props: PlotShapesProps) {
  const { drawing, plots, isShown, selected, onChoose, nameOf } = props
  const chosen = selected && drawing.plots.get(selected.number)

  return (
    <>
      {plots.map((plot) => (
        // Excluded plots cannot be chosen.
        <path
          key={plot.number}
          className={styles.plot}
          d={drawing.plots.get(plot.number)?.outline}
          role="radio"
          aria-checked={plot === selected}
          aria-disabled={isShown(plot) ? undefined : true}
          aria-label={nameOf(plot)}
          tabIndex={plot === selected ? 0 : -1}
          data-plot={plot.number}
          data-shown={isShown(plot) ? '' : undefined}
          onClick={() => onChoose(plot.number)}
        />
      ))}
      {chosen && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it is focusable.
        <g className={styles.chosen} aria-hidden="true">
          <path d={chosen.outline} />
          <path d={chosen.outline} />
        </g>
      )}
    </>
  )
}
