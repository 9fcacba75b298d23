import { InlineScript } from '@/components/layout/InlineScript'
import type { ConsentWords } from '@/content/schema/consent'
import type { TagManager } from '@/lib/browser/analytics/tag-manager'
import styles from './Consent.module.css'

type ConsentNoticeProps = {
  words: ConsentWords
  tags: TagManager
  /** Page that explains what is stored. */
  morePath: string
}

/**
 * Asks for consent to analytics: a low bar at the foot of the window. Its script (lib/browser/analytics/start.ts)
 * shows it after half a screen of scrolling and hides it on the way back, so that it never covers the first
 * screen. In windows lower than 32em it is the first part of the page and covers nothing. Without JavaScript it
 * stays hidden and nothing is measured. It comes early in the document, so that keyboards reach it first. The
 * page grows by its height, and focus scrolls to above it. Bars with `data-hidden-by-notice` are hidden
 * meanwhile.
 */
export function ConsentNotice({ words, tags, morePath }: ConsentNoticeProps) {
  return (
    <>
      <section
        className={styles.root}
        aria-label={words.landmark}
        tabIndex={-1}
        data-ground="dark"
        data-consent-notice=""
      >
        <p className={styles.text}>
          {words.question} <a href={morePath}>{words.more}</a>
        </p>
        <ConsentButtons words={words} look="question" />
      </section>
      <InlineScript name="tags" data-id={tags.id} data-script-url={tags.scriptUrl} />
    </>
  )
}

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

type ConsentButtonsProps = {
  words: ConsentWords
  /** `choice` marks what has been chosen. */
  look: 'question' | 'choice'
}

/** Accept and Decline, of one weight. `lib/browser/analytics/start.ts` listens for their presses. */
function ConsentButtons({ words, look }: ConsentButtonsProps) {
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
