import { useEffect, useEffectEvent, useState } from 'react'
import { isMatchDay } from '@/lib/cricket/fixture-state'
import type { Parsed } from '@/lib/cricket/match'

/** A visitor who comes back sooner sees what was there; milliseconds. */
const RETURN_AFTER = 5 * 60 * 1000

/** What refreshing has brought: nothing yet, a good answer and when, or only failures. */
export type Refreshed<Value> = {
  readonly value?: Value
  readonly at?: number
  readonly hasFailed: boolean
}

type Refresh<Value> = {
  ask: () => Promise<Parsed<Value>>
  /** False for an answer that tells less than what is shown. */
  isAcceptable: (value: Value) => boolean
  /** Starts of the team's matches; on those days a return to the tab asks again. */
  matchStarts: readonly string[]
}

/**
 * Asks once a visit, and again on a match day when the visitor comes back to the tab after five
 * minutes. The last good answer stays, whatever happens to later ones.
 */
export function useRefresh<Value>(refresh: Refresh<Value>): Refreshed<Value> {
  const [state, setState] = useState<Refreshed<Value>>({ hasFailed: false })

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await refresh.ask()
    if (signal.aborted) return
    setState((current) => {
      if (!answer.ok || !refresh.isAcceptable(answer.value)) return { ...current, hasFailed: true }
      // From memory: the very answer that is shown already, with the time it came.
      if (current.value === answer.value) return current
      return { value: answer.value, at: Date.now(), hasFailed: false }
    })
  })
  const isDue = useEffectEvent((askedAt: number, now: number) => {
    return now - askedAt >= RETURN_AFTER && isMatchDay(refresh.matchStarts, now)
  })

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
