import * as m from 'framer-motion/m'
import { confettiPieces } from '@/lib/browser/intro/confetti'
import styles from './Preloader.module.css'

type StreaksProps = { from: number; to: number }

/** Light in the team's colours, driven across the stage while the wins count up. */
export function Streaks({ from, to }: StreaksProps) {
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
