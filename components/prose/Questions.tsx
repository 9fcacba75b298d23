import { Icon } from '@/components/ui/Icon'
import type { Question } from '@/content/schema/question'
import { Inline } from './Inline'
import styles from './Questions.module.css'

type QuestionsProps = {
  items: readonly Question[] /** Names the link of an answer to itself. */
  linkLabel: string
}

/** Questions that unfold, each with an address of its own (see QuestionOpener). */
export function Questions({ items, linkLabel }: QuestionsProps) {
  return (
    <div className={styles.root}>
      {items.map(({ slug, question, answer }) => (
        <details className={styles.item} id={slug} key={slug} suppressHydrationWarning>
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
