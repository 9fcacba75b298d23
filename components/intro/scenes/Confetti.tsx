import * as m from 'framer-motion/m'
import { confettiPieces } from '@/lib/browser/intro/confetti'
import styles from './Trophy.module.css'

/** Gold, ivory, crimson and saffron paper over the cup. */
export function Confetti({ seconds }: { seconds: number }) {
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
