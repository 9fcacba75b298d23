import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import { confettiPieces } from '@/lib/browser/intro/confetti'
import type { IntroWin } from '@/lib/browser/intro/wins'
import { CrestDrawing } from './CrestDrawing'
import { Floodlights } from './Floodlights'
import styles from './Preloader.module.css'

type PreloaderProps = {
  /** False until the sound has started: the ground is dark. */
  isRunning: boolean
  seconds: number
  wins: readonly IntroWin[]
  stadium: ReactNode
  crest: ReactNode
}

/** Start and end of each act, as fractions of the scene, so that its duration is defined once. */
const ACTS = {
  crest: [0, 0.4],
  lights: [0.05, 0.44],
  wins: [0.46, 0.955],
  blackout: 0.955,
} as const

/**
 * The build-up to the hit: the crest is drawn while floodlights come on one by one, the season's wins count up, and
 * then everything is dark for a moment.
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

type StreaksProps = { from: number; to: number }

/** Light in the team's colours, driven across the stage while the wins count up. */
function Streaks({ from, to }: StreaksProps) {
  return confettiPieces(34, to - from, 3).map((streak) => (
    <m.span
      key={streak.left}
      className={styles.streak}
      data-tone={streak.tone}
      initial={{
        x: '80vw',
        y: `${streak.left * 1.3 - 30}vh`,
        scaleX: streak.size,
        rotate: -14,
        opacity: 0,
      }}
      animate={{ x: '-130vw', y: `${streak.left * 1.3 + 20}vh`, opacity: [0, 1, 1, 0] }}
      transition={{
        delay: from + streak.delay,
        duration: 0.7 + streak.size * 0.5,
        ease: [0.5, 0, 0.7, 1],
        repeat: 2,
        repeatDelay: streak.delay * 0.3,
      }}
    />
  ))
}

type WinCountProps = { from: number; to: number; wins: readonly IntroWin[] }

/** The season's wins, one beat each, over a bar that fills towards the cup. */
function WinCount({ from, to, wins }: WinCountProps) {
  const beat = (to - from) / wins.length
  return (
    <div className={styles.count}>
      {wins.map((win, index) => (
        <m.p
          key={`${win.over} ${win.margin}`}
          className={styles.win}
          initial={{ opacity: 0, x: '9vw' }}
          animate={{ opacity: [0, 1, 1, 0], x: ['9vw', '0.6vw', '-0.6vw', '-9vw'] }}
          transition={{
            delay: from + beat * index,
            duration: beat,
            times: [0, 0.2, 0.86, 1],
            ease: 'linear',
          }}
        >
          <span>{win.over}</span>
          <b>{win.margin}</b>
        </m.p>
      ))}
      <ol className={styles.bar}>
        {wins.map((win, index) => (
          <m.li
            key={`${win.over} ${win.margin}`}
            initial={{ scaleX: 0 }}
            animate={{ scaleX: 1 }}
            transition={{ delay: from + beat * index, duration: beat * 0.6, ease: 'easeOut' }}
          />
        ))}
      </ol>
    </div>
  )
}
