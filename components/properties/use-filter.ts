import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIslandReady } from '@/components/ui/use-island-ready'
import { setAddress } from '@/lib/browser/page/address'
import { readFilter, type StatusFilter, writeFilter } from '@/lib/domain/listing/selection'

/** The visitor's filter, in step with the address, Back, and the items inside `list`. */
export function useFilter(list: RefObject<HTMLElement | null>) {
  const [filter, setFilter] = useState<StatusFilter>('all')
  const isReady = useIslandReady()

  useEffect(() => {
    const read = () => setFilter(readFilter(location.search))
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  // The server has rendered the items, and React never renders them again: nothing disputes what is hidden.
  useLayoutEffect(() => {
    if (!isReady) return
    for (const item of list.current?.querySelectorAll<HTMLElement>('[data-status]') ?? []) {
      item.hidden = filter !== 'all' && item.dataset.status !== filter
    }
  }, [filter, isReady, list])

  const choose = (next: StatusFilter) => {
    const search = writeFilter(location.search, next)
    setAddress('push', `${location.pathname}${search}${location.hash}`)
    inTransition(() => setFilter(next))
  }

  return { filter, isReady, choose }
}

/** Lets pictures and names glide to their new places where the browser can and the visitor likes it. */
function inTransition(update: () => void): void {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  if (document.startViewTransition && !isStill) {
    document.startViewTransition(() => flushSync(update))
  } else flushSync(update)
}
