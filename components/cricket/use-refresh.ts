import { useEffect, useEffectEvent, useState } from 'react'
import { feed, isFile } from '@/lib/browser/cricket/feed'
import type { FeedCall, FeedQuery } from '@/lib/domain/cricket/feed-types'
import { isMatchOn } from '@/lib/domain/cricket/latest'
import { resultsCall } from '@/lib/domain/cricket/results'
import type { FeedSource } from '@/lib/domain/services'

/** Time between two requests while a match is on; milliseconds. */
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** State of a refresh: nothing yet, a valid answer and its time, or only failures. */
export type Refreshed<Value> = {
  readonly value?: Value
  /** The value of this page before the last change. */
  readonly before?: Value | undefined
  readonly at?: number
  /** When the value last changed. */
  readonly since?: number
  /** When the page last looked for a newer one. */
  readonly askedAt?: number
  readonly isMatchOn: boolean
  readonly hasFailed: boolean
}

const isOfToday = (start: string): boolean => {
  const since = Date.now() - Date.parse(start)
  return since >= 0 && since < DAY
}

type Refresh<Value> = {
  source: FeedSource
  query: FeedQuery
  call: FeedCall<Value>
  /** How long an answer stays valid, or would, while no match is on; milliseconds. */
  maxAge: number
  matchStarts: readonly string[]
  /** When the page was built from the feed, if it was: cached answers from before are older. */
  builtAt: string | null
}

/**
 * Returns the cached answer, then a fresh one if it is too old: when the page opens and, while a match is on and the
 * page is visible, once a minute. A later failure keeps the last valid answer. All islands and pages share the requests.
 */
export function useRefresh<Value>(refresh: Refresh<Value>): Refreshed<Value> {
  const { source, query, call, maxAge, matchStarts, builtAt } = refresh
  const [state, setState] = useState<Refreshed<Value>>({ isMatchOn: false, hasFailed: false })

  const isOn = () =>
    isMatchOn(matchStarts, feed.recall(source, resultsCall(query))?.value ?? [], Date.now())
  const show = ({ value, at, since }: { value: Value; at: number; since: number }) => {
    if (builtAt !== null && at < Date.parse(builtAt)) return
    const isNowOn = isOn()
    const askedAt = Date.now()
    setState((current) => ({
      value,
      before: current.since === since ? current.before : current.value,
      at,
      since,
      askedAt,
      isMatchOn: isNowOn,
      hasFailed: false,
    }))
  }
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const remembered = feed.recall(source, call)
    if (remembered) show(remembered)
    // Long after a match its file tells nothing new, or is not there.
    if (isFile(source) && !isOn() && !matchStarts.some(isOfToday)) return
    const answer = await feed.ask(source, call, isOn() ? MINUTE : maxAge)
    if (signal.aborted) return
    if (answer.ok) show(answer)
    else setState((current) => ({ ...current, hasFailed: true }))
  })
  /** When to ask again: while a match is on, or when the next one starts. */
  const nextAt = useEffectEvent(() => {
    if (isOn()) return feed.dueAt(source, call, MINUTE)
    const now = Date.now()
    return Math.min(...matchStarts.map(Date.parse).filter((start) => start > now))
  })

  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    let hasAsked = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = async () => {
      hasAsked = true
      await ask(signal)
      plan()
    }
    const plan = () => {
      clearTimeout(timer)
      if (signal.aborted || document.visibilityState !== 'visible') return
      if (!hasAsked) return void run()
      const wait = nextAt() - Date.now()
      // Timers hold 24 days at most.
      if (wait < DAY) timer = setTimeout(run, wait)
    }
    document.addEventListener('visibilitychange', plan, { signal })
    plan()
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [])

  return state
}
