import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import styles from './Preloader.module.css'

type CrestDrawingProps = {
  from: number
  to: number
  until: number
  /** The finished crest, which replaces the drawing. */
  crest: ReactNode
}

/** The lines of assets/logos/crest-tiruppur-tamilans.svg, in drawing order. */
const LINES = [
  'M100 6 L188 30 V128 C188 182 150 214 100 236 C50 214 12 182 12 128 V30 Z',
  'M100 19 L177 39.5 V127 C177 174 144 203 100 223 C56 203 23 174 23 127 V39.5 Z',
  'M24 174 H176',
  'M100 92 C84 92 70 84 60 66 C52 52 38 50 30 54 C34 84 56 112 88 116 L88 168 L100 180 L112 168 L112 116 C144 112 166 84 170 54 C162 50 148 52 140 66 C130 84 116 92 100 92 Z',
  'M100 45 A17 17 0 1 1 99.9 45 Z',
  'M90 50 C97 57 97 67 90 74 M110 50 C103 57 103 67 110 74',
]

/** Draws the crest line by line, fills it with colour, and enlarges it until the end of the scene. */
export function CrestDrawing({ from, to, until, crest }: CrestDrawingProps) {
  const step = (to - from) / (LINES.length + 2)
  return (
    <m.div
      className={styles.drawing}
      initial={{ scale: 0.9 }}
      animate={{ scale: 1.1 }}
      transition={{ delay: from, duration: until - from, ease: 'linear' }}
    >
      <m.span
        className={styles.glow}
        initial={{ opacity: 0, scale: 0.6 }}
        animate={{ opacity: 1, scale: 1 }}
        transition={{ delay: from, duration: until - from, ease: 'easeIn' }}
      />
      <svg className={styles.lines} viewBox="0 0 200 242" focusable="false" aria-hidden="true">
        {LINES.map((line, index) => (
          <m.path
            key={line}
            d={line}
            initial={{ pathLength: 0, opacity: 0 }}
            animate={{ pathLength: 1, opacity: 1 }}
            transition={{
              delay: from + step * index,
              duration: step * 3,
              ease: 'easeInOut',
              opacity: { delay: from + step * index, duration: 0.05 },
            }}
          />
        ))}
      </svg>
      <m.div
        className={styles.crest}
        initial={{ opacity: 0 }}
        animate={{ opacity: 1 }}
        transition={{ delay: to - step * 0.4, duration: 0.7 }}
      >
        {crest}
      </m.div>
    </m.div>
  )
}
