import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import type { IntroWords } from '@/content/schema/fan-home'
import { confettiPieces } from '@/lib/browser/intro/confetti'
import styles from './Trophy.module.css'

type TrophyProps = { words: IntroWords; seconds: number; trophy: ReactNode }

/** The hit: one bloom of light, the cup rises, the word appears. */
export function Trophy({ words, seconds, trophy }: TrophyProps) {
  return (
    <div className={styles.root}>
      <m.div
        className={styles.picture}
        initial={{ y: '9%', scale: 1.22, opacity: 0 }}
        animate={{ y: '0%', scale: 1.02, opacity: 1 }}
        transition={{
          duration: seconds,
          ease: [0.1, 0.7, 0.1, 1],
          opacity: { duration: 0.5, ease: 'easeOut' },
        }}
      >
        {trophy}
      </m.div>
      <m.span
        className={styles.rays}
        initial={{ opacity: 0, rotate: -8 }}
        animate={{ opacity: [0, 0.8, 0.35], rotate: 10 }}
        transition={{ duration: seconds, times: [0, 0.18, 1], ease: 'easeOut' }}
      />
      <span className={styles.shade} />
      <p className={styles.words}>
        <m.b
          initial={{ y: '60%', opacity: 0, skewX: -9 }}
          animate={{ y: '0%', opacity: 1, skewX: -9 }}
          transition={{ delay: seconds * 0.1, duration: 0.8, ease: [0.2, 0.7, 0.1, 1] }}
        >
          {words.champions}
        </m.b>
        <m.span
          initial={{ y: 16, opacity: 0 }}
          animate={{ y: 0, opacity: 1 }}
          transition={{ delay: seconds * 0.26, duration: 0.7, ease: [0.2, 0.7, 0.1, 1] }}
        >
          {words.season}
        </m.span>
      </p>
      <Confetti seconds={seconds * 1.3} />
      <m.span
        className={styles.hit}
        initial={{ opacity: 0.9, scale: 0.7 }}
        animate={{ opacity: 0, scale: 1.5 }}
        transition={{ duration: 0.9, ease: [0.1, 0.6, 0.3, 1] }}
      />
    </div>
  )
}

/** Gold, ivory, crimson and saffron paper over the cup. */
function Confetti({ seconds }: { seconds: number }) {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {confettiPieces(84, seconds, 4).map((piece) => (
        <m.span
          key={piece.left}
          className={styles.piece}
          data-tone={piece.tone}
          initial={{ x: `${piece.left}vw`, y: '-6vh', rotate: 0, rotateX: 0, scale: piece.size }}
          animate={{
            x: `${piece.left + piece.drift}vw`,
            y: '108vh',
            rotate: piece.turn,
            rotateX: piece.turn * 1.5,
          }}
          transition={{ delay: piece.delay, duration: piece.life, ease: [0.15, 0.3, 0.8, 0.9] }}
        />
      ))}
    </div>
  )
}
