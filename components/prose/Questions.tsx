import { Disclosure } from '@/components/ui/Disclosure'
import { Icon } from '@/components/ui/Icon'
import type { Question } from '@/content/schema/question'
import { Inline } from './Inline'
import styles from './Questions.module.css'

type QuestionsProps = {
  items: readonly Question[]
  /** Label of an answer's link to itself. */
  linkLabel: string
  /** The first answer is open initially, with a larger question. */
  isFirstOpen?: boolean
}

/** Collapsible answers, each with its own fragment (lib/browser/page/open-question.inline.ts). */
export function Questions({ items, linkLabel, isFirstOpen = false }: QuestionsProps) {
  return (
    <div className={styles.root} data-first-open={isFirstOpen || undefined}>
      {items.map(({ slug, question, answer }, index) => (
        <Disclosure label={question} id={slug} key={slug} isOpen={isFirstOpen && index === 0}>
          <div className={styles.answer}>
            {answer.map((paragraph, at) => (
              <p key={paragraph}>
                <Inline>{paragraph}</Inline>
                {at === answer.length - 1 && (
                  <a
                    className={styles.link}
                    href={`#${slug}`}
                    aria-label={`${linkLabel}: ${question}`}
                  >
                    <Icon name="link" />
                  </a>
                )}
              </p>
            ))}
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
