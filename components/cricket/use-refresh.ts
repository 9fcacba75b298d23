import { useEffect, useEffectEvent, useState } from 'react'
import { feed } from '@/lib/browser/cricket/feed'
import type { FeedCall } from '@/lib/domain/cricket/feed-types'
import type { FeedSource } from '@/lib/domain/services'

/** Minimum time between two requests on return to the tab while a match may be on; milliseconds. */
export const RETURN_AFTER = 5 * 60 * 1000

/** State of a refresh: nothing yet, a valid answer and its time, or only failures. */
export type Refreshed<Value> = {
  readonly value?: Value
  readonly at?: number
  readonly hasFailed: boolean
}

type Refresh<Value> = {
  source: FeedSource
  call: FeedCall<Value>
  /** How long an answer stays valid, or would; milliseconds. */
  maxAge: (value: Value | undefined) => number
  /** When the page was built from the feed, if it was: cached answers from before are older. */
  builtAt: string | null
  /** Whether a match may be on: then returning to the tab requests again. */
  mayBeOn: (value: Value | undefined) => boolean
}

/**
 * Returns the cached answer, then a fresh one if it is too old: when the page opens and, while a match may be on,
 * when the visitor returns to the tab. A later failure keeps the last valid answer.
 */
export function useRefresh<Value>(refresh: Refresh<Value>): Refreshed<Value> {
  const [state, setState] = useState<Refreshed<Value>>({ hasFailed: false })

  const show = (value: Value, at: number) => {
    if (refresh.builtAt !== null && at < Date.parse(refresh.builtAt)) return
    setState((current) => (current.at === at ? current : { value, at, hasFailed: false }))
  }
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { source, call } = refresh
    const remembered = feed.recall(source, call)
    if (remembered) show(remembered.value, remembered.at)
    const maxAge = refresh.maxAge(remembered?.value)
    const answer = await feed.ask(source, call, maxAge)
    if (signal.aborted) return
    if (answer.ok) show(answer.value, answer.at)
    else setState((current) => ({ ...current, hasFailed: true }))
  })
  const isDue = useEffectEvent(
    (askedAt: number, now: number) =>
      now - Math.min(askedAt, state.at ?? askedAt) >= RETURN_AFTER && refresh.mayBeOn(state.value),
  )

  useEffect(() => {
    const gone = new AbortController()
    let askedAt = Date.now()
    void ask(gone.signal)
    const onReturn = () => {
      const now = Date.now()
      if (document.visibilityState !== 'visible' || !isDue(askedAt, now)) return
      askedAt = now
      void ask(gone.signal)
    }
    document.addEventListener('visibilitychange', onReturn, { signal: gone.signal })
    return () => gone.abort()
  }, [])

  return state
}
