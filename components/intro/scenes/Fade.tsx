import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import styles from './Fade.module.css'

type FadeProps = { isFading: boolean; seconds: number; children: ReactNode }

/** The last scene: everything on the stage gives way to the page, whose hero holds the same cup. */
export function Fade({ isFading, seconds, children }: FadeProps) {
  return (
    <m.div
      className={styles.root}
      initial={{ opacity: 1 }}
      animate={{ opacity: isFading ? 0 : 1 }}
      transition={{ duration: seconds, ease: 'easeInOut' }}
    >
      {children}
    </m.div>
  )
}
