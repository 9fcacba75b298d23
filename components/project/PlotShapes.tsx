import type { Drawing } from '@/lib/property/drawing'
import type { Plot } from '@/lib/property/plots'
import styles from './PlotShapes.module.css'

type PlotShapesProps = {
  drawing: Drawing
  plots: readonly Plot[]
  isShown: (plot: Plot) => boolean
  selected: Plot | undefined
  onChoose: (number: number) => void
  nameOf: (plot: Plot) => string
}

/** The plots as shapes to choose from. They lie on the image of the plan, which shows the rest. */
export function PlotShapes(props: PlotShapesProps) {
  const { drawing, plots, isShown, selected, onChoose, nameOf } = props
  const chosen = selected && drawing.plots.get(selected.number)

  return (
    <>
      {plots.map((plot) => (
        // What the filter leaves out cannot be chosen.
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
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus.
        <g className={styles.chosen} aria-hidden="true">
          <path d={chosen.outline} />
          <text x={chosen.x} y={chosen.y} dy="0.33em">
            {selected.number}
          </text>
        </g>
      )}
    </>
  )
}
