'use client'

import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { SectionHead } from '@/components/sections/SectionHead'
import type { FixturesWords } from '@/content/schema/team-page'
import { type FixtureState, fixtureStates, hasEnded } from '@/lib/cricket/fixture-state'
import styles from './FixtureClock.module.css'

const States = createContext<ReadonlyMap<string, FixtureState> | undefined>(undefined)

type FixtureClockProps = {
  starts: readonly string[]
  /** What the record says while the browser's clock is unknown. */
  isOver: boolean
  words: Pick<FixturesWords, 'ahead' | 'ended'>
  heading: { id: string; title: string }
  /** Beside the line on the season. */
  legend?: ReactNode
  children: ReactNode
}

/**
 * Tells the fixtures what day it is in India.
 *
 * Why: next, today and past depend on when the page is read, not on when it was built.
 * Without JavaScript: the dates stand alone, and a fixture without a result counts as ahead.
 * Cost: 0.9 kB gzip, no request.
 */
export function FixtureClock(props: FixtureClockProps) {
  const { starts, words, heading, legend, children } = props
  const [now, setNow] = useState<number>()

  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    // A page left open over midnight, or come back to, is right again.
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  const isOver = now === undefined ? props.isOver : hasEnded(starts, now)
  return (
    <div data-island="live" data-ready={now === undefined ? undefined : ''}>
      <SectionHead look="row" {...heading}>
        <p>{isOver ? words.ended : words.ahead}</p>
        {legend}
      </SectionHead>
      <States value={now === undefined ? undefined : fixtureStates(starts, now)}>{children}</States>
    </div>
  )
}

type FixtureStateMarkProps = { start: string; words: FixturesWords['states'] }

/** Where one fixture stands: next, today or past; nothing for the ones after next. */
export function FixtureStateMark({ start, words }: FixtureStateMarkProps) {
  const state = use(States)?.get(start)
  if (!state || state === 'later') return null
  return (
    <b className={styles.mark} data-state={state}>
      {words[state]}
    </b>
  )
}

type WhileAheadProps = {
  /** The fixtures of which one at least must lie ahead. */
  starts: readonly string[]
  /** What the record says while the browser's clock is unknown. */
  isAhead: boolean
  children: ReactNode
  /** Shown once all are past. */
  otherwise?: ReactNode
}

/** Shows what serves fixtures to come, such as a way into a calendar, only while there are any. */
export function WhileAhead({ starts, isAhead, children, otherwise }: WhileAheadProps) {
  const states = use(States)
  const isShown = states ? starts.some((start) => states.get(start) !== 'past') : isAhead
  return isShown ? children : otherwise
}
