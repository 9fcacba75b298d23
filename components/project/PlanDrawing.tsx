import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { hasModifier } from '@/lib/browser/page/has-modifier'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure } from '@/lib/domain/format/rupees'
import { findNeighbour, isArrowKey } from '@/lib/domain/property/neighbour'
import { facingText } from '@/lib/domain/property/plot-words'
import { placeWords } from '@/lib/domain/property/plots'
import { statusText } from '@/lib/domain/property/status-text'
import { PlanCount } from './PlanCount'
import styles from './PlanDrawing.module.css'
import { PlotShapes } from './PlotShapes'
import type { PlanFile, PlanPartProps } from './types'
import { useDrawing } from './use-drawing'
import { scrollToCentre, useScrollCentre } from './use-scroll-centre'

type PlanDrawingProps = PlanPartProps & {
  drawing: PlanFile
  /** The drawing turned by 90 degrees, for phones. */
  upright: PlanFile
}

const ZOOMS = [
  { step: -1, name: 'zoomOut', sign: '−', end: 0 },
  { step: 1, name: 'zoomIn', sign: '+', end: 2 },
] as const
/** Font size of plot numbers in drawing units, as in tools/plans/draw-numbers.ts. */
const NUMBER_SIZE = 27
/** Minimum size in CSS pixels at which a number on the drawing is readable. */
const READABLE = 18

/** A portrait window. Print uses the wide drawing. */
const PHONE = 'screen and (width < 48em) and (orientation: portrait)'

/** Lowercases a status within a sentence; the month of its last day keeps its capital. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The drawing as an image, with selectable plots once its file has been read. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { plan, words } = props
  const { plots, shown, isShown, selected } = plan
  const image = useRef<HTMLImageElement>(null)
  const drawing = useDrawing(image)
  const [zoom, setZoom] = useState(0)
  const scroller = useRef<HTMLDivElement>(null)
  const centre = useScrollCentre(scroller, zoom)

  const label = fill(words.drawing, { name: props.name })
  const [left = 0, top = 0, width = 1, height = 1] = drawing?.viewBox.split(' ').map(Number) ?? []
  /** Returns a plot's centre as fractions of the drawing's width and height. */
  const placeOf = (number = 0) => {
    const place = drawing?.plots.get(number)
    return place && { x: (place.x - left) / width, y: (place.y - top) / height }
  }

  // Centres the chosen plot in a zoomed drawing.
  const { x, y } = placeOf(selected?.number) ?? {}
  useEffect(() => {
    const element = scroller.current
    if (element && x !== undefined && y !== undefined) scrollToCentre(element, { x, y })
  }, [x, y])

  /** Zooms in on the chosen plot if the drawing's numbers are too small. */
  const zoomTo = (number: number) => {
    const place = placeOf(number)
    const { scrollWidth = 0, scrollHeight = 0 } = scroller.current ?? {}
    const scale = Math.min(scrollWidth / width, scrollHeight / height)
    if (!place || zoom > 0 || scale * NUMBER_SIZE >= READABLE) return
    centre.current = place
    setZoom(1)
  }
  const choose = (number: number | undefined) => {
    const plot = plots.find((each) => each.number === number)
    if (!plot || !isShown(plot)) return
    plan.select(plot)
    zoomTo(plot.number)
    const shape = scroller.current?.querySelector<SVGElement>(`[data-plot="${number}"]`)
    shape?.focus({ preventScroll: true })
    shape?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!drawing || !selected || !isArrowKey(event.key) || hasModifier(event)) return
    event.preventDefault()
    const numbers = new Set(shown.map(({ number }) => number))
    const places = new Map([...drawing.plots].filter(([number]) => numbers.has(number)))
    choose(findNeighbour(places, selected.number, event.key))
  }

  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <PlanCount plan={plan} words={words} />
        {ZOOMS.map(({ step, name, sign, end }) => (
          <button
            key={step}
            type="button"
            aria-label={words[name]}
            disabled={zoom === end}
            onClick={() => setZoom(zoom + step)}
          >
            {sign}
          </button>
        ))}
      </div>
      <div className={styles.frame}>
        {[props.drawing, props.upright].map(({ url, viewBox }) => (
          <svg key={url} className={styles.sheet} viewBox={viewBox} aria-hidden="true" />
        ))}
        <div
          className={styles.scroller}
          ref={scroller}
          tabIndex={drawing ? -1 : 0}
          data-zoom={zoom}
        >
          <picture>
            <source media={PHONE} srcSet={props.upright.url} />
            <img
              ref={image}
              className={styles.sheet}
              src={props.drawing.url}
              alt={drawing ? '' : label}
              loading="lazy"
              decoding="async"
            />
          </picture>
          {drawing && (
            <div
              className={styles.plots}
              role="radiogroup"
              tabIndex={-1}
              aria-label={`${label}. ${words.drawingHelp}`}
              onKeyDown={onKeyDown}
            >
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name. */}
              <svg className={styles.sheet} viewBox={drawing.viewBox}>
                <PlotShapes
                  drawing={drawing}
                  plots={plots}
                  isShown={isShown}
                  selected={selected}
                  onChoose={choose}
                  nameOf={(plot) =>
                    [
                      fill(words.plotName, {
                        n: plot.number,
                        status: lowerFirst(statusText(plot, words)),
                        size: formatFigure(plot.squareFeet),
                        facing: facingText(plot.facing),
                      }),
                      ...placeWords(plot, words),
                    ].join(', ')
                  }
                />
              </svg>
            </div>
          )}
        </div>
      </div>
      {drawing === null && <p className={styles.failed}>{words.failed}</p>}
    </div>
  )
}
