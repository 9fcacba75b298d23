import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import type { IntroWords } from '@/content/schema/fan-home'
import { fill } from '@/lib/format/fill'
import styles from './Prompt.module.css'

type PromptProps = {
  words: IntroWords
  /** How long it waits for an answer. */
  seconds: number
  crest: ReactNode
  onEnable: () => void
  onCancel: () => void
}

/** The question before the show. The page's hero stays in sight behind it. */
export function Prompt({ words, seconds, crest, onEnable, onCancel }: PromptProps) {
  return (
    <div className={styles.root}>
      <m.div
        className={styles.card}
        initial={{ y: 24, opacity: 0 }}
        animate={{ y: 0, opacity: 1 }}
        transition={{ duration: 0.6, ease: [0.2, 0.7, 0.1, 1] }}
      >
        <div className={styles.crest}>{crest}</div>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.text}>{words.text}</p>
        <div className={styles.actions}>
          <Button icon="sound" onClick={onEnable}>
            {words.enable}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
        <p className={styles.timeout}>{fill(words.timeout, { seconds })}</p>
        <span className={styles.clock}>
          <m.span
            initial={{ scaleX: 1 }}
            animate={{ scaleX: 0 }}
            transition={{ duration: seconds, ease: 'linear' }}
          />
        </span>
      </m.div>
    </div>
  )
}
