import { useEffect, useState } from 'react'
import { LinkButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import {
  MAX_FAVOURITES,
  plotKey,
  readPlotKey,
  writeCompared,
} from '@/lib/browser/property/favourites'
import { fill } from '@/lib/domain/format/fill'
import type { Plot } from '@/lib/domain/property/plots'
import { setFavourites, toggleFavourite, useFavourites } from './favourites'
import styles from './PlotSheet.module.css'
import type { PlanWords } from './types'

type FavouriteButtonProps = {
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
export function FavouriteButton({ slug, plot, plots, compare, words }: FavouriteButtonProps) {
  const favourites = useFavourites()
  /** The plot that could not be saved because the list is full. */
  const [refused, setRefused] = useState<number>()
  const { number } = plot
  const key = plotKey({ slug, number })
  const isFavourite = favourites.includes(key)

  useEffect(() => {
    const numbers = new Set(plots.map((each) => each.number))
    const left = favourites.filter((each) => {
      const named = readPlotKey(each)
      return named?.slug !== slug || numbers.has(named.number)
    })
    if (left.length < favourites.length) setFavourites(left)
  }, [favourites, plots, slug])

  return (
    <>
      {(isFavourite || plot.status !== 'sold') && (
        <button
          type="button"
          className={styles.star}
          aria-label={fill(words.keep, { n: number })}
          aria-pressed={isFavourite}
          onClick={() => setRefused(toggleFavourite(key) ? undefined : number)}
        >
          <Icon name="star" />
        </button>
      )}
      {favourites.length > 0 && (
        <LinkButton href={compare + writeCompared(favourites)} variant="ghost" isWide>
          {favourites.length === 1
            ? words.compare.one
            : fill(words.compare.other, { n: favourites.length })}
        </LinkButton>
      )}
      {refused === number && favourites.length === MAX_FAVOURITES && !isFavourite && (
        <p role="alert">{fill(words.full, { n: MAX_FAVOURITES })}</p>
      )}
    </>
  )
}
