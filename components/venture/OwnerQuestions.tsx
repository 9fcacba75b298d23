import { Split } from '@/components/frames/Split'
import { type Column, Table } from '@/components/frames/Table'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { Disclosure } from '@/components/ui/Disclosure'
import { Icon } from '@/components/ui/Icon'
import type { JointVenture } from '@/content/schema/joint-venture'
import styles from './OwnerQuestions.module.css'

type Questions = JointVenture['questions']

/** What landowners ask first: the land we look for, then collapsible answers. */
export function OwnerQuestions({ questions }: { questions: Questions }) {
  const { criteria, shares, documents, safeguards } = questions
  const parts = ['question', 'area', 'revenue'] as const
  const shareColumns = parts.map(
    (part, at): Column<Record<typeof part, string>> => ({
      key: part,
      label: shares.columns[at],
      isHead: at === 0,
      is: at === 0 ? 'third' : 'named',
      cell: (row) => row[part],
    }),
  )
  return (
    <Section labelledBy="questions-title">
      <SectionHead look="stack" id="questions-title" title={questions.title}>
        {questions.lede}
      </SectionHead>
      <div className={styles.part}>
        <Split look="narrow" lead={<h3 className={styles.name}>{criteria.title}</h3>}>
          <div>
            <Disclosure label={criteria.title} isWideOpen>
              <dl className={styles.criteria}>
                {criteria.items.map(({ title, text }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
            <Disclosure label={shares.title}>
              <p className={`${styles.text} ${styles.about}`}>{shares.lede}</p>
              <Table
                look="cards"
                label={shares.title}
                rows={shares.rows}
                row={({ question }) => ({ key: question })}
                columns={shareColumns}
              />
            </Disclosure>
            <Disclosure label={documents.title}>
              <p className={`${styles.text} ${styles.about}`}>{documents.lede}</p>
              <ul className={styles.documents}>
                {documents.items.map((name) => (
                  <li key={name}>
                    <Icon name="document" />
                    {name}
                  </li>
                ))}
              </ul>
            </Disclosure>
          </div>
        </Split>
      </div>
      <section className={styles.part}>
        <Split look="narrow" lead={<h3 className={styles.name}>{safeguards.title}</h3>}>
          <div>
            <div>
              {safeguards.items.map(({ question, answer }) => (
                <Disclosure label={question} key={question}>
                  <p className={styles.text}>{answer}</p>
                </Disclosure>
              ))}
            </div>
            <p className={styles.note}>{questions.note}</p>
          </div>
        </Split>
      </section>
    </Section>
  )
}
