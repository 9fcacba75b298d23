import type { ConsentWords } from '@/content/schema/consent'
import styles from './ConsentButtons.module.css'

/** Accept and Decline, of one weight. `lib/analytics/start.ts` listens for their presses. */
export function ConsentButtons({ words }: { words: ConsentWords }) {
  return (
    <div className={styles.root}>
      <button className={styles.button} type="button" data-consent="denied">
        {words.decline}
      </button>
      <button className={styles.button} type="button" data-consent="granted">
        {words.accept}
      </button>
    </div>
  )
}
