import { useEffect, useState } from 'react'

/**
 * True from the first effect on: the island then answers presses itself. Islands write it into
 * `data-ready`, which the styles read.
 */
export function useIslandReady(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  return isReady
}
