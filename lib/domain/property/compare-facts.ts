import type { Rates } from './assumptions'
import { type Estimate, estimateCost } from './estimate'
import type { Plot } from './plots'
import { fromSquareFeet } from './units'

/** What a comparison says of a plot, besides what the plot says of itself. Money is in rupees. */
export type CompareFacts = {
  cents: number
  /** Undefined for a plot that is sold. */
  cost: Pick<Estimate, 'price' | 'total' | 'cash' | 'instalment'> | undefined
}

/**
 * Works out a plot for a comparison, at the rates that the estimate of its project opens with. It is the only place that
 * asks `estimateCost` for a comparison.
 */
export function compareFacts(plot: Plot, rates: Rates): CompareFacts {
  const { squareFeet, pricePerSqFt, status } = plot
  const { price, total, cash, instalment } = estimateCost({ ...rates, squareFeet, pricePerSqFt })
  return {
    cents: Math.round(fromSquareFeet(squareFeet, 'cent') * 100) / 100,
    cost: status === 'sold' ? undefined : { price, total, cash, instalment },
  }
}
