import { useEffect, useState } from 'react'
import { LinkButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { MOST_KEPT, plotKey, readPlotKey, writeCompared } from '@/lib/browser/property/shortlist'
import { fill } from '@/lib/domain/format/fill'
import type { Plot } from '@/lib/domain/property/plots'
import { keepPlots, toggleKept, useKeptPlots } from './kept-plots'
import styles from './PlotSheet.module.css'
import type { PlanWords } from './types'

type KeepPlotProps = {
  /** The project's slug. */
  slug: string
  plot: Plot
  /** All plots of the plan: saved plots that are no longer among them are removed. */
  plots: readonly Plot[]
  /** URL of the comparison. */
  compare: string
  words: PlanWords
}

/** The star that saves a plot on the device, and the link to compare saved plots. */
export function KeepPlot({ slug, plot, plots, compare, words }: KeepPlotProps) {
  const kept = useKeptPlots()
  /** The plot that could not be saved because the list is full. */
  const [refused, setRefused] = useState<number>()
  const { number } = plot
  const key = plotKey({ slug, number })
  const isKept = kept.includes(key)

  useEffect(() => {
    const numbers = new Set(plots.map((each) => each.number))
    const left = kept.filter((each) => {
      const named = readPlotKey(each)
      return named?.slug !== slug || numbers.has(named.number)
    })
    if (left.length < kept.length) keepPlots(left)
  }, [kept, plots, slug])

  return (
    <>
      {(isKept || plot.status !== 'sold') && (
        <button
          type="button"
          className={styles.star}
          aria-label={fill(words.keep, { n: number })}
          aria-pressed={isKept}
          onClick={() => setRefused(toggleKept(key) ? undefined : number)}
        >
          <Icon name="star" />
        </button>
      )}
      {kept.length > 0 && (
        <LinkButton href={compare + writeCompared(kept)} variant="ghost" isWide>
          {kept.length === 1 ? words.compare.one : fill(words.compare.other, { n: kept.length })}
        </LinkButton>
      )}
      {refused === number && kept.length === MOST_KEPT && !isKept && (
        <p role="alert">{fill(words.full, { n: MOST_KEPT })}</p>
      )}
    </>
  )
}
