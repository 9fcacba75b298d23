import { useEffect, useState } from 'react'

/**
 * Returns true from the first effect on, when the island handles clicks itself. Islands write it to `data-ready` for
 * their styles.
 */
export function useIslandReady(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  return isReady
}
