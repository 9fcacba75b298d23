import { useRef } from 'react'
import { LinkButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { facingText, roadText } from '@/lib/domain/property/plot-words'
import { type Plot, placeWords, priceOf } from '@/lib/domain/property/plots'
import { statusText } from '@/lib/domain/property/status-text'
import { FavouriteButton } from './FavouriteButton'
import { PlotSend } from './PlotSend'
import styles from './PlotSheet.module.css'
import type { PlanPartProps, PlanProject } from './types'
import { useRaisedSheet } from './use-raised-sheet'

type PlotSheetProps = PlanPartProps & {
  plot: Plot
  project: PlanProject
  /** WhatsApp link with a question about this plot; absent while the desk has no number. */
  chat: string | undefined
  /** URL of the comparison. */
  compare: string
}

/**
 * The chosen plot: facts, price, links to ask about it, and the star that saves it for comparison. If it is below the
 * drawing, a click on a plot raises it to the foot of the window.
 */
export function PlotSheet(props: PlotSheetProps) {
  const { plan, plot, name, words, project, chat, compare } = props
  const { isRaised, lower, setFilter } = plan
  const { number, status, squareFeet, feet, facing, road, pricePerSqFt } = plot
  const size = formatFigure(squareFeet)
  const isGone = status === 'sold'

  const keep = (
    <FavouriteButton
      slug={project.slug}
      plot={plot}
      plots={plan.plots}
      compare={compare}
      words={words}
    />
  )
  const place = placeWords(plot, words)
  const root = useRef<HTMLElement>(null)
  const close = useRaisedSheet(root, isRaised ? number : undefined, lower)

  return (
    <section
      className={styles.root}
      ref={root}
      data-ground="dark"
      data-raised={isRaised ? '' : undefined}
      aria-label={`${words.plot} ${number}`}
    >
      <header className={styles.head}>
        <h3 className={styles.plot}>
          {words.plot} <b className={styles.number}>{number}</b>
        </h3>
        <p className={styles.status}>{statusText(plot, words)}</p>
        {isRaised && (
          <button
            type="button"
            className={`${styles.icon} ${styles.close}`}
            aria-label={words.close}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <dl className={styles.facts}>
        {[
          [words.area, fill(words.areaValue, { n: size })],
          [words.dimensions, fill(words.dimensionsValue, { width: feet[0], depth: feet[1] })],
          [words.facing, facingText(facing)],
          [words.road, roadText(road)],
          ...(place.length > 0 ? [[words.position, place.join(', ')]] : []),
        ].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.sum} aria-live="polite">
        <div className={styles.answer}>
          {!isGone && <p className={styles.price}>{formatRupees(priceOf(plot))}</p>}
          <p>{isGone ? words.gone : fill(words.priceAt, { price: formatFigure(pricePerSqFt) })}</p>
          {!isGone && <PlotSend key={number} plot={plot} project={project} words={words} />}
        </div>
        <div className={styles.ways}>
          {isGone ? (
            <>
              <LinkButton
                href="#plan"
                variant="ghost"
                isWide
                onClick={() => setFilter({ status: 'available' })}
              >
                {words.showAvailable}
              </LinkButton>
              {keep}
            </>
          ) : (
            <>
              <LinkButton
                href="#enquiry"
                isWide
                icon="arrow-right"
                action="plot"
                prefill={fill(words.askMessage, {
                  name,
                  n: number,
                  size,
                  facing: facingText(facing),
                })}
              >
                <span>{fill(words.ask, { n: number })}</span>
              </LinkButton>
              {keep}
              <LinkButton href="#cost" variant="ghost" isWide>
                {words.cost}
              </LinkButton>
              {chat && (
                <LinkButton href={chat} variant="ghost" isWide isExternal action="whatsapp">
                  {words.askWhatsApp}
                </LinkButton>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  )
}
