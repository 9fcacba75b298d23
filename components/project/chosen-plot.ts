import { useSyncExternalStore } from 'react'
import type { Plot } from '@/lib/domain/property/plots'

/** The chosen plot, shared by all parts of the page. A page shows one project. */
let chosen: Plot | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the chosen plot and notifies all parts of the page. */
export function choosePlot(plot: Plot | undefined): void {
  chosen = plot
  for (const listener of listeners) listener()
}

/** Returns the chosen plot; undefined until the visitor or the address has chosen one. */
export const useChosenPlot = (): Plot | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  )
