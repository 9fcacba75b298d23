import { useCallback, useEffect, useMemo, useState } from 'react'
import { readPlanAddress, writePlanAddress } from '@/lib/property/plan-address'
import {
  firstOffer,
  isInFilter,
  type PackedPlots,
  type Plot,
  type PlotFilter,
  type PlotOrder,
  sizeBands,
  sortPlots,
  unpackPlots,
} from '@/lib/property/plots'
import { replaceQuery } from '@/lib/property/query'
import { choosePlot, useChosenPlot } from './chosen-plot'

export type PlanState = ReturnType<typeof usePlan>

/** What is shown of a plan and in which order. The chosen plot is the page's; the address follows. */
export function usePlan(packed: PackedPlots) {
  const plots = useMemo(() => unpackPlots(packed), [packed])
  const bands = useMemo(() => sizeBands(plots), [plots])
  const [filter, setFilterState] = useState<PlotFilter>({})
  const [order, setOrder] = useState<{ by: PlotOrder; isDescending: boolean }>({
    by: 'number',
    isDescending: false,
  })
  const chosen = useChosenPlot()

  useEffect(() => {
    const address = readPlanAddress(location.search, plots)
    setFilterState(address.filter)
    choosePlot(plots.find(({ number }) => number === address.plot))
  }, [plots])

  const shown = useMemo(
    () =>
      sortPlots(
        plots.filter((plot) => isInFilter(plot, filter)),
        order.by,
        order.isDescending,
      ),
    [plots, filter, order],
  )
  const shownNumbers = useMemo(() => new Set(shown.map(({ number }) => number)), [shown])
  const isShown = useCallback((plot: Plot) => shownNumbers.has(plot.number), [shownNumbers])

  const setFilter = (next: PlotFilter) => {
    setFilterState(next)
    replaceQuery(writePlanAddress(next, chosen?.number))
  }
  const select = (plot: Plot) => {
    choosePlot(plot)
    // An area of the visitor's own belongs to the plot before.
    replaceQuery({ ...writePlanAddress(filter, plot.number), area: undefined })
  }
  const sortBy = (by: PlotOrder) =>
    setOrder((was) => ({ by, isDescending: was.by === by && !was.isDescending }))

  const selected = chosen ?? firstOffer(plots)
  return { plots, bands, filter, setFilter, order, sortBy, shown, isShown, selected, select }
}
