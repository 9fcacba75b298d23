import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIslandReady } from '@/components/ui/use-island-ready'
import {
  EVERYTHING,
  PAGE_SIZE,
  readSelection,
  type Selection,
  writeSelection,
} from '@/lib/listing/selection'
import { arrangeItems } from './arrange-items'

/** The visitor's choice, in step with the address, Back, and the items inside `list`. */
export function useSelection(list: RefObject<HTMLElement | null>) {
  const [selection, setSelection] = useState<Selection>(EVERYTHING)
  const isReady = useIslandReady()

  useEffect(() => {
    const read = () => setSelection(readSelection(location.search))
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  useLayoutEffect(() => {
    if (isReady && list.current) arrangeItems(list.current, selection)
  }, [selection, isReady, list])

  /** Changes the choice; unless told otherwise the list folds back to its first page. */
  const choose = (change: Partial<Selection>) => {
    const next = { ...selection, show: PAGE_SIZE, ...change }
    const search = writeSelection(location.search, next)
    history.pushState(null, '', `${location.pathname}${search}${location.hash}`)
    inTransition(() => setSelection(next))
  }

  return { selection, isReady, choose }
}

/** Lets pictures and names glide to their new places where the browser can and the visitor likes it. */
function inTransition(update: () => void): void {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  if (document.startViewTransition && !isStill) {
    document.startViewTransition(() => flushSync(update))
  } else flushSync(update)
}
