import { FACINGS, PLOT_STATUSES, type Plot, type PlotFilter, sizeBands } from './plots'

/** What an address asks of a plan; whatever this plan does not have is left out. */
export function readPlanAddress(
  search: string,
  plots: readonly Plot[],
): { filter: PlotFilter; plot: number | undefined } {
  const query = new URLSearchParams(search)
  const status = PLOT_STATUSES.find((each) => each === query.get('status'))
  const facing = FACINGS.find((each) => each.toLowerCase() === query.get('facing'))
  const size = sizeBands(plots).find(({ min, max }) => `${min}-${max}` === query.get('size'))
  const plot = plots.find(({ number }) => String(number) === query.get('plot'))
  return {
    filter: { ...(status && { status }), ...(facing && { facing }), ...(size && { size }) },
    plot: plot?.number,
  }
}

/** The part of the address that opens a plan the same way. */
export const writePlanAddress = (
  { status, facing, size }: PlotFilter,
  plot: number | undefined,
): Readonly<Record<string, string | undefined>> => ({
  status,
  facing: facing?.toLowerCase(),
  size: size && `${size.min}-${size.max}`,
  plot: plot === undefined ? undefined : String(plot),
})
