import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import styles from './Preloader.module.css'

type FloodlightsProps = {
  /** Seconds from the start of the scene: the first strike, and the end of the last. */
  from: number
  to: number
  /** End of the scene; the picture drifts until then. */
  until: number
  stadium: ReactNode
}

/** Six strikes, left and right in turn, two rows of lamps each. Fewer than three a second: no strobe. */
const STRIKES = [0, 1, 2, 3, 4, 5]
/** How much darkness each strike removes. */
const STRIKE = 0.13
/** Opacity of the darkness behind the scenes that follow. */
const DUSK = 0.86

const nightAt = (strike: number) => [1 - STRIKE * strike, 1 - STRIKE * (strike + 1)]

/** The ground at night, lit strike by strike. */
export function Floodlights({ from, to, until, stadium }: FloodlightsProps) {
  const at = (strike: number) => from + ((to - from) / STRIKES.length) * strike
  const share = (second: number) => second / until
  return (
    <m.div
      className={styles.frame}
      initial={{ scale: 1.14 }}
      animate={{ scale: 1 }}
      transition={{ duration: until, ease: 'easeOut' }}
    >
      {stadium}
      <m.span
        className={styles.night}
        initial={{ opacity: 1 }}
        animate={{ opacity: [1, ...STRIKES.flatMap(nightAt), DUSK] }}
        transition={{
          duration: until,
          ease: 'linear',
          times: [0, ...STRIKES.flatMap((strike) => [at(strike), at(strike) + 0.07].map(share)), 1],
        }}
      />
      {STRIKES.map((strike) => (
        <m.span
          key={strike}
          className={styles.lamp}
          data-side={strike % 2 === 0 ? 'left' : 'right'}
          data-row={Math.floor(strike / 2)}
          initial={{ opacity: 0, scale: 0.4 }}
          animate={{ opacity: [0, 1, 0.62], scale: [0.4, 1.25, 1] }}
          transition={{ delay: at(strike), duration: 0.9, times: [0, 0.12, 1], ease: 'easeOut' }}
        />
      ))}
      {STRIKES.slice(0, 4).map((strike) => (
        <m.span
          key={strike}
          className={styles.beam}
          data-side={strike % 2 === 0 ? 'left' : 'right'}
          data-row={Math.floor(strike / 2)}
          initial={{ opacity: 0 }}
          animate={{ opacity: [0, 0.7, 0.42] }}
          transition={{ delay: at(strike), duration: 1.2, times: [0, 0.15, 1] }}
        />
      ))}
    </m.div>
  )
}
