import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { fill } from '@/lib/format/fill'
import { formatFigure } from '@/lib/format/rupees'
import { findNeighbour, isArrowKey } from '@/lib/property/neighbour'
import type { Plot } from '@/lib/property/plots'
import styles from './PlanDrawing.module.css'
import type { PlanWords } from './PlanExplorer.island'
import { PlotShapes } from './PlotShapes'
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

const LARGEST_ZOOM = 3

/** The drawing: an image at first, a map of plots to choose from once its file is read. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { drawing: file, plots, selected, onSelect, name, words } = props
  const { drawing, hasFailed } = useDrawing(file.url)
  const [zoom, setZoom] = useState(0)
  const scroller = useRef<HTMLDivElement>(null)
  useKeptCentre(scroller, zoom)

  const choose = (number: number | undefined) => {
    const plot = plots.find((each) => each.number === number)
    if (!plot) return
    onSelect(plot)
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
          {drawing ? (
            <div
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
                      facing: plot.facing,
                    })
                  }
                />
              </svg>
            </div>
          ) : (
            <img
              className={styles.sheet}
              src={file.url}
              width={file.width}
              height={file.height}
              alt={fill(words.drawing, { name })}
              loading="lazy"
              decoding="async"
            />
          )}
        </div>
      </div>
      <div className={styles.controls}>
        <p className={styles.pan} aria-hidden="true">
          <Icon name="arrow-left" />
          {words.pan}
          <Icon name="arrow-right" />
        </p>
        <div className={styles.zoom}>
          <button
            type="button"
            aria-label={words.zoomOut}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          >
            <Icon name="minus" />
          </button>
          <button
            type="button"
            aria-label={words.zoomIn}
            disabled={zoom === LARGEST_ZOOM}
            onClick={() => setZoom(zoom + 1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      </div>
      {hasFailed && <p className={styles.failed}>{words.failed}</p>}
    </div>
  )
}
