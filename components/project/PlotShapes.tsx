import { memo, useCallback } from 'react'
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

/** What lies in the drawing, from the ground up: site, plots, their numbers, names, the chosen one. */
export function PlotShapes(props: PlotShapesProps) {
  const { drawing, plots, isShown, selected, onChoose, nameOf } = props
  const chosen = selected && drawing.plots.get(selected.number)

  return (
    <>
      <Imported as="defs" elements={drawing.definitions} />
      <Imported as="g" elements={drawing.ground} />
      {plots.map((plot) => (
        <path
          key={plot.number}
          className={styles.plot}
          d={drawing.plots.get(plot.number)?.outline}
          role="radio"
          aria-checked={plot === selected}
          aria-label={nameOf(plot)}
          tabIndex={plot === selected ? 0 : -1}
          data-plot={plot.number}
          data-status={plot.status}
          data-shown={isShown(plot) ? '' : undefined}
          onClick={() => onChoose(plot.number)}
        />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus. */}
      <g className={styles.numbers} aria-hidden="true">
        {plots.map((plot) => {
          const place = drawing.plots.get(plot.number)
          return (
            <text
              key={plot.number}
              x={place?.x}
              y={place?.y}
              data-status={plot.status}
              data-shown={isShown(plot) ? '' : undefined}
            >
              {plot.number}
            </text>
          )
        })}
      </g>
      <Imported as="g" elements={drawing.labels} />
      {chosen && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus.
        <g className={styles.chosen} aria-hidden="true">
          <path d={chosen.outline} />
          <text x={chosen.x} y={chosen.y}>
            {selected.number}
          </text>
        </g>
      )}
    </>
  )
}

/** Elements of the drawing's file, taken into the page as they are. */
const Imported = memo(function Imported(props: { as: 'g' | 'defs'; elements: readonly Element[] }) {
  const { as: Tag, elements } = props
  const fill = useCallback(
    (target: SVGElement | null) => {
      target?.replaceChildren(...elements.map((element) => document.importNode(element, true)))
    },
    [elements],
  )
  return <Tag ref={fill} className={styles.imported} aria-hidden="true" />
})
