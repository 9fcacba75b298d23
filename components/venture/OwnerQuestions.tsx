import type { ReactNode } from 'react'
import { Section } from '@/components/layout/Section'
import { Disclosure } from '@/components/ui/Disclosure'
import { Icon } from '@/components/ui/Icon'
import type { JointVenture } from '@/content/schema/joint-venture'
import styles from './OwnerQuestions.module.css'
import { ShareTable } from './ShareTable'
import { Stages } from './Stages'

type Questions = JointVenture['questions']

/** What landowners ask before anything else. Each question opens to its answer; the first stands open. */
export function OwnerQuestions({ questions }: { questions: Questions }) {
  const { criteria, shares, timeline, documents, safeguards } = questions
  return (
    <Section labelledBy="questions-title">
      <h2 className={styles.title} id="questions-title">
        {questions.title}
      </h2>
      <p className={styles.lede}>{questions.lede}</p>
      <div>
        <Chapter title={criteria.title} isOpen>
          <dl className={styles.criteria}>
            {criteria.items.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Chapter>
        <Chapter title={shares.title} lede={shares.lede}>
          <ShareTable shares={shares} />
        </Chapter>
        <Chapter title={timeline.title} lede={timeline.lede}>
          <Stages stages={timeline.stages} />
        </Chapter>
        <Chapter title={documents.title} lede={documents.lede}>
          <ul className={styles.documents}>
            {documents.items.map((name) => (
              <li key={name}>
                <Icon name="document" />
                {name}
              </li>
            ))}
          </ul>
        </Chapter>
      </div>
      <section className={styles.safeguards}>
        <h3 className={styles.name}>{safeguards.title}</h3>
        <div>
          <div>
            {safeguards.items.map(({ question, answer }) => (
              <Disclosure label={question} key={question}>
                <p className={styles.protection}>{answer}</p>
              </Disclosure>
            ))}
          </div>
          <p className={styles.note}>{questions.note}</p>
        </div>
      </section>
    </Section>
  )
}

type ChapterProps = { title: string; lede?: string; isOpen?: boolean; children: ReactNode }

function Chapter({ title, lede, isOpen = false, children }: ChapterProps) {
  return (
    <Disclosure label={title} isOpen={isOpen}>
      <div className={styles.answer}>
        <p className={styles.about}>{lede}</p>
        <div>{children}</div>
      </div>
    </Disclosure>
  )
}
