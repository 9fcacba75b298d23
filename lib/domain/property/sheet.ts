import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import type { Plot } from './plots'
import { SQUARE_FEET } from './units'

/** A project's price per unit, as text, for each local unit of land. */
export const pricesPerUnit = (pricePerSqFt: number) => ({
  sqft: formatRupees(pricePerSqFt),
  cent: formatRupees(pricePerSqFt * SQUARE_FEET.cent),
  ground: formatRupees(pricePerSqFt * SQUARE_FEET.ground),
})

/** The smallest and the largest size in square feet, as text. */
export function sizeRange(plots: readonly Plot[]): { min: string; max: string } {
  const sizes = plots.map(({ squareFeet }) => squareFeet)
  return { min: formatFigure(Math.min(...sizes)), max: formatFigure(Math.max(...sizes)) }
}

/**
 * Unsold plots with a price per sq.ft other than `usual`, grouped by that price, ascending: the price as text
 * and the plot numbers.
 */
export function ownPrices(
  plots: readonly Plot[],
  usual: number,
): readonly { price: string; numbers: string }[] {
  const offers = plots.filter(
    ({ status, pricePerSqFt }) => status !== 'sold' && pricePerSqFt !== usual,
  )
  const prices = [...new Set(offers.map(({ pricePerSqFt }) => pricePerSqFt))]
  return prices
    .sort((a, b) => a - b)
    .map((price) => ({
      price: formatRupees(price),
      numbers: offers
        .filter(({ pricePerSqFt }) => pricePerSqFt === price)
        .map(({ number }) => number)
        .join(', '),
    }))
}
