import * as m from 'framer-motion/m'
import type { IntroWin } from '@/lib/browser/intro/wins'
import styles from './Preloader.module.css'

type WinCountProps = { from: number; to: number; wins: readonly IntroWin[] }

/** The season's wins, one beat each, over a bar that fills towards the cup. */
export function WinCount({ from, to, wins }: WinCountProps) {
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
