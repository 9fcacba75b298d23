import { memo, useCallback } from 'react'
import type { Drawing } from '@/lib/property/drawing'
import { PLOT_STATUSES, type Plot, type PlotStatus } from '@/lib/property/plots'
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
        {PLOT_STATUSES.flatMap((status) =>
          [true, false].map((isIn) => (
            <Numbers
              key={`${status} ${isIn}`}
              drawing={drawing}
              plots={plots.filter((plot) => plot.status === status && isShown(plot) === isIn)}
              status={status}
              isShown={isIn}
            />
          )),
        )}
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

/** How far apart the digits of a number stand, in units of the drawing: all are of one width. */
const DIGIT = 11.1

type NumbersProps = {
  drawing: Drawing
  plots: readonly Plot[]
  status: PlotStatus
  isShown: boolean
}

/**
 * The numbers of plots that look alike as one text, which says where each digit stands: a text for
 * every number would be laid out a hundred times over. The halo is a text of its own, so that no
 * digit's halo covers its neighbour.
 */
function Numbers({ drawing, plots, status, isShown }: NumbersProps) {
  if (plots.length === 0) return null
  const digits = plots.flatMap(({ number }) => {
    const { x = 0, y = 0 } = drawing.plots.get(number) ?? {}
    const signs = [...String(number)]
    return signs.map((sign, index) => ({
      sign,
      x: x + (index - (signs.length - 1) / 2) * DIGIT,
      y,
    }))
  })
  const place = {
    x: digits.map(({ x }) => x).join(' '),
    y: digits.map(({ y }) => y).join(' '),
  }
  const text = digits.map(({ sign }) => sign).join('')

  return (
    <g data-status={status} data-shown={isShown ? '' : undefined}>
      {status !== 'available' && (
        <text {...place} className={styles.halo}>
          {text}
        </text>
      )}
      <text {...place}>{text}</text>
    </g>
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
