import { useSyncExternalStore } from 'react'
import type { Plot } from '@/lib/domain/property/plots'

/** The plot that the visitor has chosen, for every part of the page. One page shows one project. */
let chosen: Plot | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Carries a choice to every part of the page. */
export function choosePlot(plot: Plot | undefined): void {
  chosen = plot
  for (const listener of listeners) listener()
}

/** The chosen plot; none until the visitor or the address has chosen. */
export const useChosenPlot = (): Plot | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  )
