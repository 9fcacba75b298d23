import { readDevice, writeDevice } from '@/lib/browser/storage'

/** Where the device keeps the plots whose star was pressed: a list of keys, as JSON. */
export const SHORTLIST = 'shortlist'

/** As many plots as a comparison has columns for on one A4. */
export const MOST_KEPT = 6

/** A plot of any project. */
export type PlotKey = { slug: string; number: number }

/** A plot as the address of a comparison and the device name it: `vistara-34`. */
export const plotKey = ({ slug, number }: PlotKey): string => `${slug}-${number}`

/** The plot that a key names, whether there is one or not; undefined for what is no key. */
export function readPlotKey(key: unknown): PlotKey | undefined {
  const [, slug, number] =
    (typeof key === 'string' && /^([a-z\d]+(?:-[a-z\d]+)*)-([1-9]\d{0,4})$/.exec(key)) || []
  return slug === undefined ? undefined : { slug, number: Number(number) }
}

/** Keys as they come from anywhere: each once, without what is none. */
export const cleanKeys = (keys: readonly unknown[]): readonly string[] => [
  ...new Set(keys.flatMap((key) => (readPlotKey(key) ? [key as string] : []))),
]

/** The keys of the plots that the device keeps; none where its storage is blocked or holds anything else. */
export function readShortlist(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readDevice(SHORTLIST) ?? '[]')
    return Array.isArray(kept) ? cleanKeys(kept).slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}

/** Keeps the plots on the device, unless its storage is blocked or full. An empty list leaves nothing behind. */
export function writeShortlist(keys: readonly string[]): void {
  // Where it is not kept it lasts as long as the page; the address of a comparison holds its plots anyway.
  writeDevice(SHORTLIST, keys.length === 0 ? undefined : JSON.stringify(keys))
}

/** The plots that the address of a comparison names, and whether it names more than there is room for. */
export function readCompared(search: string): { keys: readonly string[]; isCut: boolean } {
  const named = cleanKeys((new URLSearchParams(search).get('p') ?? '').split(','))
  return { keys: named.slice(0, MOST_KEPT), isCut: named.length > MOST_KEPT }
}

/** The part of an address that names the plots of a comparison: `?p=vistara-34,nakshatra-12`. */
export const writeCompared = (keys: readonly string[]): string =>
  keys.length === 0 ? '' : `?p=${keys.join()}`
