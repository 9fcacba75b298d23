import { fileOf } from '@/content/folder'
import type { Store } from './store'

type Survey = { plots: readonly { number: number; squareFeet: number; facing: string }[] }

const PLOTS = /^projects\/plots\/(?=[^/]+\.json$)/

/** Size and facing of each plot, by its number; undefined for other files, and where no file has them. */
export async function plotFacts(
  store: Store,
  file: string | undefined,
): Promise<((number: number) => string | undefined) | undefined> {
  if (!file || !PLOTS.test(file)) return undefined
  try {
    const drawn = await store.read(fileOf(file.replace(PLOTS, 'projects/plans/')))
    // Without a drawing the project itself lists the plots.
    const { text } = drawn.text ? drawn : await store.read(fileOf(file.replace(PLOTS, 'projects/')))
    const { plots } = JSON.parse(text ?? '') as Survey
    const facts = plots.map(({ number, squareFeet, facing }) => {
      return [number, `${squareFeet.toLocaleString('en-IN')}\u00a0sq.ft ${facing}`] as const
    })
    const known = new Map(facts)
    return (number) => known.get(number)
  } catch {
    // The list works without these facts.
    return undefined
  }
}
