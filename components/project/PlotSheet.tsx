import { LinkButton } from '@/components/ui/Button'
import { fill } from '@/lib/format/fill'
import { formatFigure, formatRupees } from '@/lib/format/rupees'
import { facingText, roadText } from '@/lib/property/plot-words'
import { type Plot, priceOf } from '@/lib/property/plots'
import styles from './PlotSheet.module.css'
import type { PlanWords } from './types'

type PlotSheetProps = {
  plot: Plot
  project: { name: string; pricePerSqFt: number }
  words: PlanWords
  onShowAvailable: () => void
}

/** The chosen plot: its facts in words, its price, and the way to ask about it. */
export function PlotSheet({ plot, project, words, onShowAvailable }: PlotSheetProps) {
  const { number, status, squareFeet, feet, facing, road } = plot
  const rate = priceOf(plot, project.pricePerSqFt)
  const size = formatFigure(squareFeet)
  const isGone = status === 'sold'

  return (
    <section className={styles.root} data-ground="dark" aria-label={`${words.plot} ${number}`}>
      <header className={styles.head}>
        <h3 className={styles.plot}>
          {words.plot} <b className={styles.number}>{number}</b>
        </h3>
        <p className={styles.status}>{words.statuses[status]}</p>
      </header>
      <dl className={styles.facts}>
        {[
          [words.area, fill(words.areaValue, { n: size })],
          [words.dimensions, fill(words.dimensionsValue, { width: feet[0], depth: feet[1] })],
          [words.facing, facingText(facing)],
          [words.road, roadText(road)],
        ].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.sum}>
        {isGone ? (
          <>
            <p className={styles.gone}>{words.gone}</p>
            <LinkButton href="#plan" variant="ghost" isWide onClick={onShowAvailable}>
              {words.showAvailable}
            </LinkButton>
          </>
        ) : (
          <>
            <p>{fill(words.priceAt, { price: formatFigure(rate) })}</p>
            <p className={styles.price}>{formatRupees(squareFeet * rate)}</p>
            <LinkButton
              href="#enquiry"
              isWide
              icon="arrow-right"
              action="plot"
              prefill={fill(words.askMessage, {
                name: project.name,
                n: number,
                size,
                facing: facingText(facing),
              })}
            >
              {fill(words.ask, { n: number })}
            </LinkButton>
            <LinkButton href="#cost" variant="ghost" isWide>
              {words.cost}
            </LinkButton>
          </>
        )}
      </div>
    </section>
  )
}
