import { Icon } from '@/components/ui/Icon'
import type { Question } from '@/content/schema/question'
import { Inline } from './Inline'
import styles from './Questions.module.css'

type QuestionsProps = {
  items: readonly Question[]
  /** Names the link of an answer to itself. */
  linkLabel: string
  /** The first answer is open from the start. */
  isFirstOpen?: boolean
}

/** Questions that unfold, each with an address of its own (lib/page/open-question.inline.ts). */
export function Questions({ items, linkLabel, isFirstOpen = false }: QuestionsProps) {
  return (
    <div className={styles.root}>
      {items.map(({ slug, question, answer }, index) => (
        <details
          className={styles.item}
          id={slug}
          key={slug}
          {...(isFirstOpen && index === 0 && { open: true })}
          suppressHydrationWarning
        >
          <summary className={styles.question}>
            <h3>{question}</h3>
            <Icon name="plus" />
          </summary>
          <div className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <Inline>{paragraph}</Inline>
              </p>
            ))}
            <a className={styles.link} href={`#${slug}`} aria-label={`${linkLabel}: ${question}`}>
              {linkLabel}
            </a>
          </div>
        </details>
      ))}
    </div>
  )
}
