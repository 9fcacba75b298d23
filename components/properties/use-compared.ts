import { useEffect, useState } from 'react'
import { setFavourites, useFavourites } from '@/components/project/favourites'
import { send } from '@/lib/browser/http'
import { setAddress } from '@/lib/browser/page/address'
import { readCompared, readPlotKey, writeCompared } from '@/lib/browser/property/favourites'
import type { Plot } from '@/lib/domain/property/plots'
import { readPlotsFile } from '@/lib/domain/property/plots-file'
import type { ComparedPlot, ComparedProject } from './compared-project'

/** Timeout for loading a project's plots, in milliseconds. */
const TIMEOUT = 15_000

const fetchPlots = async (file: string) => {
  const answer = await send(file, {
    timeout: TIMEOUT,
    read: async (response) => readPlotsFile(await response.json()),
  })
  return answer.ok ? answer.body : undefined
}

/**
 * Returns the plots named in the address, with today's facts. Saved plots that are no longer on a plan are dropped
 * silently; others are listed in `unknown`.
 */
export function useCompared(projects: readonly ComparedProject[]) {
  const [keys, setKeys] = useState<readonly string[]>([])
  const [isCut, setIsCut] = useState(false)
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly Plot[]>>(new Map())
  const [hasFailed, setHasFailed] = useState(false)
  const favourites = useFavourites()

  useEffect(() => {
    const named = readCompared(location.search)
    setKeys(named.keys)
    setIsCut(named.isCut)
  }, [])

  const projectOf = (key: string) => projects.find(({ slug }) => slug === readPlotKey(key)?.slug)
  const find = (key: string): ComparedPlot | undefined => {
    const project = projectOf(key)
    const number = readPlotKey(key)?.number
    const plot = project && loaded.get(project.slug)?.find((each) => each.number === number)
    return plot && { key, project, plot }
  }
  const awaited = projects.filter(
    (project) => !loaded.has(project.slug) && keys.some((key) => projectOf(key) === project),
  )
  const isLoading = awaited.length > 0
  const load = async () => {
    setHasFailed(false)
    const files = await Promise.all(
      awaited.map(async ({ slug, file }) => [slug, await fetchPlots(file)] as const),
    )
    const come = files.flatMap(([slug, plots]) => (plots ? [[slug, plots] as const] : []))
    setLoaded((before) => new Map([...before, ...come]))
    setHasFailed(come.length < files.length)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading depends on the keys; a failure waits for a retry.
  useEffect(() => {
    if (isLoading && !hasFailed) void load()
  }, [keys])

  /** Shows only these plots, and writes them to the address. */
  const show = (next: readonly string[]) => {
    setKeys(next)
    setIsCut(false)
    setAddress('replace', location.pathname + writeCompared(next))
  }
  const missing = isLoading ? [] : keys.filter((key) => !find(key))
  const gone = missing.filter((key) => favourites.includes(key)).join()
  useEffect(() => {
    if (!gone) return
    const isThere = (key: string) => !gone.split(',').includes(key)
    setFavourites(favourites.filter(isThere))
    show(keys.filter(isThere))
  })

  return {
    plots: keys.flatMap((key) => find(key) ?? []),
    isEmpty: keys.length === 0,
    isLoading,
    hasFailed,
    isCut,
    unknown: missing,
    retry: () => void load(),
    /** Removes a plot from the comparison and from the device. */
    remove: (key: string) => {
      setFavourites(favourites.filter((each) => each !== key))
      show(keys.filter((each) => each !== key))
    },
  }
}
