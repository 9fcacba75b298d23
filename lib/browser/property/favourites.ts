import { readDevice, writeDevice } from '@/lib/browser/storage'

/** Storage key of the favourite plots: a list of plot keys, as JSON. */
export const FAVOURITES = 'shortlist'

/** The most favourites: a printed comparison has this many columns on one A4 page. */
export const MAX_FAVOURITES = 6

/** A plot of any project. */
export type PlotKey = { slug: string; number: number }

/** A plot's key in storage and in the address of a comparison: `vistara-34`. */
export const plotKey = ({ slug, number }: PlotKey): string => `${slug}-${number}`

/** Parses a key; undefined if it is malformed. Does not check that the plot exists. */
export function readPlotKey(key: unknown): PlotKey | undefined {
  const [, slug, number] =
    (typeof key === 'string' && /^([a-z\d]+(?:-[a-z\d]+)*)-([1-9]\d{0,4})$/.exec(key)) || []
  return slug === undefined ? undefined : { slug, number: Number(number) }
}

/** The valid keys of a list, without duplicates. */
export const cleanKeys = (keys: readonly unknown[]): readonly string[] => [
  ...new Set(keys.flatMap((key) => (readPlotKey(key) ? [key as string] : []))),
]

/** The keys of the favourite plots; none where storage is blocked or malformed. */
export function readFavourites(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readDevice(FAVOURITES) ?? '[]')
    return Array.isArray(stored) ? cleanKeys(stored).slice(0, MAX_FAVOURITES) : []
  } catch {
    return []
  }
}

/** Stores the favourites; does nothing where storage is blocked or full. An empty list removes the entry. */
export function writeFavourites(keys: readonly string[]): void {
  // A failure is ignored: the list lasts for this page, and the address of a comparison has its plots.
  writeDevice(FAVOURITES, keys.length === 0 ? undefined : JSON.stringify(keys))
}

/** The first `MOST_KEPT` keys in the address of a comparison, and whether there were more. */
export function readCompared(search: string): { keys: readonly string[]; isCut: boolean } {
  const named = cleanKeys((new URLSearchParams(search).get('p') ?? '').split(','))
  return { keys: named.slice(0, MAX_FAVOURITES), isCut: named.length > MAX_FAVOURITES }
}

/** The query of a comparison: `?p=vistara-34,nakshatra-12`; empty without plots. */
export const writeCompared = (keys: readonly string[]): string =>
  keys.length === 0 ? '' : `?p=${keys.join()}`
