import type { ConsentWords } from '@/content/schema/consent'
import styles from './Consent.module.css'
import { ConsentButtons } from './ConsentButtons'

type CookieChoiceProps = {
  words: ConsentWords
  /** Whether the site has a tag manager at all. */
  isMeasured: boolean
}

/** Says what has been chosen, and lets the visitor choose again as easily. */
export function CookieChoice({ words, isMeasured }: CookieChoiceProps) {
  if (!isMeasured) return <p>{words.notMeasured}</p>
  return (
    <div className={styles.choice}>
      <p className={styles.state} role="status">
        {(['none', 'granted', 'denied'] as const).map((state) => (
          <span key={state} data-state={state}>
            {words.state[state]}
          </span>
        ))}
      </p>
      <ConsentButtons words={words} look="choice" />
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
    </div>
  )
}
