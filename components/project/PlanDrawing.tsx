import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fill } from '@/lib/format/fill'
import { formatFigure } from '@/lib/format/rupees'
import { findNeighbour, isArrowKey } from '@/lib/property/neighbour'
import { facingText } from '@/lib/property/plot-words'
import type { Plot } from '@/lib/property/plots'
import styles from './PlanDrawing.module.css'
import { PlotShapes } from './PlotShapes'
import type { PlanWords } from './types'
import { useDrawing } from './use-drawing'
import { useKeptCentre } from './use-kept-centre'

type PlanDrawingProps = {
  drawing: { url: string; width: number; height: number }
  plots: readonly Plot[]
  isShown: (plot: Plot) => boolean
  selected: Plot | undefined
  onSelect: (plot: Plot) => void
  name: string
  words: PlanWords
}

const LARGEST_ZOOM = 2
/** Height of a plot's number, in units of the drawing (scripts/plans/draw-plan.mjs). */
const NUMBER_SIZE = 24
/** Below this height in CSS pixels a number on the drawing is hard to read. */
const READABLE = 16

/** How far a place is from the middle of what is shown, in CSS pixels; 0 where it is in sight. */
const outOfSight = (share: number, whole: number, start: number, shown: number) => {
  const off = share * whole - start - shown / 2
  return Math.abs(off) > shown / 2 ? off : 0
}

/** The drawing: an image, with shapes of its plots to choose from once its file is read. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { drawing: file, plots, selected, onSelect, name, words } = props
  const { drawing, hasFailed } = useDrawing(file.url)
  const [zoom, setZoom] = useState(0)
  const scroller = useRef<HTMLDivElement>(null)
  /** The visitor has chosen a size: selecting a plot leaves it. */
  const hasOwnZoom = useRef(false)
  const centre = useKeptCentre(scroller, zoom)

  /** Where a plot stands, in shares of the drawing. */
  const placeOf = (number = 0) => {
    const place = drawing?.plots.get(number)
    const [left = 0, top = 0] = drawing?.viewBox.split(' ').map(Number) ?? []
    return place && { x: (place.x - left) / file.width, y: (place.y - top) / file.height }
  }

  // A plot chosen in the list comes into sight on an enlarged drawing.
  const { x, y } = placeOf(selected?.number) ?? {}
  useEffect(() => {
    const element = scroller.current
    if (!element || x === undefined || y === undefined) return
    const { scrollWidth, scrollHeight, scrollLeft, scrollTop, clientWidth, clientHeight } = element
    element.scrollLeft += outOfSight(x, scrollWidth, scrollLeft, clientWidth)
    element.scrollTop += outOfSight(y, scrollHeight, scrollTop, clientHeight)
  }, [x, y])

  /** Enlarges a drawing whose numbers are small, with the chosen plot in the middle. */
  const zoomTo = (number: number) => {
    const place = placeOf(number)
    const { scrollWidth = 0, scrollHeight = 0 } = scroller.current ?? {}
    const scale = Math.min(scrollWidth / file.width, scrollHeight / file.height)
    if (!place || zoom > 0 || hasOwnZoom.current || scale * NUMBER_SIZE >= READABLE) return
    centre.current = place
    setZoom(1)
  }
  const zoomBy = (step: number) => {
    hasOwnZoom.current = true
    setZoom(zoom + step)
  }
  const choose = (number: number | undefined) => {
    const plot = plots.find((each) => each.number === number)
    if (!plot) return
    onSelect(plot)
    zoomTo(plot.number)
    const shape = scroller.current?.querySelector<SVGElement>(`[data-plot="${number}"]`)
    shape?.focus({ preventScroll: true })
    shape?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!drawing || !selected || !isArrowKey(event.key)) return
    event.preventDefault()
    choose(findNeighbour(drawing.plots, selected.number, event.key))
  }

  return (
    <div className={styles.root}>
      <div className={styles.frame}>
        <svg
          className={styles.sheet}
          viewBox={`0 0 ${file.width} ${file.height}`}
          aria-hidden="true"
        />
        <div
          className={styles.scroller}
          ref={scroller}
          tabIndex={drawing ? -1 : 0}
          data-zoom={zoom}
        >
          <img
            className={styles.sheet}
            src={file.url}
            width={file.width}
            height={file.height}
            alt={drawing ? '' : fill(words.drawing, { name })}
            loading="lazy"
            decoding="async"
          />
          {drawing && (
            <div
              className={styles.plots}
              role="radiogroup"
              tabIndex={-1}
              aria-label={`${fill(words.drawing, { name })}. ${words.drawingHelp}`}
              onKeyDown={onKeyDown}
            >
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it carries the name. */}
              <svg className={styles.sheet} viewBox={drawing.viewBox}>
                <PlotShapes
                  drawing={drawing}
                  plots={plots}
                  isShown={props.isShown}
                  selected={selected}
                  onChoose={choose}
                  nameOf={(plot) =>
                    fill(words.plotName, {
                      n: plot.number,
                      status: words.statuses[plot.status].toLowerCase(),
                      size: formatFigure(plot.squareFeet),
                      facing: facingText(plot.facing),
                    })
                  }
                />
              </svg>
            </div>
          )}
        </div>
      </div>
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label={words.zoomOut}
          disabled={zoom === 0}
          onClick={() => zoomBy(-1)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={words.zoomIn}
          disabled={zoom === LARGEST_ZOOM}
          onClick={() => zoomBy(1)}
        >
          +
        </button>
      </div>
      {hasFailed && <p className={styles.failed}>{words.failed}</p>}
    </div>
  )
}
