import type { ConsentWords } from '@/content/schema/consent'
import styles from './Consent.module.css'

type ConsentButtonsProps = {
  words: ConsentWords
  /** `choice` marks what has been chosen. */
  look: 'question' | 'choice'
}

/** Accept and Decline, of one weight. `lib/browser/analytics/start.ts` listens for their presses. */
export function ConsentButtons({ words, look }: ConsentButtonsProps) {
  return (
    <div className={styles.buttons} data-look={look}>
      <button className={styles.button} type="button" data-consent="denied">
        {words.decline}
      </button>
      <button className={styles.button} type="button" data-consent="granted">
        {words.accept}
      </button>
    </div>
  )
}
