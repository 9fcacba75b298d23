import {
  budgets,
  FACINGS,
  PLOT_STATUSES,
  type Plot,
  type PlotFilter,
  roadWidths,
  sizeBands,
} from './plots'

/** Parses the filter and the plot of a plan's address; omits values that this plan does not have. */
export function readPlanAddress(
  search: string,
  plots: readonly Plot[],
): { filter: PlotFilter; plot: number | undefined } {
  const query = new URLSearchParams(search)
  const status = PLOT_STATUSES.find((each) => each === query.get('status'))
  const facing = FACINGS.find((each) => each.toLowerCase() === query.get('facing'))
  const size = sizeBands(plots).find(({ min, max }) => `${min}-${max}` === query.get('size'))
  const budget = budgets(plots).find((lakh) => String(lakh) === query.get('upto'))
  const road = roadWidths(plots).find((feet) => String(feet) === query.get('road'))
  const plot = plots.find(({ number }) => String(number) === query.get('plot'))
  return {
    filter: {
      ...(status && { status }),
      ...(facing && { facing }),
      ...(size && { size }),
      ...(budget && { budget }),
      ...(road && { road }),
      ...(query.has('corner') && plots.some((each) => each.isCorner) && { isCorner: true }),
      ...(query.has('park') && plots.some((each) => each.isByPark) && { isByPark: true }),
    },
    plot: plot?.number,
  }
}

/** The query parameters for a filter and a plot; the inverse of `readPlanAddress`. */
export const writePlanAddress = (
  { status, facing, size, budget, road, isCorner, isByPark }: PlotFilter,
  plot: number | undefined,
): Readonly<Record<string, string | undefined>> => ({
  status,
  facing: facing?.toLowerCase(),
  size: size && `${size.min}-${size.max}`,
  upto: budget === undefined ? undefined : String(budget),
  road: road === undefined ? undefined : String(road),
  corner: isCorner && 'yes',
  park: isByPark && 'yes',
  plot: plot === undefined ? undefined : String(plot),
})
