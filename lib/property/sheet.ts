import { formatFigure, formatRupees } from '@/lib/format/rupees'
import type { Plot } from './plots'
import { SQUARE_FEET } from './units'

/** Prices of a project in every unit that land is sold in here. */
export const pricesPerUnit = (pricePerSqFt: number) => ({
  sqft: formatRupees(pricePerSqFt),
  cent: formatRupees(pricePerSqFt * SQUARE_FEET.cent),
  ground: formatRupees(pricePerSqFt * SQUARE_FEET.ground),
})

/** The smallest and the largest plot, in square feet. */
export function sizeRange(plots: readonly Plot[]): { min: string; max: string } {
  const sizes = plots.map(({ squareFeet }) => squareFeet)
  return { min: formatFigure(Math.min(...sizes)), max: formatFigure(Math.max(...sizes)) }
}
