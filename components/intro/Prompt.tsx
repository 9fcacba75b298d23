import type { CSSProperties, ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import type { IntroWords } from '@/content/schema/fan-home'
import { fill } from '@/lib/domain/format/fill'
import styles from './Prompt.module.css'

type PromptProps = {
  words: IntroWords
  /** Seconds that the prompt waits for an answer. */
  seconds: number
  crest: ReactNode
}

/**
 * The question before the show: HTML that the gate script opens and handles (lib/browser/intro/gate.ts). The page's
 * hero stays visible behind it.
 */
export function Prompt({ words, seconds, crest }: PromptProps) {
  return (
    <div className={styles.root} style={{ '--timeout': `${seconds}s` } as CSSProperties}>
      <div className={styles.crest}>{crest}</div>
      <p className={styles.title}>{words.title}</p>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.actions}>
        <Button icon="sound" value="enable">
          {words.enable}
        </Button>
        <Button variant="ghost" value="cancel">
          {words.cancel}
        </Button>
      </div>
      <p className={styles.timeout}>{fill(words.timeout, { seconds })}</p>
      <span className={styles.clock} />
    </div>
  )
}
