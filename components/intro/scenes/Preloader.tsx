import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import type { IntroWin } from '@/lib/browser/intro/wins'
import { CrestDrawing } from './CrestDrawing'
import { Floodlights } from './Floodlights'
import styles from './Preloader.module.css'
import { Streaks } from './Streaks'
import { WinCount } from './WinCount'

type PreloaderProps = {
  /** False while the sound has not begun: the ground lies dark. */
  isRunning: boolean
  seconds: number
  wins: readonly IntroWin[]
  stadium: ReactNode
  crest: ReactNode
}

/** Where each act begins and ends, as fractions of the scene, so that its length lives in one place. */
const ACTS = {
  crest: [0, 0.4],
  lights: [0.05, 0.44],
  wins: [0.46, 0.955],
  blackout: 0.955,
} as const

/**
 * The rise to the hit: the crest draws itself at once while floodlights strike on one by one, the season's wins
 * count up, and for a breath everything is dark.
 */
export function Preloader({ isRunning, seconds, wins, stadium, crest }: PreloaderProps) {
  const span = ([from, to]: readonly [number, number]) => ({
    from: from * seconds,
    to: to * seconds,
  })
  return (
    <div className={styles.root} aria-hidden="true">
      {isRunning && (
        <m.div
          className={styles.act}
          initial={{ opacity: 1, scale: 1 }}
          animate={{ opacity: 0, scale: 1.12 }}
          transition={{
            delay: ACTS.blackout * seconds,
            duration: (1 - ACTS.blackout) * seconds * 0.7,
            ease: 'easeIn',
          }}
        >
          <Floodlights {...span(ACTS.lights)} until={seconds} stadium={stadium} />
          <Streaks {...span(ACTS.wins)} />
          <CrestDrawing {...span(ACTS.crest)} until={seconds} crest={crest} />
          <WinCount {...span(ACTS.wins)} wins={wins} />
        </m.div>
      )}
    </div>
  )
}
