import { useCallback, useEffect, useMemo, useState } from 'react'
import { replaceQuery } from '@/lib/browser/property/query'
import { readPlanAddress, writePlanAddress } from '@/lib/domain/property/plan-address'
import {
  defaultPlot,
  isInFilter,
  type PackedPlots,
  type Plot,
  type PlotFilter,
  type PlotOrder,
  plotsOn,
  sizeBands,
  sortPlots,
  unpackPlots,
} from '@/lib/domain/property/plots'
import { dayOf } from '@/lib/domain/property/publication'
import { choosePlot, useChosenPlot } from './chosen-plot'

export type PlanState = ReturnType<typeof usePlan>

/**
 * Returns the visible plots of a plan in their order, its filter and the selected plot. The choice is shared with the
 * page and written to the address. Plots that do not match the filter cannot be selected.
 */
export function usePlan(packed: PackedPlots) {
  const built = useMemo(() => unpackPlots(packed), [packed])
  /** Today's plots: reservations may have ended since the build. */
  const [plots, setPlots] = useState(built)
  const bands = useMemo(() => sizeBands(plots), [plots])
  const [filter, setFilterState] = useState<PlotFilter>({})
  const [order, setOrder] = useState<{ by: PlotOrder; isDescending: boolean }>({
    by: 'number',
    isDescending: false,
  })
  /** The plot whose sheet was raised by a click, until the visitor closes it. */
  const [raised, setRaised] = useState<number>()
  const chosen = useChosenPlot()

  useEffect(() => {
    const current = plotsOn(built, dayOf(new Date()))
    setPlots(current)
    const address = readPlanAddress(location.search, current)
    setFilterState(address.filter)
    const asked = current.find(({ number }) => number === address.plot)
    choosePlot(asked && isInFilter(asked, address.filter) ? asked : undefined)
  }, [built])

  const filtered = useMemo(() => plots.filter((plot) => isInFilter(plot, filter)), [plots, filter])
  const shown = useMemo(() => sortPlots(filtered, order.by, order.isDescending), [filtered, order])
  const shownNumbers = useMemo(() => new Set(shown.map(({ number }) => number)), [shown])
  const isShown = useCallback((plot: Plot) => shownNumbers.has(plot.number), [shownNumbers])

  const setFilter = (next: PlotFilter) => {
    const still = chosen && isInFilter(chosen, next) ? chosen : undefined
    setFilterState(next)
    choosePlot(still)
    replaceQuery(writePlanAddress(next, still?.number))
  }
  const select = (plot: Plot) => {
    if (!isInFilter(plot, filter)) return
    choosePlot(plot)
    setRaised(plot.number)
    // A typed area belongs to the previous plot.
    replaceQuery({ ...writePlanAddress(filter, plot.number), area: undefined })
  }
  const sortBy = (by: PlotOrder) =>
    setOrder((was) => ({ by, isDescending: was.by === by && !was.isDescending }))

  const selected = chosen ?? defaultPlot(filtered)
  const isRaised = raised !== undefined && raised === selected?.number
  const lower = useCallback(() => setRaised(undefined), [])
  return {
    plots,
    bands,
    filter,
    setFilter,
    order,
    sortBy,
    shown,
    isShown,
    selected,
    select,
    isRaised,
    lower,
  }
}
