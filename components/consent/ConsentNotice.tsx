import { InlineScript } from '@/components/seo/InlineScript'
import type { ConsentWords } from '@/content/schema/consent'
import { tagsScript } from '@/lib/analytics/script'
import type { TagManager } from '@/lib/analytics/tag-manager'
import { ConsentButtons } from './ConsentButtons'
import styles from './ConsentNotice.module.css'

type ConsentNoticeProps = {
  words: ConsentWords
  tags: TagManager
  /** Where it says what is stored. */
  morePath: string
}

/**
 * Asks once whether visits may be counted. It stands early in the document, so that a keyboard meets
 * it first, and at the foot of the screen, where it keeps clear of the page: the page grows by its
 * height and scrolls focus to above it. What is fixed to the foot of a page carries
 * `data-above-notice` and adds `--notice-height`.
 * Shown by its script alone; without JavaScript nothing is measured and nothing is asked.
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
        <ConsentButtons words={words} />
      </section>
      <InlineScript text={tagsScript(tags)} />
    </>
  )
}
