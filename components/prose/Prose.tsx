import type { ReactNode } from 'react'
import type { PageWords } from '@/content/schema/labels'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { PageDrawing, type PageSubject } from './PageDrawing'
import styles from './Prose.module.css'

type ProseProps = {
  title: string
  lead: ReactNode
  words: PageWords
  /** Drawing beside the title. */
  subject?: PageSubject | undefined
  /** Entries of the table of contents. */
  contents: readonly { id: string; title: string }[]
  /** ISO date of the last change. */
  updated?: string | undefined
  isDraft?: boolean
  /** A summary before the contents. */
  highlight?: ReactNode
  children: ReactNode
}

/** Pages with up to this many sections have no table of contents. */
const SHORT = 3

/** The frame of an information page: a large title, the summary, then links to its sections in a row. */
export function Prose(props: ProseProps) {
  const { title, lead, words, subject, contents, updated, isDraft, highlight, children } = props
  return (
    <article>
      <header className={styles.header} data-ground="dark">
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {(isDraft || updated) && (
            <p className={styles.note}>
              {isDraft && <b>{words.draft}</b>}
              {updated && fill(words.updated, { date: dayText(updated).replaceAll(' ', '\u00a0') })}
            </p>
          )}
        </div>
        {subject && (
          <div className={styles.drawing}>
            <PageDrawing of={subject} />
          </div>
        )}
      </header>
      {highlight && <div className={styles.body}>{highlight}</div>}
      {contents.length > SHORT && (
        <nav className={styles.contents} aria-label={words.contents}>
          <ol role="list">
            {contents.map((entry) => (
              <li key={entry.id}>
                <a href={`#${entry.id}`}>{entry.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.body}>{children}</div>
    </article>
  )
}
