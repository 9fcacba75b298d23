import { useCallback, useEffect, useMemo, useState } from 'react'
import { readPlanAddress, writePlanAddress } from '@/lib/property/plan-address'
import {
  firstOffer,
  isWanted,
  type PackedPlots,
  type Plot,
  type PlotFilter,
  type PlotOrder,
  sizeBands,
  sortPlots,
  unpackPlots,
} from '@/lib/property/plots'
import { replaceQuery } from '@/lib/property/query'

export type PlanState = ReturnType<typeof usePlan>

/** What is shown of a plan, in which order, and which plot is chosen; the address follows. */
export function usePlan(packed: PackedPlots) {
  const plots = useMemo(() => unpackPlots(packed), [packed])
  const bands = useMemo(() => sizeBands(plots), [plots])
  const [filter, setFilterState] = useState<PlotFilter>({})
  const [order, setOrder] = useState<{ by: PlotOrder; isDescending: boolean }>({
    by: 'number',
    isDescending: false,
  })
  const [chosen, setChosen] = useState<number>()

  useEffect(() => {
    const asked = readPlanAddress(location.search, plots)
    setFilterState(asked.filter)
    setChosen(asked.plot)
  }, [plots])

  const shown = useMemo(
    () =>
      sortPlots(
        plots.filter((plot) => isWanted(plot, filter)),
        order.by,
        order.isDescending,
      ),
    [plots, filter, order],
  )
  const shownNumbers = useMemo(() => new Set(shown.map(({ number }) => number)), [shown])
  const isShown = useCallback((plot: Plot) => shownNumbers.has(plot.number), [shownNumbers])

  const setFilter = (next: PlotFilter) => {
    setFilterState(next)
    replaceQuery(writePlanAddress(next, chosen))
  }
  const select = (plot: Plot) => {
    setChosen(plot.number)
    replaceQuery(writePlanAddress(filter, plot.number))
  }
  const sortBy = (by: PlotOrder) =>
    setOrder((was) => ({ by, isDescending: was.by === by && !was.isDescending }))

  const selected = plots.find(({ number }) => number === chosen) ?? firstOffer(plots)
  return { plots, bands, filter, setFilter, order, sortBy, shown, isShown, selected, select }
}
